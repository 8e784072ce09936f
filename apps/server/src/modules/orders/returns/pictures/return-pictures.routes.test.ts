import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createUser, signIn } from '../../../../../test/accounts.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop, withoutLimits } from '../../../../../test/app.ts'
import { enterAs, type Member } from '../../../../../test/back-office.ts'
import { heicHeader, hugePng, phonePicture, photograph, scriptSvg, twoColors } from '../../../../../test/pictures.ts'
import { type DeliveredOrder, deliverOrder, openReturn, sendPicture, takeReturn } from '../../../../../test/returns.ts'
import { runHousekeeping } from '../../../../composition/housekeeping.ts'

let shop: TestShop
let neighbour: TestProcess
let clerk: Member
beforeAll(async () => {
  shop = await openTestShop({ connections: 12, config: withoutLimits })
  neighbour = await openProcess(shop, { config: withoutLimits })
  clerk = await enterAs(shop, 'orders', 'Hala')
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})

type Asked = { order: DeliveredOrder; id: string }

async function ask(fields: object = {}): Promise<Asked> {
  const order = await deliverOrder(shop, clerk, { fields })
  return { order, id: await openReturn(shop, order) }
}

/** A small picture, another one for each call. */
const picture = async () => await photograph(80, 60).jpeg().toBuffer()

const ownPath = ({ order, id }: Asked, place: number | string = 1) =>
  `/api/orders/${order.id}/returns/${id}/pictures/${place}/?access_token=${order.accessToken}`
const staffPath = (id: string, place: number | string = 1) => `/api/admin/returns/${id}/pictures/${place}/`

async function fetchFile(url: string, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const answer = await shop.app.inject({ url, headers })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}

async function countRows(id: string): Promise<number> {
  return (await shop.pool`select from return_pictures where return_id = ${id}`).length
}

