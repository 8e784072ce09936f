import type { Language, Video } from '@shop/contract'
import { presentPicture } from '../media/index.ts'
import type { VideoRow } from './videos.repository.ts'

/** A video with its addresses on the platform (integrations, section 5). */
export function presentVideo(row: VideoRow, language: Language): Video {
  const picture = presentPicture(row.poster)
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    thumbnail: picture.image,
    picture,
    publishedAt: row.publishedAt.toISOString(),
    duration: row.durationSeconds,
    viewCount: row.viewCount,
    videoUrl: `https://www.youtube.com/${row.kind === 'shorts' ? 'shorts/' : 'watch?v='}${row.platformId}`,
    embedUrl: `https://www.youtube-nocookie.com/embed/${row.platformId}?autoplay=1&rel=0&hl=${language}`,
    type: row.kind,
  }
}
