import type { Route } from '@playwright/test'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { connectionOf } from '../pages/connection.ts'
import { expect, test } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'

test('M-15: a guest sees when the shop does not respond and when it is back', async ({ page, words, header }) => {
  const connection = connectionOf(page, words)
  await page.clock.install()
  await page.goto(paths.home())
  await connection.waitUntilWatched()
  const calls = /\/(api\/|healthz)/
  await page.route(calls, (route) => route.abort())
  await header.searchBox.fill(words(typedWords).blenders)
  await expect(connection.outOfReach).toBeVisible()
  await page.unroute(calls)
  // It asks again after some seconds, and says for some that the shop is back.
  await page.clock.fastForward('00:05')
  await expect(connection.isBack).toBeVisible()
  await page.clock.fastForward('00:05')
  await expect(connection.isBack).toBeHidden()
})

for (const [trouble, stop] of [
  ['no network', (route: Route) => route.abort()],
  ['a broken shop', (route: Route) => route.fulfill({ status: 500, body: 'broken' })],
] as const) {
  test(`a page that fails by ${trouble} shows an error heading in view, also from far down a list`, async ({
    page,
  }) => {
    await page.goto(paths.products())
    await page.evaluate(() => window.scrollTo({ top: 567 }))
    const products = /\/product\/\d+\.data/
    await page.route(products, stop)
    await page.getByRole('main').getByRole('article').nth(2).getByRole('link').first().click()
    const heading = page.getByRole('main').getByRole('heading', { level: 1 })
    await expect(page).toHaveURL(/\/product\//)
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()

    const retry = page.getByRole('main').getByRole('button').first()
    await retry.click()
    await expect(retry).toBeFocused()
    await page.unroute(products)
    await retry.click()
    await expect(page.getByRole('main').getByRole('navigation').first()).toBeVisible()
    await expect(page.locator('main')).toBeFocused()
  })
}

test('the service worker and its offline pages are never cached', once, async ({ request }) => {
  for (const path of ['/service-worker.js', '/offline-en.html', '/offline-ar.html']) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(answer.headers(), path).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringMatching(/^default-src 'self';.* frame-ancestors 'none'$/),
    })
  }
  expect(await (await request.get('/offline-ar.html')).text()).toContain('<html lang="ar" dir="rtl">')
})
