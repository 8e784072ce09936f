import { paths } from '../../apps/storefront/app/paths.ts'
import { connectionOf } from '../pages/connection.ts'
import { expect, test } from '../pages/test.ts'

test('a guest learns that the shop does not answer, and that it does again', async ({ page, words, header }) => {
  const connection = connectionOf(page, words)
  await page.goto(paths.home())
  await connection.waitUntilWatched()
  const calls = /\/(api\/|healthz)/
  await page.route(calls, (route) => route.abort())
  await header.searchBox.fill(words.search.query)
  await expect(connection.outOfReach).toBeVisible()
  await page.unroute(calls)
  await expect(connection.isBack).toBeVisible()
  await expect(connection.isBack).toBeHidden()
})

test('the worker and its offline pages are asked for anew each time', async ({ request }) => {
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
