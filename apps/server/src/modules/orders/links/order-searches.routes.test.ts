import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { callApi, codeSentTo, nextPhone, otherThan, textsTo } from '../../../../test/accounts.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop } from '../../../../test/app.ts'
import { placeOrder } from '../../../../test/back-office.ts'
import { day } from '../../../../test/clock.ts'

let shop: TestShop
let neighbour: TestProcess
let now = new Date()
beforeAll(async () => {
  shop = await openTestShop({ connections: 10, readClock: () => now })
  neighbour = await openProcess(shop, { readClock: () => now })
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})
/** Each test has hours of its own, so that it meets no limit of another. */
beforeEach(() => {
  now = new Date(now.getTime() + 2 * 60 * 60_000)
})

type Search = { number: string; phone: string; address?: string }
const request = ({ address = '41.5.0.1', number, phone }: Search) =>
  callApi(shop.app, 'POST', '/api/order-searches/', { body: { number, phone }, address })
type Guess = Search & { code: string; token: string }
const find = ({ address = '41.5.0.1', code, token, number, phone }: Guess, { app } = shop as Pick<TestShop, 'app'>) =>
  callApi(app, 'POST', '/api/order-searches/links/', {
    body: { number, phone, otp_code: code, verification_token: token },
    address,
  })

/** An order of a phone of its own; the message about it has been sent. */
async function place() {
  const phone = nextPhone()
  const order = await placeOrder(shop, { fields: { phone } })
  await textsTo(shop.app, phone, 1)
  return { ...order, phone }
}
/** Its code, asked for by its owner. */
async function askForCode({ number, phone }: { number: string; phone: string }) {
  const { status, body } = await request({ number, phone })
  expect(status).toBe(200)
  return { number, phone, token: body.verification_token, code: await codeSentTo(shop.app, phone, 2) }
}

describe('an order is found by number and phone', () => {
  test('with a code, which gives the link of its messages, once', async () => {
    const order = await place()
    const guess = await askForCode(order)
    const answers = await Promise.all([find(guess), find(guess, neighbour), find(guess)])
    const refused = answers.filter(({ status }) => status !== 200).map(({ body }) => body.code)
    expect(refused).toHaveLength(2)
    for (const code of refused) expect(['order_code_wrong', 'verification_not_valid']).toContain(code)
    const token = answers.find(({ status }) => status === 200)?.body.token
    const [message = ''] = await textsTo(shop.app, order.phone, 2)
    expect(message).toContain(`/o/${token}`)
    const { body } = await callApi(shop.app, 'GET', `/api/order-links/${token}/`)
    expect(body.number).toBe(order.number)
  })

  test('however people type them', async () => {
    const { number, phone } = await place()
    const typed = { number: ` nw ${number.slice(3)} `, phone: `0${phone.slice(3)}` }
    const guess = await askForCode({ ...typed, phone }).then((asked) => ({ ...asked, ...typed }))
    expect((await find(guess)).status).toBe(200)
  })

  test.each(['', 'NW-', 'RT-1001', '99999999999'])('%j is no number', async (number) => {
    const { status, body } = await request({ number, phone: nextPhone() })
    expect([status, Object.keys(body.errors)]).toEqual([400, ['number']])
  })
})

