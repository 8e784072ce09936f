import type { BannerInput, StaffBanner } from '@shop/contract/staff'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { presenting, type RemovableKind } from '../audit/index.ts'
import { findUnknownPictures, presentPicture } from '../media/index.ts'
import * as table from './ads.repository.ts'

/** Banners as they are at a moment. Checks throw `picture_not_found`. */
export function bannersAt(now: Date): RemovableKind<StaffBanner, BannerInput, BannerInput> {
  return {
    entity: 'banner',
    missing: 'not_found',
    stateOf,
    find: presenting(table.findBanner, (record) => presentBanner(record, now)),
    async insert(tx, input) {
      await checkPictures(tx, input)
      return await table.insertBanner(tx, toColumns(input))
    },
    async update(tx, { id, version }, input) {
      await checkPictures(tx, input)
      return await table.updateBanner(tx, id, version, toColumns(input))
    },
    remove: (tx, { id, version }) => table.deleteBanner(tx, id, version),
  }
}

export function presentBanner(record: table.BannerRecord, now: Date): StaffBanner {
  const { id, version, title, description, link, priority, isActive, startDate, endDate } = record
  return {
    id,
    version,
    title,
    description,
    link,
    priority,
    is_active: isActive,
    state: stateAt(record, now),
    image_ltr: presentPicture(record.imageLtr),
    image_rtl: presentPicture(record.imageRtl),
    starts_at: startDate?.toISOString() ?? null,
    ends_at: endDate?.toISOString() ?? null,
    updated_at: record.updatedAt.toISOString(),
  }
}

function stateAt({ isActive, startDate, endDate }: table.BannerRecord, now: Date): StaffBanner['state'] {
  if (!isActive) return 'off'
  if (endDate !== null && endDate <= now) return 'over'
  return startDate !== null && startDate > now ? 'planned' : 'shown'
}

async function checkPictures(db: Db, { image_ltr, image_rtl }: BannerInput): Promise<void> {
  for (const [field, id] of Object.entries({ image_ltr, image_rtl })) {
    if ((await findUnknownPictures(db, [id])).length > 0) throw new AppError('picture_not_found', { fields: [field] })
  }
}

function toColumns(input: BannerInput): table.BannerColumns {
  const { title, description, link, priority, starts_at, ends_at } = input
  const toDate = (moment: string | null) => (moment === null ? null : new Date(moment))
  return {
    titleEn: title.en,
    titleAr: title.ar,
    descriptionEn: description.en,
    descriptionAr: description.ar,
    imageLtrId: input.image_ltr,
    imageRtlId: input.image_rtl,
    link,
    priority,
    isActive: input.is_active,
    startDate: toDate(starts_at),
    endDate: toDate(ends_at),
  }
}

function stateOf({ id: _id, version: _version, state: _state, updated_at: _changed, ...banner }: StaffBanner) {
  return { ...banner, image_ltr: banner.image_ltr.id, image_rtl: banner.image_rtl.id }
}
