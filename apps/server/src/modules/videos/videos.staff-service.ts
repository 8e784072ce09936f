import type { UserId } from '@shop/contract'
import type { StaffVideo, VideoInput } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { recordChange } from '../audit/index.ts'
import { findUnknownPictures, presentPicture } from '../media/index.ts'
import * as table from './videos.repository.ts'

const entity = 'video'

/** @throws AppError `not_found` */
export async function getVideo(db: Db, id: number): Promise<StaffVideo> {
  const record = await table.findVideo(db, id)
  if (!record) throw new AppError('not_found')
  return presentStaffVideo(record)
}

/** @throws AppError `picture_not_found` */
export async function createVideo(db: Db, input: VideoInput, actorId: UserId): Promise<StaffVideo> {
  return await inTransaction(db, async (tx) => {
    await checkPoster(tx, input)
    const created = await getVideo(tx, await table.insertVideo(tx, toColumns(input)))
    await recordChange(tx, { actorId, action: 'created', entity, entityId: created.id, after: stateOf(created) })
    return created
  })
}

/** @throws AppError `not_found`, `version_conflict`, `picture_not_found` */
export async function updateVideo(
  db: Db,
  id: number,
  { version, ...input }: VideoInput & { version: number },
  actorId: UserId,
): Promise<StaffVideo> {
  return await inTransaction(db, async (tx) => {
    const before = await getVideo(tx, id)
    await checkPoster(tx, input)
    if (!(await table.updateVideo(tx, id, version, toColumns(input)))) await refuseVersion(tx, id)
    const after = await getVideo(tx, id)
    const states = { before: stateOf(before), after: stateOf(after) }
    await recordChange(tx, { actorId, action: 'updated', entity, entityId: id, ...states })
    return after
  })
}

/** @returns the deleted video. @throws AppError `not_found`, `version_conflict` */
export async function deleteVideo(db: Db, id: number, version: number, actorId: UserId): Promise<StaffVideo> {
  return await inTransaction(db, async (tx) => {
    const before = await getVideo(tx, id)
    if (!(await table.deleteVideo(tx, id, version))) await refuseVersion(tx, id)
    await recordChange(tx, { actorId, action: 'removed', entity, entityId: id, before: stateOf(before) })
    return before
  })
}

export function presentStaffVideo(record: table.VideoRecord): StaffVideo {
  const { id, version, title, description, link, kind } = record
  return {
    id,
    version,
    title,
    description,
    link,
    kind,
    poster: presentPicture(record.poster),
    duration: record.durationSeconds,
    views: record.viewCount,
    order: record.sortOrder,
    is_active: record.isActive,
    published_at: record.publishedAt?.toISOString() ?? null,
    updated_at: record.updatedAt.toISOString(),
  }
}

async function refuseVersion(db: Db, id: number): Promise<never> {
  throw new AppError('version_conflict', { version: (await getVideo(db, id)).version })
}

async function checkPoster(db: Db, { poster }: VideoInput): Promise<void> {
  if ((await findUnknownPictures(db, [poster])).length > 0) throw new AppError('picture_not_found', {}, ['poster'])
}

function toColumns(input: VideoInput): table.VideoColumns {
  const { title, description, poster, link, kind, published_at } = input
  return {
    titleEn: title.en,
    titleAr: title.ar,
    descriptionEn: description.en,
    descriptionAr: description.ar,
    posterId: poster,
    link,
    kind,
    durationSeconds: input.duration,
    viewCount: input.views,
    publishedAt: published_at === null ? null : new Date(published_at),
    sortOrder: input.order,
    isActive: input.is_active,
  }
}

function stateOf({ id: _id, version: _version, updated_at: _changed, ...video }: StaffVideo) {
  return { ...video, poster: video.poster.id }
}
