import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { chosenInstantField, idField, instantField, textField } from '../fields.ts'
import { pictureSchema } from '../picture.schema.ts'
import { localizedField, localizedTextField } from '../staff/localized-fields.ts'
import { localizedSchema, staffListQuery, versionField } from '../staff/staff-fields.ts'
import { staffResource } from '../staff/staff-resource.ts'
import { isOwnPath } from '../values/own-path.ts'

/** A place in the shop (`/offers`), or an address elsewhere that is encrypted (`https://…`). */
function isBannerLink(link: string): boolean {
  if (isOwnPath(link)) return /^[^\s\\]+$/.test(link)
  return /^https:\/\/[^\s\\@]+$/.test(link) && URL.canParse(link)
}

const momentField = chosenInstantField.nullable()
const bannerFields = {
  title: localizedField(120),
  description: localizedTextField(300),
  /** Ids of pictures: for pages read from left to right, and from right to left. */
  image_ltr: idField,
  image_rtl: idField,
  link: textField(500).pipe(z.string().refine(isBannerLink, { params: { reason: 'link' } })),
  /** The lowest comes first. */
  priority: z.number().int().min(0).max(1000),
  is_active: z.boolean(),
  starts_at: momentField,
  ends_at: momentField,
}
type Dates = { starts_at: string | null; ends_at: string | null }

const newBannerSchema = z.object(bannerFields).superRefine(checkDates)
const changedBannerSchema = z.object({ ...bannerFields, version: versionField }).superRefine(checkDates)
export type BannerInput = z.output<typeof newBannerSchema>

function checkDates({ starts_at, ends_at }: Dates, context: z.core.$RefinementCtx): void {
  if (starts_at !== null && ends_at !== null && Date.parse(starts_at) >= Date.parse(ends_at))
    context.addIssue({ code: 'custom', path: ['ends_at'], params: { reason: 'after_start' } })
}

const staffBannerSchema = z.object({
  id: z.number().int(),
  version: versionField,
  title: localizedSchema,
  description: localizedSchema,
  image_ltr: pictureSchema,
  image_rtl: pictureSchema,
  link: z.string(),
  priority: z.number().int(),
  is_active: z.boolean(),
  starts_at: instantField.nullable(),
  ends_at: instantField.nullable(),
  /** Whether the shop shows it now. */
  state: z.enum(['shown', 'planned', 'over', 'off']),
  updated_at: instantField,
})
export type StaffBanner = z.output<typeof staffBannerSchema>

const banner = staffResource({
  path: '/api/admin/banners/',
  read: 'content.read',
  write: 'content.write',
  query: z.object(staffListQuery(['priority', 'starts_at', 'updated_at'], 'asc')),
  answer: staffBannerSchema,
  created: newBannerSchema,
  changed: changedBannerSchema,
  missing: 'not_found',
  refusals: ['picture_not_found'],
})

export const bannersStaffEndpoints = defineStaffEndpoints({
  listBanners: { ...banner.list, summary: 'Banners, shown or not' },
  getBanner: { ...banner.get, summary: 'One banner with both languages' },
  createBanner: { ...banner.create, summary: 'A new banner' },
  updateBanner: { ...banner.update, summary: 'Makes a banner what is sent' },
  deleteBanner: { ...banner.remove, summary: 'Removes a banner' },
})
