import { formatDate } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import type { VideoView } from './video-view.ts'
import { videosMessages } from './videos.late.messages.ts'

/** How often a video was watched, and since when, as far as that is known. */
export function VideoFacts({ video }: { video: VideoView }) {
  const t = useMessages(videosMessages)
  const language = useLanguage()
  const { viewCount, publishedAt } = video
  if (viewCount === null && publishedAt === null) return null
  return (
    <span className="flex gap-2 text-muted text-sm">
      {viewCount !== null && <span>{t.views({ count: viewCount })}</span>}
      {publishedAt !== null && <time dateTime={publishedAt}>{formatDate(publishedAt, language)}</time>}
    </span>
  )
}
