import type { StaffVideo, VideoInput } from '@shop/contract/staff'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { presenting, type RemovableKind } from '../audit/index.ts'
import { findUnknownPictures, presentPicture } from '../media/index.ts'
import * as table from './videos.repository.ts'

/** Checks throw `picture_not_found`. */
export const videoKind: RemovableKind<StaffVideo, VideoInput, VideoInput> = {
  entity: 'video',
  missing: 'not_found',
  stateOf: ({ id: _id, version: _version, updated_at: _changed, ...video }) => ({ ...video, poster: video.poster.id }),
  find: presenting(table.findVideo, presentStaffVideo),
  async insert(tx, input) {
    await checkPoster(tx, input)
    return await table.insertVideo(tx, toColumns(input))
  },
  async update(tx, { id, version }, input) {
    await checkPoster(tx, input)
    return await table.updateVideo(tx, id, version, toColumns(input))
  },
  remove: (tx, { id, version }) => table.deleteVideo(tx, id, version),
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

async function checkPoster(db: Db, { poster }: VideoInput): Promise<void> {
  if ((await findUnknownPictures(db, [poster])).length > 0)
    throw new AppError('picture_not_found', { fields: ['poster'] })
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
