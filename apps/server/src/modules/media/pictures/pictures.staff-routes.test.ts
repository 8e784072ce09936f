import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, signIn } from '../../../../test/accounts.ts'
import { openTestShop, type TestShop } from '../../../../test/app.ts'
import { enterAs, uploadPicture } from '../../../../test/back-office.ts'
import { heicHeader, hugePng, photograph, scriptSvg, twoColors } from '../../../../test/pictures.ts'

let shop: TestShop
let token: string
beforeAll(async () => {
  shop = await openTestShop()
  token = (await enterAs(shop, 'catalogue')).token
})
afterAll(() => shop.close())

test('a picture is taken in, shown, and its renditions are made at once', async () => {
  const answer = await uploadPicture(shop.app, token, await photograph(700, 500).jpeg().toBuffer(), 'image/jpeg')
  expect(answer.statusCode).toBe(201)
  const { base, image, widths, width } = answer.json()
  expect({ widths, width }).toEqual({ widths: [320, 640], width: 700 })
  expect((await shop.app.inject({ url: image })).headers['content-type']).toBe('image/webp')
  const name = `renditions/${base.slice('/media/'.length)}-640-e1.avif`
  await expect.poll(() => shop.mediaStore.findSize(name)).toBeGreaterThan(0)
})

test('the same file gives the same picture', async () => {
  const file = await twoColors().png().toBuffer()
  const answers = await Promise.all([1, 2, 3].map(() => uploadPicture(shop.app, token, file)))
  expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1)
})

test.each([
  ['a drawing that runs a script', scriptSvg(), 'picture_type_not_allowed'],
  ['an iPhone picture', heicHeader(), 'picture_type_not_allowed'],
  ['a page that calls itself a picture', Buffer.from('<html><script>alert(1)</script>'), 'picture_type_not_allowed'],
  ['a bomb', hugePng(), 'picture_too_large'],
  ['nothing', Buffer.alloc(0), 'picture_unreadable'],
])('%s is refused by what it holds, not by what it calls itself', async (_, file, code) => {
  const answer = await uploadPicture(shop.app, token, file, 'image/jpeg')
  expect(answer.json().code).toBe(code)
})

test('more than 20 MB is refused before it is read', async () => {
  const answer = await uploadPicture(shop.app, token, Buffer.alloc(20 * 1024 * 1024 + 1), 'image/png')
  expect([answer.statusCode, answer.json().code]).toEqual([413, 'picture_too_large'])
})

test('JSON is no picture, and only staff with the permission may upload one', async () => {
  expect((await uploadPicture(shop.app, token, Buffer.from('{}'), 'application/json')).statusCode).toBe(415)
  const shopper = await signIn(shop.app, await createUser(shop.pool))
  expect((await uploadPicture(shop.app, shopper.access, await twoColors().png().toBuffer())).statusCode).toBe(403)
})

test.each([
  ['catalogue.write', 201],
  ['content.write', 201],
  ['content.read', 403],
])('the upload of a member with %s alone is answered with %i', async (permission, status) => {
  const member = await enterAs(shop, 'catalogue')
  await shop.pool`update users set permissions = ${[permission]}::text[] where id = ${member.id}`
  const answer = await uploadPicture(shop.app, member.token, await twoColors().png().toBuffer())
  expect(answer.statusCode).toBe(status)
})
