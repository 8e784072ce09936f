import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/app.ts'
import { enterAs, type Member, uploadPicture } from '../../../test/back-office.ts'
import { words } from '../../../test/factories.ts'
import { phonePicture } from '../../../test/pictures.ts'

let shop: TestShop
let editor: Member
let poster: number
beforeAll(async () => {
  shop = await openTestShop()
  editor = await enterAs(shop, 'catalogue')
  poster = (await uploadPicture(shop.app, editor.token, await phonePicture(), 'image/jpeg')).json().id
})
afterAll(() => shop.close())

const film = 'https://youtu.be/abcDEF12_-x'
const videoOf = (changes: object = {}) => ({
  title: words('Fries'),
  description: words('Crisp'),
  poster,
  link: film,
  kind: 'shorts',
  order: 1,
  is_active: true,
  duration: null,
  views: null,
  published_at: null,
  ...changes,
})
const listShown = async () => (await shop.app.inject('/api/videos/?lang=en')).json()

test('M-12: what staff write of a video is what the home page shows, and each change is on record', async () => {
  const made = await editor.call('POST', '/videos/', { body: videoOf() })
  expect(made).toMatchObject({ status: 201, body: { version: 1, link: film, views: null } })
  const { id } = made.body
  await expect
    .poll(listShown)
    .toMatchObject([
      { id, type: 'shorts', videoUrl: film, embedUrl: expect.stringContaining('/embed/abcDEF12_-x'), viewCount: null },
    ])
  const search = 'https://www.youtube.com/results?search_query=fries'
  const changed = await editor.call('PUT', `/videos/${id}/`, { body: { ...videoOf({ link: search }), version: 1 } })
  expect(changed).toMatchObject({ status: 200, body: { version: 2, link: search } })
  await expect.poll(listShown).toMatchObject([{ videoUrl: search, embedUrl: null }])
  const stale = await editor.call('PUT', `/videos/${id}/`, { body: { ...videoOf(), version: 1 } })
  expect(stale).toMatchObject({ status: 409, body: { code: 'version_conflict' } })
  expect(await editor.call('DELETE', `/videos/${id}/`, { body: { version: 2 } })).toMatchObject({ status: 200 })
  await expect.poll(listShown).toEqual([])
  const trail = await shop.pool`select action from audit_entries where entity = 'video' order by id`
  expect(trail.map(({ action }) => action)).toEqual(['created', 'updated', 'removed'])
})

test.each([
  ['a link elsewhere', { link: 'https://evil.example/watch?v=abcDEF12_-x' }, 'link'],
  ['a link without TLS', { link: 'http://youtu.be/abcDEF12_-x' }, 'link'],
  ['an unknown kind', { kind: 'film' }, 'kind'],
  ['no Arabic title', { title: { en: 'Fries', ar: '' } }, 'title.ar'],
  ['a picture that is not there', { poster: 999_999 }, 'poster'],
])('refuses %s', async (_, changes, field) => {
  const { status, body } = await editor.call('POST', '/videos/', { body: videoOf(changes) })
  expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
})

test('who may only read content changes no video, and a shopper sees none of it', async () => {
  const support = await enterAs(shop, 'support')
  expect((await support.call('GET', '/videos/')).status).toBe(200)
  expect((await support.call('POST', '/videos/', { body: videoOf() })).status).toBe(403)
  const orders = await enterAs(shop, 'orders')
  expect((await orders.call('GET', '/videos/')).status).toBe(403)
})
