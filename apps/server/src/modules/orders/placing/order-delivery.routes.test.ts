import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../../test/accounts.ts'
import { openTestShop, type TestShop } from '../../../../test/app.ts'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { openCardShop } from '../../../../test/card-shop.ts'
import { createProduct, goodCheckout } from '../../../../test/factories.ts'

// A Monday, 10:00 in Cairo.
let now = new Date('2026-11-23T08:00:00Z')
let shop: TestShop
let admin: Member
beforeAll(async () => {
  shop = await openTestShop({ connections: 20, readClock: () => now })
  admin = await enterAs(shop, 'admin')
  await changeZone('EG-ASN', { fee: 110.75, free_over: null })
  await changeZone('EG-MT', { is_open: false })
  await changeZone('EG-SIN', { takes_cash: false })
})
afterAll(() => shop.close())

async function changeZone(governorate: string, change: object) {
  const { body } = await admin.call('GET', '/delivery/')
  const zone = body.zones.find((one: { governorate: string }) => one.governorate === governorate)
  const saved = await admin.call('PUT', `/delivery/zones/${governorate}/`, { body: { ...zone, ...change } })
  expect(saved.status).toBe(200)
}

async function fillCart(price: number, query = '') {
  const { id } = await createProduct(shop.pool, { variants: [{ price, stock: 5 }] })
  const key = randomUUID()
  const path = `/api/orders/cart-items/add_to_cart/?session_key=${key}${query}`
  const { body: cart } = await callApi(shop.app, 'POST', path, { body: { product_id: id } })
  return { key, cart, id }
}

const place = (path: string, body: object) =>
  callApi(shop.app, 'POST', path, {
    headers: { 'idempotency-key': randomUUID() },
    body: { ...goodCheckout, ...body },
  })
const checkOut = (key: string, fields: object) => place(`/api/orders/checkout/?session_key=${key}`, fields)

describe('delivery to a governorate', () => {
  test('O-08: costs the same in the cart, at checkout and in the order, to the piastre', async () => {
    const { key, cart } = await fillCart(60_000, '&region=EG-ASN')
    expect(cart).toMatchObject({ subtotal: 600, delivery: 110.75, total: 710.75, is_delivery_final: true })
    expect(cart.zone).toMatchObject({ governorate: 'EG-ASN', promise: { from: '2026-11-26', to: '2026-11-29' } })
    const { status, body } = await checkOut(key, { region: 'EG-ASN', expected_total: cart.total })
    expect([status, body.order.delivery, body.order.total]).toEqual([201, 110.75, 710.75])
    expect(body.order.promise).toEqual(cart.zone.promise)
    const [row] = await shop.pool`
      select delivery_piastres, promised_from::text, promised_to::text from orders where id = ${body.order.id}`
    expect(row).toEqual({ deliveryPiastres: 11_075, promisedFrom: '2026-11-26', promisedTo: '2026-11-29' })
  })

  test('without a governorate the cart names the lowest fee and says so', async () => {
    const { cart } = await fillCart(20_000)
    expect(cart).toMatchObject({ delivery: 50, total: 250, is_delivery_final: false, zone: null })
    const { body: settings } = await callApi(shop.app, 'GET', '/api/settings/')
    expect(settings).toMatchObject({ delivery_fee: 50, free_delivery_over: null })
  })

  test('another total than that of the governorate is refused with the right one', async () => {
    const { key, cart } = await fillCart(20_000)
    const refused = await checkOut(key, { region: 'EG-ASN', expected_total: cart.total })
    expect(refused).toMatchObject({ status: 409, body: { code: 'total_changed', details: { total: 310.75 } } })
  })

  test('buying at once follows the zone, too', async () => {
    const { id } = await fillCart(20_000)
    const buy = (fields: object) => place('/api/orders/buy-now/', { product_id: id, ...fields })
    const { body } = await buy({ region: 'EG-ASN', expected_total: 310.75 })
    expect(body.order).toMatchObject({ delivery: 110.75, promise: { to: '2026-11-29' } })
    expect(await buy({ region: 'EG-MT' })).toMatchObject({ status: 409, body: { code: 'zone_closed' } })
    expect(await buy({ region: 'EG-SIN' })).toMatchObject({ status: 409, body: { code: 'cash_not_taken_there' } })
  })
})

