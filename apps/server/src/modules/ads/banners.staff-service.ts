import type { UserId } from '@shop/contract'
import type { BannerInput, StaffBanner } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { recordChange } from '../audit/index.ts'
import { findUnknownPictures, presentPicture } from '../media/index.ts'
import * as table from './ads.repository.ts'

const entity = 'banner'
/** Who makes a change, and when. */
export type ChangeContext = { actorId: UserId; now: Date }

/** @throws AppError `not_found` */
export async function getBanner(db: Db, id: number, now: Date): Promise<StaffBanner> {
  const record = await table.findBanner(db, id)
  if (!record) throw new AppError('not_found')
  return presentBanner(record, now)
}

/** @throws AppError `picture_not_found` */
export async function createBanner(db: Db, input: BannerInput, { actorId, now }: ChangeContext): Promise<StaffBanner> {
  return await inTransaction(db, async (tx) => {
    await checkPictures(tx, input)
    const created = await getBanner(tx, await table.insertBanner(tx, toColumns(input)), now)
    await recordChange(tx, { actorId, action: 'created', entity, entityId: created.id, after: stateOf(created) })
    return created
  })
}

/** @throws AppError `not_found`, `version_conflict`, `picture_not_found` */
export async function updateBanner(
  db: Db,
  id: number,
  { version, ...input }: BannerInput & { version: number },
  { actorId, now }: ChangeContext,
): Promise<StaffBanner> {
  return await inTransaction(db, async (tx) => {
    const before = await getBanner(tx, id, now)
    await checkPictures(tx, input)
    if (!(await table.updateBanner(tx, id, version, toColumns(input)))) await refuseVersion(tx, id, now)
    const after = await getBanner(tx, id, now)
    const states = { before: stateOf(before), after: stateOf(after) }
    await recordChange(tx, { actorId, action: 'updated', entity, entityId: id, ...states })
    return after
  })
}

/** @returns the deleted banner. @throws AppError `not_found`, `version_conflict` */
export async function deleteBanner(
  db: Db,
  id: number,
  version: number,
  { actorId, now }: ChangeContext,
): Promise<StaffBanner> {
  return await inTransaction(db, async (tx) => {
    const before = await getBanner(tx, id, now)
    if (!(await table.deleteBanner(tx, id, version))) await refuseVersion(tx, id, now)
    await recordChange(tx, { actorId, action: 'removed', entity, entityId: id, before: stateOf(before) })
    return before
  })
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

async function refuseVersion(db: Db, id: number, now: Date): Promise<never> {
  throw new AppError('version_conflict', { version: (await getBanner(db, id, now)).version })
}

async function checkPictures(db: Db, { image_ltr, image_rtl }: BannerInput): Promise<void> {
  for (const [field, id] of Object.entries({ image_ltr, image_rtl })) {
    if ((await findUnknownPictures(db, [id])).length > 0) throw new AppError('picture_not_found', {}, [field])
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
