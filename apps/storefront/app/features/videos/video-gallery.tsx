import { useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { Carousel } from '../../ui/carousel/carousel.tsx'
import { useLateModule } from '../../ui/hooks/use-late-module.ts'
import { VideoCard } from './video-card.tsx'
import type { VideoView } from './video-view.ts'
import { videosMessages } from './videos.late.messages.ts'

const loop = { loop: true }
const fetchPlayer = () => import('./video-player.tsx')

/** An endless carousel of videos, three at a time and one on a phone (rule M-12). */
export function VideoGallery({ videos }: { videos: readonly VideoView[] }) {
  const t = useMessages(videosMessages)
  const [playing, setPlaying] = useState<VideoView | null>(null)
  const late = useLateModule(playing !== null, fetchPlayer)
  if (videos.length === 0) return null
  return (
    <section className="page mt-14">
      <h2 className="text-2xl">{t.videos}</h2>
      <p className="mb-5 text-muted">{t.hint}</p>
      <Carousel
        label={t.videos}
        options={loop}
        trackClassName="-ms-3 py-1 sm:-ms-4"
        slideClassName="basis-full ps-3 sm:basis-1/3 sm:ps-4"
      >
        {videos.map((video) => (
          <VideoCard key={video.id} video={video} onPlay={() => setPlaying(video)} />
        ))}
      </Carousel>
      {late && <late.VideoPlayer video={playing} onClose={() => setPlaying(null)} />}
    </section>
  )
}
