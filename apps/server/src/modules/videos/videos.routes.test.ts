import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/app.ts'
import { getValue } from '../../database/rows.ts'

let shop: TestShop
let posterId: number
beforeAll(async () => {
  shop = await openTestShop()
  const poster = { sourceHash: 'a'.repeat(64), key: 'b'.repeat(32), width: 1280, height: 720, placeholder: '#f4efe7' }
  posterId = await getValue(shop.pool<{ id: number }[]>`insert into media_assets ${shop.pool(poster)} returning id`)
})
afterAll(() => shop.close())

async function addVideo(changes: object = {}): Promise<void> {
  const video = {
    titleEn: 'Fries',
    titleAr: 'بطاطس',
    descriptionEn: 'Crisp.',
    descriptionAr: 'مقرمشة.',
    posterId,
    link: 'https://www.youtube.com/watch?v=abcDEF12_-x',
    kind: 'video',
    durationSeconds: 52,
    viewCount: 26_700,
    publishedAt: '2026-10-14T16:00:00Z',
    ...changes,
  }
  await shop.pool`insert into videos ${shop.pool(video)}`
}

async function list(language = 'en') {
  return (await shop.app.inject({ url: `/api/videos/?lang=${language}` })).json()
}

it('M-12: has what the spec names of a video, in the language of the request', async () => {
  await addVideo()
  await addVideo({ kind: 'shorts', link: 'https://www.youtube.com/results?search_query=fries', sortOrder: -1 })
  await addVideo({ isActive: false })
  expect(await list()).toEqual([
    expect.objectContaining({
      type: 'shorts',
      embedUrl: null,
      videoUrl: 'https://www.youtube.com/results?search_query=fries',
    }),
    {
      id: expect.any(Number),
      title: 'Fries',
      description: 'Crisp.',
      thumbnail: `/media/${'b'.repeat(32)}/640.webp`,
      picture: expect.objectContaining({ widths: [320, 640, 960, 1280] }),
      publishedAt: '2026-10-14T16:00:00.000Z',
      duration: 52,
      viewCount: 26_700,
      videoUrl: 'https://www.youtube.com/watch?v=abcDEF12_-x',
      embedUrl: 'https://www.youtube-nocookie.com/embed/abcDEF12_-x?autoplay=1&rel=0&hl=en',
      type: 'video',
    },
  ])
  expect((await list('ar'))[1]).toMatchObject({ title: 'بطاطس', embedUrl: expect.stringContaining('hl=ar') })
})

it('shows a change at once', async () => {
  await list()
  await shop.pool`update videos set is_active = false`
  await expect.poll(() => list()).toEqual([])
})

it('leaves out unknown values', async () => {
  await addVideo({ durationSeconds: null, viewCount: null, publishedAt: null })
  await expect
    .poll(async () => (await list()).at(-1))
    .toMatchObject({ duration: null, viewCount: null, publishedAt: null })
})