describe('nobody learns whether an order exists', () => {
  test('O-06: from the answer: only the phone of the order gets a code', async () => {
    const order = await place()
    const stranger = nextPhone()
    const old = await place()
    const placedAt = new Date(now.getTime() - 92 * day * 60_000)
    await shop.pool`update orders set created_at = ${placedAt} where id = ${old.id}`
    const shape = ({ status, body, headers }: Awaited<ReturnType<typeof request>>) => {
      const { date: _, 'x-request-id': __, ...others } = headers
      return [status, Object.keys(body), body.verification_token.length, body.expires_in_minutes, others]
    }
    const answers = [
      await request(order),
      await request({ number: order.number, phone: stranger }),
      await request({ number: 'NW-4000000000', phone: nextPhone() }),
      await request(old),
    ]
    for (const answer of answers) expect(shape(answer)).toEqual(shape(answers[0] as (typeof answers)[0]))
    await textsTo(shop.app, order.phone, 2)
    const rows = await shop.pool<{ count: number }[]>`
      select count(*)::integer from verifications where purpose = 'order_link' and created_at >= ${now}`
    expect(rows[0]?.count).toBe(4)
    expect(await textsTo(shop.app, stranger, 0)).toEqual([])
    expect(await textsTo(shop.app, old.phone, 1)).toHaveLength(1)
  })

  test('from a guess: a wrong code is answered alike, with an order and without', async () => {
    const order = await place()
    const guess = await askForCode(order)
    const phone = nextPhone()
    const { body } = await request({ number: 'NW-4000000000', phone, address: '41.5.0.2' })
    const code = otherThan(guess.code)
    const wrong = await find({ ...guess, code })
    const none = await find({ number: 'NW-4000000000', phone, code, token: body.verification_token })
    const said = { code: 'order_code_wrong', detail: 'This code is not right, or its time is over.' }
    expect(wrong).toMatchObject({ status: 400, body: { ...said, errors: { otp_code: [said.detail] } } })
    expect(none.body).toEqual(wrong.body)
  })
})

describe('a code proves one thing', () => {
  test('it opens no other order, also of the same phone', async () => {
    const order = await place()
    const other = await placeOrder(shop, { fields: { phone: order.phone } })
    await textsTo(shop.app, order.phone, 2)
    const { body } = await request(order)
    const code = await codeSentTo(shop.app, order.phone, 3)
    const guess = { phone: order.phone, code, token: body.verification_token }
    expect((await find({ ...guess, number: other.number })).body.code).toBe('order_code_wrong')
    expect((await find({ ...guess, number: order.number, token: 'x'.repeat(43) })).body.code).toBe(
      'verification_not_valid',
    )
    expect((await find({ ...guess, number: order.number, phone: nextPhone() })).status).toBe(409)
    expect((await find({ ...guess, number: order.number })).status).toBe(200)
    expect((await find({ ...guess, number: order.number })).body.code).toBe('verification_not_valid')
  })

  test('it neither verifies a phone nor resets a password', async () => {
    const order = await place()
    const { phone, code, token } = await askForCode(order)
    const post = (path: string, body: object) => callApi(shop.app, 'POST', `/api/users/${path}/`, { body })
    for (const name of ['registration_token', 'verification_token', 'reset_token']) {
      expect((await post('verify-otp', { phone, otp_code: code, [name]: token })).status).toBe(409)
    }
    expect((await post('verify-otp', { phone, otp_code: code })).status).toBe(400)
    const passwords = { new_password: 'kettle and tea 4', confirm_password: 'kettle and tea 4' }
    expect((await post('reset-password', { phone, otp_code: code, reset_token: token, ...passwords })).status).toBe(409)
    expect((await find({ ...order, code, token })).status).toBe(200)
  })

  test('it takes five tries and five minutes', async () => {
    const tried = await askForCode(await place())
    const wrong = { ...tried, code: otherThan(tried.code) }
    await Promise.all(Array.from({ length: 6 }, () => find(wrong, randomInt(2) ? neighbour : shop)))
    expect((await find(tried)).status).toBe(400)
    now = new Date(now.getTime() + 2 * 60_000)
    const late = await askForCode(await place())
    now = new Date(now.getTime() + 5 * 60_000)
    expect((await find(late)).status).toBe(400)
  })
})

test('codes are limited as those of a login: one a minute, three an hour from one address', async () => {
  const order = await place()
  const statuses: number[] = []
  for (let count = 0; count < 4; count += 1) {
    statuses.push((await request(order)).status, (await request(order)).status)
    now = new Date(now.getTime() + 61_000)
  }
  expect(statuses).toEqual([200, 429, 200, 429, 200, 429, 429, 429])
  expect((await request({ ...order, address: '41.5.0.9' })).status).toBe(200)
})
