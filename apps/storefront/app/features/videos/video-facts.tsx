import { formatDate } from '@shop/i18n'
import { useLanguage, useMessages } from '../../language.tsx'
import type { VideoView } from './video-view.ts'
import { videosMessages } from './videos.late.messages.ts'

/** How often a video was watched, and since when. */
export function VideoFacts({ video }: { video: VideoView }) {
  const t = useMessages(videosMessages)
  const language = useLanguage()
  return (
    <span className="text-muted text-sm">
      {t.views({ count: video.viewCount })} ·{' '}
      <time dateTime={video.publishedAt}>{formatDate(video.publishedAt, language)}</time>
    </span>
  )
}
