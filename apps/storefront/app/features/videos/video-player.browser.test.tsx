import type { Language } from '@shop/contract'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { checkPart } from '../../../test/check-part.ts'
import { show, windows, wordsOf } from '../../../test/show.tsx'
import { uiMessages } from '../../ui/ui.messages.ts'
import { VideoGallery } from './video-gallery.tsx'
import type { VideoView } from './video-view.ts'
import { videosMessages } from './videos.late.messages.ts'

/** Nine videos. No address of the poster can be loaded; the first is no film, so that it needs no network. */
const videos = Array.from({ length: 9 }, (_, id): VideoView => {
  return {
    id,
    type: 'video',
    title: `Crisp fries ${id}`,
    description: 'In twelve minutes.',
    picture: { id, image: '/media/v1/640.webp', base: '/media/v1', widths: [320, 800], width: 1280, height: 720 },
    publishedAt: null,
    duration: 52,
    viewCount: null,
    videoUrl: 'https://www.youtube.com/results?search_query=fries',
    embedUrl: id === 0 ? null : 'https://www.youtube-nocookie.com/embed/abcDEF12_-x',
  }
})

async function showGallery(language: Language, screen: keyof typeof windows) {
  await page.viewport(...windows[screen])
  const part = await show(<VideoGallery videos={videos} />, language)
  const ui = wordsOf(uiMessages, language)
  return {
    part,
    cards: part.getByRole('article'),
    next: part.getByRole('button', { name: ui.next }),
    previous: part.getByRole('button', { name: ui.previous }),
  }
}

it('M-12: a video shows its description and a link; its platform gets no request before', async () => {
  const { part } = await showGallery('en', 'phone')
  const t = wordsOf(videosMessages, 'en')
  await part.getByRole('button', { name: t.play({ title: 'Crisp fries 0' }) }).click()
  const player = page.getByRole('dialog', { name: 'Crisp fries 0' })
  await expect.element(player.getByText('In twelve minutes.', { exact: true })).toBeVisible()
  await expect
    .element(player.getByRole('link', { name: t.onPlatform }))
    .toHaveAttribute('href', 'https://www.youtube.com/results?search_query=fries')
  expect(document.querySelector('iframe')).toBeNull()
  await checkPart()
  await player.getByRole('button', { name: wordsOf(uiMessages, 'en').close }).click()
  await expect.element(player).not.toBeInTheDocument()
})

it.each([
  ['ar', 'phone', 9],
  ['en', 'desktop', 3],
] as const)('M-12: the videos wrap around (%s on a %s)', async (language, screen, pages) => {
  const { cards, next, previous } = await showGallery(language, screen)
  await previous.click()
  await expect.element(cards.last()).toBeInViewport({ ratio: 0.9 })
  for (let turn = 0; turn < pages; turn++) await next.click()
  await expect.element(cards.last()).toBeInViewport({ ratio: 0.9 })
  await next.click()
  await expect.element(cards.first()).toBeInViewport({ ratio: 0.9 })
})

it('M-12, G-08: a broken poster is replaced by a smaller one, then by a drawing', async () => {
  const seen = new Set<string>()
  const observer = new MutationObserver(() => {
    const poster = document.querySelector('article img')?.getAttribute('src')
    if (poster) seen.add(poster)
  })
  observer.observe(document.body, { subtree: true, childList: true })
  await showGallery('en', 'phone')
  await expect
    .poll(() => [...seen])
    .toEqual([videos[0]?.picture?.image, '/media/v1/320.webp', expect.stringContaining('svg')])
  observer.disconnect()
})
