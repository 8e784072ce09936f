import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from '../../../test/accounts.ts'
import { openProcess, openTestShop, type TestShop } from '../../../test/app.ts'
import { enterAs, type Member, uploadPicture } from '../../../test/back-office.ts'
import { words } from '../../../test/factories.ts'
import { twoColors } from '../../../test/pictures.ts'

let shop: TestShop
let editor: Member
let now = new Date('2026-11-21T10:00:00Z')
let pictures: [number, number]
beforeAll(async () => {
  shop = await openTestShop({ readClock: () => now })
  editor = await enterAs(shop, 'catalogue')
  const bring = async (width: number) =>
    (await uploadPicture(shop.app, editor.token, await twoColors(width, 40).png().toBuffer())).json().id
  pictures = [await bring(100), await bring(120)]
})
afterAll(() => shop.close())

const path = '/banners/'
const newBanner = (changes: object = {}) => ({
  title: words('Winter'),
  description: words('Warm'),
  image_ltr: pictures[0],
  image_rtl: pictures[1],
  link: '/offers',
  priority: 1,
  is_active: true,
  starts_at: null,
  ends_at: null,
  ...changes,
})
const shown = async (app = shop.app, language: 'en' | 'ar' = 'en') =>
  (await callApi(app, 'GET', '/api/ads/public/advertisements/', { language })).body

async function makeBanner(changes: object = {}) {
  const { status, body } = await editor.call('POST', path, { body: newBanner(changes) })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}
const asSent = (banner: ReturnType<JSON['parse']>) => ({
  ...banner,
  image_ltr: banner.image_ltr.id,
  image_rtl: banner.image_rtl.id,
})

test('W-03: a banner is shown with the picture of each reading direction, changed and removed, in every process', async () => {
  const other = await openProcess(shop, { readClock: () => now })
  const made = await makeBanner()
  await expect.poll(async () => (await shown(other.app)).length).toBe(1)
  expect(await shown(other.app)).toMatchObject([{ title: 'Winter', picture: { id: pictures[0] } }])
  expect(await shown(other.app, 'ar')).toMatchObject([{ picture: { id: pictures[1] } }])
  await editor.call('PUT', `${path}${made.id}/`, { body: { ...asSent(made), title: words('Spring') } })
  await expect.poll(async () => (await shown(other.app))[0].title).toBe('Spring')
  const stale = await editor.call('DELETE', `${path}${made.id}/`, { body: { version: 1 } })
  expect(stale.body).toMatchObject({ code: 'version_conflict', details: { version: 2 } })
  expect((await editor.call('DELETE', `${path}${made.id}/`, { body: { version: 2 } })).status).toBe(200)
  await expect.poll(async () => (await shown(other.app)).length).toBe(0)
  expect((await editor.call('GET', `${path}${made.id}/`)).status).toBe(404)
  await other.close()
})

test('a banner says whether it is shown, planned, over or off', async () => {
  const dates = { starts_at: '2026-11-21T10:05:00Z', ends_at: '2026-11-21T10:08:00Z' }
  const { id } = await makeBanner(dates)
  const off = await makeBanner({ is_active: false })
  const state = async (of: number) => (await editor.call('GET', `${path}${of}/`)).body.state
  expect([await state(id), await state(off.id)]).toEqual(['planned', 'off'])
  now = new Date('2026-11-21T10:05:00Z')
  expect(await state(id)).toBe('shown')
  now = new Date('2026-11-21T10:08:00Z')
  expect(await state(id)).toBe('over')
})

test.each<[string, object, string]>([
  ['an address that runs a script', { link: 'javascript:alert(1)' }, 'link'],
  ['data', { link: 'data:text/html,x' }, 'link'],
  ['an address without encryption', { link: 'http://example.com' }, 'link'],
  ['an address that only looks like a path', { link: '//example.com' }, 'link'],
  ['a path with a backslash', { link: '/\\example.com' }, 'link'],
  ['a password in the address', { link: 'https://a@example.com' }, 'link'],
  ['no title in Arabic', { title: { en: 'x', ar: '' } }, 'title.ar'],
  ['an end before its beginning', { starts_at: '2026-01-02T00:00:00Z', ends_at: '2026-01-01T00:00:00Z' }, 'ends_at'],
  ['a picture of nowhere', { image_rtl: 999_999 }, 'image_rtl'],
])('a banner with %s is refused', async (_, changes, field) => {
  const { status, body } = await editor.call('POST', path, { body: newBanner(changes) })
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
})

test('a place in the shop and an encrypted address are fine', async () => {
  for (const link of ['/', '/products?category=1#top', 'https://example.com/a?b=c'])
    expect((await makeBanner({ link })).link).toBe(link)
})
