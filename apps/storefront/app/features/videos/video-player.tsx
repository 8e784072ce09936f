import { ExternalLink } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { classes } from '../../ui/classes.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { Picture } from '../../ui/pictures/picture.tsx'
import { VideoFacts } from './video-card.tsx'
import type { VideoView } from './video-view.ts'
import { videosMessages } from './videos.late.messages.ts'

/**
 * Plays a video in the platform's own player, which loads only now (docs/security.md), beside the video's text. If the
 * link is no video, the poster links to the platform. Closing removes the player, so that the sound stops.
 */
export function VideoPlayer({ video, onClose }: { video: VideoView | null; onClose: () => void }) {
  return (
    <Dialog
      isOpen={video !== null}
      onClose={onClose}
      title={video?.title ?? ''}
      className={video?.type === 'shorts' ? 'max-w-[26rem]' : 'w-[min(60rem,calc(100vw-1rem))]'}
    >
      {video && <Player video={video} />}
    </Dialog>
  )
}

function Player({ video }: { video: VideoView }) {
  const t = useMessages(videosMessages)
  return (
    <div className="grid gap-3">
      {video.embedUrl ? (
        <iframe
          title={video.title}
          src={video.embedUrl}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          allowFullScreen
          referrerPolicy="strict-origin-when-cross-origin"
          className={classes(
            'w-full rounded-control border-0 bg-night',
            video.type === 'shorts' ? 'mx-auto aspect-[9/16] max-h-[62dvh] max-w-[35dvh]' : 'aspect-video',
          )}
        />
      ) : (
        <Picture
          picture={video.picture}
          alt=""
          sizes="60rem"
          className="aspect-video w-full rounded-control object-cover"
        />
      )}
      <p>{video.description}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <VideoFacts video={video} />
        <a
          href={video.videoUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-nile underline-offset-4 hover:underline"
        >
          <span>{t.onPlatform}</span>
          <ExternalLink aria-hidden="true" className="mirror size-4" />
        </a>
      </div>
    </div>
  )
}
