import type { Language, Localized } from '@shop/contract'
import { inBothLanguages, inLanguage } from '../../database/bilingual.ts'
import type { Db } from '../../database/client.ts'
import { hasWords } from '../../database/has-words.ts'
import { inDirection } from '../../database/in-direction.ts'
import { insertedId } from '../../database/inserted-id.ts'
import { type PictureRow, pictureJson } from '../media/index.ts'

export type VideoRow = {
  id: number
  title: string
  description: string
  link: string
  kind: 'shorts' | 'video'
  durationSeconds: number | null
  viewCount: number | null
  publishedAt: Date | null
  poster: PictureRow
}

/** Lists active videos for shoppers, in their order. */
export async function listVideos(db: Db, language: Language): Promise<VideoRow[]> {
  return await db<VideoRow[]>`
    select v.id, ${inLanguage(db, 'v.title', language)} as title, ${inLanguage(db, 'v.description', language)} as description,
      v.link, v.kind, v.duration_seconds, v.view_count, v.published_at, ${pictureJson(db)} as poster
    from videos v join media_assets m on m.id = v.poster_id
    where v.is_active order by v.sort_order, v.id`
}

type VideoFacts = {
  link: string
  kind: 'shorts' | 'video'
  durationSeconds: number | null
  viewCount: number | null
  publishedAt: Date | null
  sortOrder: number
  isActive: boolean
}
export type VideoRecord = VideoFacts & {
  id: number
  version: number
  title: Localized
  description: Localized
  poster: PictureRow
  updatedAt: Date
}
export type VideoColumns = VideoFacts & {
  titleEn: string
  titleAr: string
  descriptionEn: string
  descriptionAr: string
  posterId: number
}
export type VideoList = { q: string; sort: 'order' | 'updated_at'; order: 'asc' | 'desc' }

export async function countVideos(db: Db, q: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*) from videos v where ${matches(db, q)}`
  return row?.count ?? 0
}

export async function listStaffVideos(
  db: Db,
  { q, sort, order }: VideoList,
  { limit, offset }: { limit: number; offset: number },
) {
  const by = { order: db`v.sort_order`, updated_at: db`v.updated_at` }[sort]
  return await db<VideoRecord[]>`
    ${selectVideos(db)} where ${matches(db, q)}
    order by ${by} ${inDirection(db, order)}, v.id ${inDirection(db, order)} limit ${limit} offset ${offset}`
}

export async function findVideo(db: Db, id: number): Promise<VideoRecord | null> {
  const [row] = await db<VideoRecord[]>`${selectVideos(db)} where v.id = ${id}`
  return row ?? null
}

export async function insertVideo(db: Db, columns: VideoColumns): Promise<number> {
  return insertedId(await db<{ id: number }[]>`insert into videos ${db(columns)} returning id`)
}

/** @returns false when the video has another version or does not exist */
export async function updateVideo(db: Db, id: number, version: number, columns: VideoColumns): Promise<boolean> {
  const updated = await db`
    update videos set ${db(columns)}, version = version + 1, updated_at = now() where id = ${id} and version = ${version}`
  return updated.count === 1
}

/** @returns false when the video has another version or does not exist */
export async function deleteVideo(db: Db, id: number, version: number): Promise<boolean> {
  const deleted = await db`delete from videos where id = ${id} and version = ${version}`
  return deleted.count === 1
}

function matches(db: Db, q: string) {
  return hasWords(db, db`fold_person(concat_ws(' ', v.title_en, v.title_ar, v.link))`, q)
}

function selectVideos(db: Db) {
  return db`
    select v.id, v.version, ${inBothLanguages(db, 'v.title')} as title, ${inBothLanguages(db, 'v.description')} as description,
      ${pictureJson(db)} as poster, v.link, v.kind, v.duration_seconds, v.view_count, v.published_at, v.sort_order, v.is_active,
      v.updated_at
    from videos v join media_assets m on m.id = v.poster_id`
}
