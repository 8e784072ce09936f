import type { Language, Localized } from '@shop/contract'
import { inBothLanguages, inLanguage } from '../../database/bilingual.ts'
import type { Db } from '../../database/client.ts'
import { hasWords } from '../../database/has-words.ts'
import { inDirection } from '../../database/in-direction.ts'
import { rowList } from '../../database/row-list.ts'
import { findRow } from '../../database/rows.ts'
import { type OwnColumns, type VersionedRow, versionedRows } from '../../database/versioned-rows.ts'
import { type PictureRow, pictureJson } from '../media/index.ts'
import type { videos } from './videos.table.ts'

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

type Translated = 'titleEn' | 'titleAr' | 'descriptionEn' | 'descriptionAr'
export type VideoRecord = VersionedRow &
  Omit<VideoColumns, Translated | 'posterId'> & { title: Localized; description: Localized; poster: PictureRow }
export type VideoColumns = OwnColumns<typeof videos>
export type VideoList = { q: string; sort: 'order' | 'updated_at'; order: 'asc' | 'desc' }

export function listStaffVideos(db: Db, { q, sort, order }: VideoList) {
  const by = { order: db`v.sort_order`, updated_at: db`v.updated_at` }[sort]
  const text = db`fold_person(concat_ws(' ', v.title_en, v.title_ar, v.link))`
  return rowList(
    db,
    db`${by} ${inDirection(db, order)}, v.id ${inDirection(db, order)}`,
    (tail) => db<VideoRecord[]>`${selectVideos(db)} where ${hasWords(db, text, q)} ${tail}`,
  )
}

export async function findVideo(db: Db, id: number): Promise<VideoRecord | null> {
  return await findRow(db<VideoRecord[]>`${selectVideos(db)} where v.id = ${id}`)
}

export const { insert: insertVideo, update: updateVideo, remove: deleteVideo } = versionedRows<VideoColumns>('videos')

function selectVideos(db: Db) {
  return db`
    select v.id, v.version, ${inBothLanguages(db, 'v.title')} as title, ${inBothLanguages(db, 'v.description')} as description,
      ${pictureJson(db)} as poster, v.link, v.kind, v.duration_seconds, v.view_count, v.published_at, v.sort_order, v.is_active,
      v.updated_at
    from videos v join media_assets m on m.id = v.poster_id`
}
