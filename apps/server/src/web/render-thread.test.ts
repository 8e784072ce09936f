import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeEach, expect, test } from 'vitest'
import type { PageHost } from './render-page.ts'
import { openRenderThread } from './render-thread.ts'

const build = new URL('../../test/small-storefront.ts', import.meta.url).href
const asking = new AsyncLocalStorage<string>()
const heard: string[] = []
const host: PageHost = {
  async callApi(path, language) {
    heard.push(`${asking.getStore()} asks ${path} in ${language}`)
    return { status: 200, body: new TextEncoder().encode('{"fee":5}') }
  },
  warn: (message) => void heard.push(message),
}
const thread = openRenderThread({ build, hasAnalytics: false }, host)
afterAll(() => thread.close())
beforeEach(() => {
  heard.length = 0
})

const render = (url: string) => thread.render({ url, language: 'ar', origin: 'https://shop.example' })

test('a page is rendered in another thread, and asks the API in the context of its request', async () => {
  const { status, headers, body } = await asking.run('one request', () => render('/offers?page=2'))
  expect(body.toString()).toBe('https://shop.example/offers?page=2 ar 200 {"fee":5}')
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-language': 'ar', 'content-security-policy': expect.any(String) })
  expect(heard).toEqual(['rendering /offers', 'one request asks /api/settings/ in ar'])
})

test('pages that are rendered at once get their own answers', async () => {
  const pages = await Promise.all(['/a', '/b', '/c'].map(render))
  expect(pages.map(({ body }) => body.toString().split(' ')[0])).toEqual(
    ['a', 'b', 'c'].map((name) => `https://shop.example/${name}`),
  )
})

test('a thread that dies takes the pages with it that it was rendering, and the next page opens another', async () => {
  await expect(render('/crash')).rejects.toThrow('has ended')
  expect((await render('/after')).body.toString()).toContain('/after')
})
