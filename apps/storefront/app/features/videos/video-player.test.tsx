import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { describe, expect, it } from 'vitest'
import { LanguageProvider } from '../../i18n/language.tsx'
import { VideoPlayer } from './video-player.tsx'
import type { VideoView } from './video-view.ts'

const video: VideoView = {
  id: 3,
  type: 'video',
  title: 'Crisp fries',
  description: 'In twelve minutes.',
  picture: null,
  publishedAt: '2026-10-14T16:00:00.000Z',
  duration: 52,
  viewCount: 26_700,
  videoUrl: 'https://www.youtube.com/watch?v=abcDEF12_-x',
  embedUrl: 'https://www.youtube-nocookie.com/embed/abcDEF12_-x?autoplay=1',
}

function renderPlayer(changes: Partial<VideoView> = {}): string {
  return renderToString(
    <LanguageProvider language="en">
      <MemoryRouter>
        <VideoPlayer video={{ ...video, ...changes }} onClose={() => undefined} />
      </MemoryRouter>
    </LanguageProvider>,
  )
}

describe('M-12: the player of a video', () => {
  it.each([
    ['its title', '>Crisp fries</h2>'],
    ['what it is about', '<p>In twelve minutes.</p>'],
    ['how often it was watched', '26,700 views'],
    ['since when', '<time dateTime="2026-10-14T16:00:00.000Z">'],
    ['the film', 'src="https://www.youtube-nocookie.com/embed/abcDEF12_-x?autoplay=1"'],
    ['the way to the platform', 'href="https://www.youtube.com/watch?v=abcDEF12_-x"'],
  ])('has %s', (_, shown) => {
    expect(renderPlayer()).toContain(shown)
  })

  it('has no frame where the link is no film', () => {
    expect(renderPlayer({ embedUrl: null })).not.toContain('<iframe')
  })
})
