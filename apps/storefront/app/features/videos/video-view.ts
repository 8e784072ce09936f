import type { Video } from '@shop/contract'
import { type PictureView, toPictureView } from '../../ui/pictures/picture-view.ts'

/** A video as the gallery shows it. */
export type VideoView = Omit<Video, 'picture' | 'thumbnail'> & { picture: PictureView | null }

export function toVideoViews(videos: readonly Video[]): VideoView[] {
  return videos.map(({ picture, thumbnail: _, ...video }) => ({ ...video, picture: toPictureView(picture) }))
}

/** Formats a length as `0:40`, `12:05` or `1:02:09`. */
export function formatDuration(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const [hours = 0, ...rest] = parts
  const shown = hours > 0 ? parts : rest
  return shown.map((part, place) => (place === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')
}
