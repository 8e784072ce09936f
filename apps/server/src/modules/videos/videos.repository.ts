import type { Language } from '@shop/contract'
import { inLanguage } from '../../database/bilingual.ts'
import type { Db } from '../../database/client.ts'
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

/** The videos that are shown, in their order. */
export async function listVideos(db: Db, language: Language): Promise<VideoRow[]> {
  return await db<VideoRow[]>`
    select v.id, ${inLanguage(db, 'v.title', language)} as title, ${inLanguage(db, 'v.description', language)} as description,
      v.link, v.kind, v.duration_seconds, v.view_count, v.published_at, ${pictureJson(db)} as poster
    from videos v join media_assets m on m.id = v.poster_id
    where v.is_active order by v.sort_order, v.id`
}
