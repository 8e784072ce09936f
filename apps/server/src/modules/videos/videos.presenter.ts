import { findFilmId, type Language, type Video } from '@shop/contract'
import { presentPicture } from '../media/index.ts'
import type { VideoRow } from './videos.repository.ts'

/** A video with its addresses on the platform (integrations, section 5). */
export function presentVideo(row: VideoRow, language: Language): Video {
  const picture = presentPicture(row.poster)
  const film = findFilmId(row.link)
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    thumbnail: picture.image,
    picture,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    duration: row.durationSeconds,
    viewCount: row.viewCount,
    videoUrl: row.link,
    embedUrl: film && `https://www.youtube-nocookie.com/embed/${film}?autoplay=1&rel=0&hl=${language}`,
    type: row.kind,
  }
}