describe('a picture of a return', () => {
  test('is shown to the shopper and to staff, upright, smaller, and without the place where it was taken', async () => {
    const asked = await ask()
    const source = await phonePicture()
    expect((await sharp(source).metadata()).exif).toBeDefined()
    const sent = await sendPicture(shop, asked.order, asked.id, source)
    expect(sent.status, JSON.stringify(sent.body)).toBe(201)
    expect(sent.body.returns).toMatchObject([{ id: asked.id, pictures: 1 }])
    expect((await sendPicture(shop, asked.order, asked.id, await photograph(2400, 1200).png().toBuffer())).status).toBe(
      201,
    )
    expect((await clerk.call('GET', `/returns/${asked.id}/`)).body).toMatchObject({ pictures: 2 })
    const own = await fetchFile(ownPath(asked))
    const seen = await fetchFile(staffPath(asked.id), clerk.token)
    expect(own.bytes.equals(seen.bytes)).toBe(true)
    expect(own.headers).toMatchObject({
      'content-type': 'image/webp',
      'content-disposition': expect.stringMatching(/^attachment; filename="RT-\d+-1\.webp"$/),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    const { format, width, height, exif, xmp, icc, orientation } = await sharp(own.bytes).metadata()
    expect({ format, width, height }).toEqual({ format: 'webp', width: 300, height: 400 })
    expect({ exif, xmp, icc, orientation }).toEqual({})
    expect(own.bytes.includes('PhoneMaker')).toBe(false)
    const large = await sharp((await fetchFile(ownPath(asked, 2))).bytes).metadata()
    expect([large.width, large.height]).toEqual([1600, 800])
  })

  test('is drawn anew, also when it is a clean WebP already', async () => {
    const asked = await ask()
    const source = await twoColors().webp({ lossless: true }).toBuffer()
    await sendPicture(shop, asked.order, asked.id, source)
    expect((await fetchFile(ownPath(asked))).bytes.equals(source)).toBe(false)
  })

  test('counts once when it is sent again, also at the same time', async () => {
    const { order, id } = await ask()
    const file = await picture()
    const answers = await Promise.all([shop, neighbour, shop].map((process) => sendPicture(process, order, id, file)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const again = await sendPicture(shop, order, id, file)
    expect([again.status, again.body.returns[0].pictures, await countRows(id)]).toEqual([201, 1, 1])
  })

  test('is one of four at most, however many are sent at the same time', async () => {
    const { order, id } = await ask()
    const files = await Promise.all(Array.from({ length: 8 }, picture))
    const answers = await Promise.all(
      files.map((file, index) => sendPicture(index % 2 === 0 ? shop : neighbour, order, id, file)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 409, 409, 409, 409])
    const rows = await shop.pool<{ place: number }[]>`
      select place from return_pictures where return_id = ${id} order by place`
    expect(rows.map(({ place }) => place)).toEqual([1, 2, 3, 4])
    const fifth = await sendPicture(shop, order, id, await picture())
    expect([fifth.body.code, fifth.body.details]).toEqual(['return_too_many_pictures', { max: 4 }])
    expect(fifth.body.message).toContain('4')
  })
})

describe('a picture is refused', () => {
  test.each([
    ['a PDF', async () => Buffer.from('%PDF-1.7\n1 0 obj'), 415, 'picture_type_not_allowed'],
    ['a drawing that runs a script', async () => scriptSvg(), 415, 'picture_type_not_allowed'],
    ['a HEIC', async () => heicHeader(), 415, 'picture_type_not_allowed'],
    ['a bomb', async () => hugePng(), 413, 'picture_too_large'],
    ['half of one', async () => (await picture()).subarray(0, 500), 400, 'picture_unreadable'],
    ['nothing', async () => Buffer.alloc(0), 400, 'picture_unreadable'],
    ['more than 20 MB', async () => Buffer.alloc(20 * 1024 * 1024 + 1), 413, 'picture_too_large'],
  ])('when it is %s, and the return stays as it is', async (_what, make, status, code) => {
    const { order, id } = await ask()
    const english = await sendPicture(shop, order, id, await make())
    expect([english.status, english.body.code]).toEqual([status, code])
    const arabic = await sendPicture(shop, order, id, await make(), { headers: { 'accept-language': 'ar' } })
    expect(arabic.body.message).toMatch(/[\u0600-\u06ff]/)
    expect(await countRows(id)).toBe(0)
  })

  test.each(['application/json', 'text/plain', 'multipart/form-data; boundary=x', 'application/pdf'])(
    'by what it holds, not by calling itself %s',
    async (type) => {
      const { order, id } = await ask()
      const headers = { 'content-type': type }
      const { body } = await sendPicture(shop, order, id, Buffer.from('{}'), { headers })
      expect(body.code).toBe('picture_type_not_allowed')
      expect((await sendPicture(shop, order, id, await picture(), { headers })).status).toBe(201)
    },
  )

  test('once the units are collected, refused or withdrawn', async () => {
    const collected = await ask()
    await takeReturn.decide(clerk, collected.id, 'approve')
    expect((await sendPicture(shop, collected.order, collected.id, await picture())).status).toBe(201)
    await takeReturn.collect(clerk, collected.id)
    const refused = await ask()
    await takeReturn.decide(clerk, refused.id, 'refuse', 'Used for months')
    for (const { order, id } of [collected, refused]) {
      const { status, body } = await sendPicture(shop, order, id, await picture())
      expect([status, body.code]).toEqual([409, 'return_step_refused'])
    }
    expect((await fetchFile(ownPath(collected))).status).toBe(200)
  })
})

describe('the pictures of a return are', () => {
  test('for its shopper and for staff who read orders alone', async () => {
    const { access } = await signIn(shop.app, await createUser(shop.pool))
    const [mine, theirs] = [await ask(), await ask()]
    await sendPicture(shop, mine.order, mine.id, await picture())
    const statusOf = async (url: string, token?: string) => (await fetchFile(url, token)).status
    expect(await statusOf(ownPath(mine))).toBe(200)
    expect(await statusOf(ownPath(mine).replace(/\?.*/, ''), access)).toBe(404)
    expect(await statusOf(ownPath({ ...mine, order: { ...mine.order, accessToken: theirs.order.accessToken } }))).toBe(
      404,
    )
    expect(await statusOf(ownPath({ order: theirs.order, id: mine.id }))).toBe(404)
    expect(await statusOf(ownPath(mine, 2))).toBe(404)
    for (const place of [0, 5, '1.5', '..%2F1']) expect(await statusOf(ownPath(mine, place)), `${place}`).toBe(400)
    expect(await statusOf(staffPath(mine.id))).toBe(401)
    expect(await statusOf(staffPath(mine.id), access)).toBe(403)
    expect(await statusOf(staffPath(mine.id), (await enterAs(shop, 'catalogue')).token)).toBe(403)
    expect(await statusOf(staffPath(mine.id), clerk.token)).toBe(200)
    expect(await statusOf(staffPath(randomUUID()), clerk.token)).toBe(404)
  })

  test('added by its shopper alone, and what a stranger sends is not read', async () => {
    const { access } = await signIn(shop.app, await createUser(shop.pool))
    const [mine, theirs] = [await ask(), await ask()]
    const large = Buffer.alloc(20 * 1024 * 1024 + 1)
    const strangers = [
      { query: '' },
      { query: `?access_token=${theirs.order.accessToken}` },
      { query: '', headers: { authorization: `Bearer ${access}` } },
    ]
    for (const stranger of strangers)
      for (const file of [await picture(), large])
        expect((await sendPicture(shop, mine.order, mine.id, file, stranger)).body.code).toBe('order_not_found')
    expect((await sendPicture(shop, theirs.order, mine.id, await picture())).body.code).toBe('return_not_found')
    expect((await sendPicture(shop, mine.order, 'x', await picture())).status).toBe(404)
    expect(await countRows(mine.id)).toBe(0)
  })

  test('limited to forty uploads of an order on a day, refused ones included', async () => {
    const limited = await openProcess(shop)
    const { order, id } = await ask()
    const statuses: number[] = []
    for (let time = 0; time < 41; time += 1)
      statuses.push((await sendPicture(limited, order, id, Buffer.from('%PDF'))).status)
    expect(statuses).toEqual([...Array(40).fill(415), 429])
    await limited.close()
  })
})

describe('the pictures of a return go', () => {
  test('when it is withdrawn', async () => {
    const { order, id } = await ask()
    await sendPicture(shop, order, id, await picture())
    await takeReturn.decide(clerk, id, 'withdraw')
    expect([await countRows(id), (await fetchFile(ownPath({ order, id }))).status]).toEqual([0, 404])
  })

  test('when the person is erased; until then an export tells how many there are', async () => {
    const phone = '01099977766'
    const admin = await enterAs(shop, 'admin')
    const { order, id } = await ask({ phone })
    await sendPicture(shop, order, id, await picture())
    await takeReturn.decide(clerk, id, 'refuse', 'Used for months')
    const { body } = await admin.call('POST', '/exports/', { body: { phone } })
    expect(body.orders[0].returns).toMatchObject([{ pictures: 1 }])
    expect(await countRows(id)).toBe(1)
    expect((await admin.call('POST', '/erasures/', { body: { phone } })).status).toBe(200)
    expect([await countRows(id), (await fetchFile(staffPath(id), clerk.token)).status]).toEqual([0, 404])
  })

  test('a year after it has ended, and not before', async () => {
    const [ended, open] = [await ask(), await ask()]
    for (const { order, id } of [ended, open]) await sendPicture(shop, order, id, await picture())
    await takeReturn.decide(clerk, ended.id, 'refuse', 'Used for months')
    const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000)
    await runHousekeeping(shop.pool, days(364))
    expect([await countRows(ended.id), await countRows(open.id)]).toEqual([1, 1])
    await runHousekeeping(shop.pool, days(366))
    expect([await countRows(ended.id), await countRows(open.id)]).toEqual([0, 1])
  })
})
