import { videosMessages } from '../../apps/storefront/app/features/videos/videos.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { uiMessages } from '../../apps/storefront/app/ui/ui.messages.ts'
import { once } from '../once.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, test } from '../pages/home.ts'

test('M-12: a video shows its description and a link; its platform gets no request before', async ({
  page,
  client,
  homePage,
  words,
  baseURL,
}) => {
  const [video] = await client.videos.listVideos()
  const foreign: string[] = []
  await page.route(
    (url) => /^https?:$/.test(url.protocol) && !url.href.startsWith(baseURL ?? ''),
    (route) => {
      foreign.push(route.request().url())
      return route.abort()
    },
  )
  await page.goto(paths.home())
  await expect(homePage.videos).toHaveCount(9)
  await homePage.gallery.scrollIntoViewIfNeeded()
  await homePage.play.first().click()
  await expect(homePage.player.getByRole('heading', { level: 2 })).toHaveText(video?.title ?? '')
  await expect(homePage.player.getByText(video?.description ?? '', { exact: true })).toBeVisible()
  await expect(homePage.player.getByRole('link', { name: words(videosMessages).onPlatform })).toHaveAttribute(
    'href',
    /^https:\/\/www\.youtube\.com\/results\?search_query=/,
  )
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(foreign).toEqual([])
  await checkPage(page, 'a video')

  await homePage.player.getByRole('button', { name: words(uiMessages).close }).click()
  await expect(homePage.player).toBeHidden()
})

test('M-12: the videos wrap around', async ({ page, homePage }) => {
  const pages = (page.viewportSize()?.width ?? 0) < 640 ? 9 : 3
  await page.goto(paths.home())
  await homePage.gallery.scrollIntoViewIfNeeded()
  await homePage.previous.click()
  await expect(homePage.videos.last()).toBeInViewport({ ratio: 0.9 })
  for (let turn = 0; turn < pages; turn++) await homePage.next.click()
  await expect(homePage.videos.last()).toBeInViewport({ ratio: 0.9 })
  await homePage.next.click()
  await expect(homePage.videos.first()).toBeInViewport({ ratio: 0.9 })
})

test(
  'M-12, G-08: a broken poster is replaced by a smaller one, then by a drawing',
  once,
  async ({ page, homePage }) => {
    await page.route(/\/media\/[^/]+\/(?!320\.webp)/, (route) => route.abort())
    await page.goto(paths.home())
    const posters = homePage.videos.locator('img')
    await homePage.galleryTitle.scrollIntoViewIfNeeded()
    await expect(posters.first()).toHaveAttribute('src', /\/320\.webp$/)

    await page.route(/\/media\//, (route) => route.abort())
    await page.reload()
    await homePage.galleryTitle.scrollIntoViewIfNeeded()
    await expect(posters.first()).toHaveAttribute('src', /stock-picture/)
  },
)
