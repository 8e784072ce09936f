import { randomUUID } from 'node:crypto'
import type { OrderId } from '@shop/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, callApi, codeSentTo, createUser, nextPhone, signIn } from '../../../../test/accounts.ts'
import { testConfig } from '../../../../test/app.ts'
import { type CardShop, openCardShop } from '../../../../test/card-shop.ts'
import { createProduct, goodCheckout } from '../../../../test/factories.ts'
import { openOrderLinks } from '../links/order-links.factory.ts'
import { advanceOrder } from '../order-life.service.ts'

let shop: CardShop
let productId: number
beforeAll(async () => {
  shop = await openCardShop()
  productId = (await createProduct(shop.pool, { variants: [{ stock: 1000, price: 10_000 }] })).id
})
afterAll(() => shop.close())

const links = openOrderLinks(testConfig.orderLinks, () => 'http://localhost')

type Call = { address: string; token?: string; key?: string; session?: string }
type Known = { phone: string; id: OrderId; accessToken: string; link: string }

function buyNow({ key = randomUUID(), session = randomUUID(), ...call }: Call, fields: object): Promise<Answer> {
  return callApi(shop.app, 'POST', `/api/orders/buy-now/?session_key=${session}`, {
    ...call,
    headers: { 'idempotency-key': key },
    body: { ...goodCheckout, product_id: productId, ...fields },
  })
}

async function checkOut({ address }: Call, fields: object): Promise<Answer> {
  const session = randomUUID()
  await callApi(shop.app, 'POST', `/api/orders/cart-items/add_to_cart/?session_key=${session}`, {
    body: { product_id: productId, quantity: 1 },
  })
  return await callApi(shop.app, 'POST', `/api/orders/checkout/?session_key=${session}`, {
    address,
    headers: { 'idempotency-key': randomUUID() },
    body: { ...goodCheckout, ...fields },
  })
}

const payInCash = (call: Call, { id, accessToken }: Known) =>
  callApi(shop.app, 'POST', `/api/orders/${id}/pay-in-cash/?access_token=${accessToken}`, call)
const payInCashByLink = (call: Call, { link }: Known) =>
  callApi(shop.app, 'POST', `/api/order-links/${link}/pay-in-cash/`, call)

const elsewhere = { address: '41.48.0.1' }

/** A phone of which so many parcels came back, with an order by card. Other phones placed the orders that were refused. */
async function makePhone(refusedParcels: number): Promise<Known> {
  const phone = nextPhone()
  for (let parcel = 0; parcel < refusedParcels; parcel += 1) {
    const { body } = await buyNow(elsewhere, { phone: nextPhone(), address: '1 Quiet Street' })
    for (const step of ['ship', 'turn_back'] as const) await advanceOrder(shop.pool, shop.deps, body.order.id, step)
    await shop.pool`update orders set phone = ${phone} where id = ${body.order.id}`
  }
  const { body } = await buyNow(elsewhere, { phone, payment_method: 'card' })
  const number = Number(body.order.number.slice(3))
  const link = links.makeToken({ number, createdAt: shop.clock.now })
  return { phone, id: body.order.id, accessToken: body.access_token, link }
}

const block = (phone: string) => shop.pool`insert into phone_blocks ${shop.pool({ phone, createdAt: shop.clock.now })}`

/** Asks of a blocked phone until the address is told no more. */
async function useUp(address: string): Promise<void> {
  const phone = nextPhone()
  await block(phone)
  for (let time = 0; time < 20; time += 1)
    expect((await buyNow({ address }, { phone, expected_total: 1 })).body.code).toMatch(/^phone_blocked/)
  expect((await buyNow({ address }, { phone, expected_total: 1 })).body.code).toBe('order_code_needed')
}