describe('where the shop does not deliver, or takes no cash', () => {
  test.each([
    ['EG-MT', 'zone_closed', 'region', 'en', 'We do not deliver to Matrouh at present.'],
    ['EG-MT', 'zone_closed', 'region', 'ar', 'التوصيل إلى مطروح غير متاح حاليًا.'],
    ['EG-SIN', 'cash_not_taken_there', 'payment_method', 'en', 'Cash on delivery is not available in North Sinai.'],
    ['EG-SIN', 'cash_not_taken_there', 'payment_method', 'ar', 'الدفع عند الاستلام غير متاح في شمال سيناء.'],
  ])('an order to %s is refused (%s), and takes nothing', async (region, code, field, language, sentence) => {
    const { key, id } = await fillCart(20_000)
    const { status, body } = await place(`/api/orders/checkout/?session_key=${key}&lang=${language}`, { region })
    expect([status, body.code]).toEqual([409, code])
    expect(body.errors[field][0]).toContain(sentence)
    const { body: cart } = await callApi(shop.app, 'GET', `/api/orders/cart/current/?session_key=${key}`)
    expect(cart.item_count).toBe(1)
    const [{ stock } = { stock: 0 }] = await shop.pool`select stock from variants where product_id = ${id}`
    expect(stock).toBe(5)
  })

  test('the cart of a closed zone says so before the last step', async () => {
    const { cart } = await fillCart(20_000, '&region=EG-MT')
    expect(cart.zone).toMatchObject({ is_open: false, promise: null })
  })

  test('a card is taken where cash is not', async () => {
    const cardShop = await openCardShop()
    await cardShop.pool`update delivery_zones set takes_cash = false where governorate = 'EG-SIN'`
    const { id } = await createProduct(cardShop.pool, { variants: [{ stock: 5 }] })
    const answer = await cardShop.buy(id, { region: 'EG-SIN' })
    await cardShop.close()
    expect([answer.status, answer.body.order.payment_method]).toEqual([201, 'card'])
  })

  test('a zone that closes while orders are placed is closed for all after it', async () => {
    await changeZone('EG-LX', { is_open: true })
    const carts: { key: string }[] = []
    for (let count = 0; count < 6; count++) carts.push(await fillCart(20_000))
    const [answers] = await Promise.all([
      Promise.all(carts.map(({ key }) => checkOut(key, { region: 'EG-LX', phone: randomPhone() }))),
      changeZone('EG-LX', { is_open: false }),
    ])
    for (const { status, body } of answers)
      if (status !== 201) expect([status, body.code]).toEqual([409, 'zone_closed'])
    const { key } = await fillCart(20_000)
    expect((await checkOut(key, { region: 'EG-LX' })).body.code).toBe('zone_closed')
  })
})

let phones = 10_000_000
const randomPhone = () => `010${phones++}`

describe('the promise of an order', () => {
  test('stays as it was made, whatever becomes of zone and calendar', async () => {
    const { key } = await fillCart(20_000)
    const { body } = await checkOut(key, { region: 'EG-C' })
    await changeZone('EG-C', { days_from: 5, days_to: 6 })
    now = new Date('2026-11-24T08:00:00Z')
    const read = await callApi(shop.app, 'GET', `/api/orders/${body.order.id}/?access_token=${body.access_token}`)
    expect(read.body.promise).toEqual({ from: '2026-11-24', to: '2026-11-24' })
    const seen = async () => (await (await enterAs(shop, 'orders')).call('GET', `/orders/${body.order.id}/`)).body
    expect((await seen()).promise).toEqual(read.body.promise)
    // The messages name its day, as long as that is not over.
    const [placed] = await shop.pool<
      { body: string }[]
    >`select body from outbox_messages where body like ${`%${body.order.number}%`}`
    expect(placed?.body).toContain('24/11')
    expect((await seen()).step_messages.ship).toContain('24/11')
    now = new Date('2026-11-25T08:00:00Z')
    expect((await seen()).step_messages.ship).not.toContain('24/11')
  })

  test('is none for an order of before promises were made', async () => {
    const { key } = await fillCart(20_000)
    const { body } = await checkOut(key, { region: 'EG-C' })
    await shop.pool`update orders set promised_from = null, promised_to = null where id = ${body.order.id}`
    const read = await callApi(shop.app, 'GET', `/api/orders/${body.order.id}/?access_token=${body.access_token}`)
    expect(read).toMatchObject({ status: 200, body: { promise: null } })
    const half = shop.pool`update orders set promised_from = '2026-11-24' where id = ${body.order.id}`
    await expect(half).rejects.toThrow(/promise_check/)
  })
})
