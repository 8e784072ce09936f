import { formatDate } from '@shop/i18n'
import { Play } from 'lucide-react'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { formatDuration, type VideoView } from './video-view.ts'
import { videosMessages } from './videos.late.messages.ts'

type Properties = { video: VideoView; onPlay: () => void }

const sizes = '(min-width: 82rem) 400px, (min-width: 40rem) 32vw, 100vw'

/** A poster with title and facts; all of it is the play button. */
export function VideoCard({ video, onPlay }: Properties) {
  const t = useMessages(videosMessages)
  const time = video.duration === null ? null : formatDuration(video.duration)
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-card shadow-card transition-shadow hover:shadow-raised has-[button:focus-visible]:outline-3 has-[button:focus-visible]:outline-nile">
      <div className="relative aspect-video overflow-hidden bg-well">
        <Picture
          picture={video.picture}
          alt=""
          sizes={sizes}
          className="size-full object-cover transition-transform duration-250 group-hover:scale-[1.03]"
        />
        <span
          aria-hidden="true"
          className="absolute inset-0 m-auto grid size-14 place-items-center rounded-full bg-lamp text-on-lamp shadow-raised transition-transform group-hover:scale-110"
        >
          <Play className="size-6 fill-current" />
        </span>
        {video.type === 'shorts' && (
          <div className="absolute start-2.5 top-2.5">
            <Badge tone="nile">{t.short}</Badge>
          </div>
        )}
        {time && (
          <span className="absolute end-2.5 bottom-2.5 rounded-control bg-night/85 px-2 py-0.5 font-semibold text-on-night text-sm tabular-nums">
            <span className="sr-only">{t.length({ time })}</span>
            <bdi aria-hidden="true" dir="ltr">
              {time}
            </bdi>
          </span>
        )}
      </div>
      <div className="flex grow flex-col gap-1 p-4">
        <h3 className="text-base">
          <button
            type="button"
            aria-label={t.play({ title: video.title })}
            aria-haspopup="dialog"
            onClick={onPlay}
            className="text-start outline-none after:absolute after:inset-0 group-hover:text-nile"
          >
            {video.title}
          </button>
        </h3>
        <VideoFacts video={video} />
      </div>
    </article>
  )
}

/** Views and date of a video, if known. */
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