test('an address is told of phones twenty times an hour, at all doors together; then each has one answer for every phone', async () => {
  const [clean, blocked, doubted, refuser] = [
    await makePhone(0),
    await makePhone(0),
    await makePhone(2),
    await makePhone(3),
  ]
  await block(blocked.phone)
  const here = { address: '41.47.0.1' }
  const ask = (door: typeof buyNow, { phone }: Known, fields: object = {}) => door(here, { phone, ...fields })
  const wrong = { confirmation_code: '123456' }
  const telling: [() => Promise<Answer>, RegExp][] = [
    [() => ask(buyNow, blocked, { payment_method: 'card', expected_total: 1 }), /^phone_blocked/],
    [() => ask(buyNow, refuser), /^card_needed$/],
    [() => ask(buyNow, doubted, wrong), /^order_code_wrong$/],
    [() => ask(checkOut, blocked), /^phone_blocked/],
    [() => ask(checkOut, refuser), /^card_needed$/],
    [() => payInCash(here, blocked), /^phone_blocked/],
    [() => payInCash(here, refuser), /^card_needed$/],
    [() => payInCashByLink(here, blocked), /^phone_blocked/],
    [() => payInCashByLink(here, refuser), /^card_needed$/],
    [() => payInCashByLink(here, doubted), /^card_needed$/],
  ]
  for (const [call, code] of [...telling, ...telling]) {
    expect((await call()).body.code).toMatch(code)
    // A large order needs a code from every phone, so that tells nothing.
    expect((await ask(buyNow, clean, { quantity: 20, ...wrong })).body.code).toBe('order_code_wrong')
  }

  const answersAt = async (door: (known: Known) => Promise<Answer>) => {
    const answers: string[] = []
    for (const known of [clean, blocked, doubted, refuser]) {
      const { status, body } = await door(known)
      answers.push(`${status} ${body.code}`)
    }
    return answers
  }
  for (const door of [buyNow, checkOut])
    for (const payment_method of ['cash', 'card'])
      for (const more of [{}, { quantity: 20 }, { expected_total: 1 }]) {
        const fields = { payment_method, ...more, ...wrong }
        expect(await answersAt((known) => ask(door, known, fields))).toEqual(Array(4).fill('400 order_code_wrong'))
      }
  expect(await answersAt((known) => ask(buyNow, known))).toEqual(Array(4).fill('409 order_code_needed'))
  shop.clock.pass(2)
  expect(await answersAt((known) => ask(checkOut, known))).toEqual(Array(4).fill('409 order_code_needed'))
  for (const door of [payInCash, payInCashByLink])
    expect(await answersAt((known) => door(here, known))).toEqual(Array(4).fill('429 too_many_requests'))

  expect((await buyNow(elsewhere, { phone: refuser.phone })).body.code).toBe('card_needed')
  expect((await payInCash(elsewhere, clean)).status).toBe(200)
  shop.clock.pass(60)
  expect((await ask(buyNow, refuser)).body.code).toBe('card_needed')
  expect((await ask(buyNow, clean)).status).toBe(201)
})

test('from an address that was told enough a guest orders with the code of the phone, in cash and by card', async () => {
  const here = { address: '41.49.0.1' }
  const before = { ...here, key: randomUUID(), session: randomUUID() }
  const placed = await buyNow(before, { phone: nextPhone() })
  await useUp(here.address)
  for (const payment_method of ['cash', 'card']) {
    const [phone, call] = [nextPhone(), { ...here, key: randomUUID(), session: randomUUID() }]
    expect((await buyNow(call, { phone, payment_method })).body.code).toBe('order_code_needed')
    const confirmation_code = await codeSentTo(shop.app, phone)
    expect((await buyNow(call, { phone, payment_method, confirmation_code })).status).toBe(201)
  }
  const [phone, call] = [nextPhone(), { ...here, key: randomUUID(), session: randomUUID() }]
  await block(phone)
  expect((await buyNow(call, { phone })).body.code).toBe('order_code_needed')
  const confirmation_code = await codeSentTo(shop.app, phone)
  expect((await buyNow(call, { phone, confirmation_code })).body.code).toMatch(/^phone_blocked/)
  const retried = await buyNow(before, { phone: placed.body.order.customer.phone })
  expect(retried).toMatchObject({ status: 201, body: { order: { id: placed.body.order.id } } })
})

test('who is signed in with the phone needs no code there, and is told of it every time', async () => {
  const here = { address: '41.50.0.1' }
  await useUp(here.address)
  const { phone, ...user } = await createUser(shop.pool)
  const { access: token } = await signIn(shop.app, { phone, ...user })
  expect((await buyNow({ ...here, token }, { phone })).status).toBe(201)
  const { status, body } = await buyNow({ ...here, token }, { phone, payment_method: 'card' })
  expect(status).toBe(201)
  const path = `/api/orders/${body.order.id}/pay-in-cash/`
  expect((await callApi(shop.app, 'POST', path, { ...here, token })).status).toBe(200)
  expect((await buyNow({ ...here, token }, { phone: nextPhone() })).body.code).toBe('order_code_needed')
  await block(phone)
  for (let time = 0; time < 21; time += 1)
    expect((await buyNow({ ...elsewhere, token }, { phone })).body.code).toMatch(/^phone_blocked/)
  expect((await buyNow(elsewhere, { phone: nextPhone() })).status).toBe(201)
})
