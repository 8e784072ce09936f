import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStaffedShop, placeOrder, type StaffedShop, takeStep, takeSteps } from '../../../../test/back-office.ts'
import { createProduct, goodCheckout, type MadeProduct, words } from '../../../../test/factories.ts'
import { waitForLockWaits, whileHeld } from '../../../../test/lock-waits.ts'
import { isLongRun } from '../../../../test/long-run.ts'
import type { Db } from '../../../database/client.ts'

let shop: StaffedShop
let product: MadeProduct
let serial = 0
beforeAll(async () => {
  shop = await openStaffedShop()
  product = await createProduct(shop.pool, { variants: [{ price: 33_333, stock: 900 }] })
})
afterAll(() => shop.close())

const terms = {
  kind: 'percent',
  percent: 10,
  amount: null,
  category_ids: [],
  name: words('Autumn'),
  min_subtotal: 0,
  starts_at: '2020-01-01T00:00:00.000Z',
  ends_at: '2090-01-01T00:00:00.000Z',
  max_uses: 10,
  max_uses_per_customer: 1,
  is_active: true,
}

async function createCoupon(given: object = {}) {
  serial += 1
  const { status, body } = await shop.admin.call('POST', '/coupons/', {
    body: { ...terms, code: `autumn ${serial}0`, ...given },
  })
  expect(status, JSON.stringify(body)).toBe(201)
  return body
}

async function buy(coupon_code: string, fields: object = {}, app = shop.app) {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/orders/buy-now/',
    headers: { 'idempotency-key': randomUUID() },
    payload: { ...goodCheckout, product_id: product.id, coupon_code, ...fields },
  })
  return { status: answer.statusCode, body: answer.json() }
}

const changeTo = (id: string, lines: { variant_id: number; quantity: number }[], delivery = 0) =>
  shop.clerk.call('PUT', `/orders/${id}/lines/`, { body: { version: 1, lines, delivery, reason: 'Asked' } })

const phoneOf = (place: number) => `0100${String(1_000_000 + place)}`

async function usesOf(id: number) {
  const [row] = await shop.pool<{ used: number; counted: number }[]>`
    select used, (select count(*)::integer from coupon_uses where coupon_id = c.id and given_back_at is null) as counted
    from coupons c where id = ${id}`
  return { ...row }
}

describe('an order with a coupon', () => {
  test('that leaves nothing to pay is refused by card, with nothing taken, and placed by cash, which is then booked', async () => {
    const { id, code } = await createCoupon({ kind: 'amount', percent: null, amount: 5000 })
    const free = { region: 'cairo' }
    const { status, body } = await buy(code, { ...free, payment_method: 'card', quantity: 2 })
    expect([status, body.code, Object.keys(body.errors ?? {})]).toEqual([409, 'nothing_to_pay', ['payment_method']])
    expect(await usesOf(id)).toEqual({ used: 0, counted: 0 })
    const placed = await buy(code, { ...free, quantity: 2 })
    expect([placed.status, placed.body.order.total]).toEqual([201, 0])
    const { id: orderId } = placed.body.order
    await takeSteps(shop.clerk, orderId, ['ship', 'processing'], ['deliver', 'in_transit'])
    const booked = await shop.clerk.call('POST', `/orders/${orderId}/cash/`, { body: { amount: 0 } })
    expect([booked.status, booked.body.payment_status]).toEqual([200, 'paid'])
  })

  test.each(['SAVE 10%', 'خصم', '%'])('%j is no code, and the answer says what a code looks like', async (code) => {
    const { status, body } = await buy(code)
    expect([status, body.errors.coupon_code]).toEqual([400, ['must have 4 to 24 Latin letters and digits']])
  })

  test('gets the percentage off, rounded down, before delivery; spaces and small letters do not matter', async () => {
    const { code } = await createCoupon()
    const { status, body } = await buy(` ${code.toLowerCase().slice(0, 3)} ${code.slice(3)}`, { expected_total: 350 })
    expect(status, JSON.stringify(body)).toBe(201)
    expect(body.order).toMatchObject({ subtotal: 333.33, discount: 33.33, coupon_code: code, delivery: 50, total: 350 })
    const { body: seen } = await shop.clerk.call('GET', `/orders/${body.order.id}/`)
    expect(seen).toMatchObject({ discount: 33.33, coupon_code: code, total: 350 })
    const { body: invoice } = await shop.clerk.call('GET', `/orders/${body.order.id}/invoice/`)
    expect(invoice).toMatchObject({
      subtotal: 333.33,
      discount: 33.33,
      lines: [{ amounts: { gross: 300 } }],
      total: { gross: 350 },
    })
  })

  test('pays no delivery when the coupon frees it, also after its governorate was corrected', async () => {
    const { code, id } = await createCoupon({ kind: 'free_delivery', percent: null })
    const { body } = await buy(code)
    expect(body.order).toMatchObject({ discount: 0, coupon_code: code, delivery: 0, total: 333.33 })
    const corrected = await shop.clerk.call('PUT', `/orders/${body.order.id}/recipient/`, {
      body: { version: 1, region: 'EG-ALX' },
    })
    expect(corrected.body.total ?? 333.33).toBe(333.33)
    const { body: list } = await shop.admin.call('GET', '/coupons/')
    expect(list.results.find((one: { id: number }) => one.id === id)).toMatchObject({ used: 1, saved: 50 })
  })

  test('keeps its coupon when its lines change, also after the coupon ended and was used up', async () => {
    const { code, id } = await createCoupon({ max_uses: 1 })
    const { body } = await buy(code)
    await shop.pool`update coupons set ends_at = now() - interval '1 minute' where id = ${id}`
    const other = await createProduct(shop.pool, { variants: [{ price: 10_001 }] })
    const { status, body: changed } = await changeTo(body.order.id, [
      { variant_id: product.variantIds[0] ?? 0, quantity: 2 },
      { variant_id: other.variantIds[0] ?? 0, quantity: 1 },
    ])
    expect(status, JSON.stringify(changed)).toBe(200)
    expect(changed).toMatchObject({ subtotal: 766.67, discount: 76.66, coupon_code: code, delivery: 0, total: 690.01 })
    const [lines] = await shop.pool<{ discounts: number }[]>`
      select sum(discount_piastres)::bigint as discounts from order_lines where order_id = ${body.order.id}`
    expect(lines?.discounts).toBe(7666)
    const { body: list } = await shop.admin.call('GET', '/coupons/')
    expect(list.results.find((one: { id: number }) => one.id === id)).toMatchObject({ used: 1, saved: 76.66 })
  })

  test('is not changed to less than its coupon asks for, nor to goods that it is not for; free delivery stays free', async () => {
    const [variant_id = 0] = product.variantIds
    const other = await createProduct(shop.pool, { variants: [{ price: 50_000 }] })
    const [other_id = 0] = other.variantIds
    const place = async (given: object): Promise<string> =>
      (await buy((await createCoupon(given)).code, { quantity: 2 })).body.order.id
    const minimum = await changeTo(await place({ min_subtotal: 600 }), [{ variant_id, quantity: 1 }])
    expect([minimum.status, minimum.body.code]).toEqual([409, 'coupon_minimum'])
    const meant = await place({ category_ids: [product.categoryId] })
    const goods = await changeTo(meant, [{ variant_id: other_id, quantity: 1 }])
    expect([goods.status, goods.body.code]).toEqual([409, 'coupon_not_for_products'])
    const free = await place({ kind: 'free_delivery', percent: null })
    const fee = await changeTo(free, [{ variant_id, quantity: 1 }], 10)
    expect(fee.body).toMatchObject({ code: 'delivery_fee_too_high', details: { max: 0 } })
    expect((await changeTo(free, [{ variant_id, quantity: 1 }])).body).toMatchObject({ discount: 0, total: 333.33 })
  })

  test('lets its coupon go when staff say so: no discount, and the use is given back once', async () => {
    const [variant_id = 0] = product.variantIds
    const { code, id, version } = await createCoupon({ max_uses: 1 })
    const { order } = (await buy(code)).body
    const { kind: _, percent: __, amount: ___, category_ids: ____, ...conditions } = terms
    const dearer = { ...conditions, max_uses: 1, min_subtotal: 5000, version }
    expect((await shop.admin.call('PUT', `/coupons/${id}/`, { body: dearer })).status).toBe(200)
    const body = { version: 1, lines: [{ variant_id, quantity: 2 }], delivery: 0, reason: 'Asked' }
    const change = (without_coupon: boolean) =>
      shop.clerk.call('PUT', `/orders/${order.id}/lines/`, { body: { ...body, without_coupon } })
    expect((await change(false)).body).toMatchObject({ code: 'coupon_minimum', details: { min: 5000 } })
    const changed = await change(true)
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    expect(changed.body).toMatchObject({ subtotal: 666.66, discount: 0, coupon_code: null, total: 666.66 })
    expect(await usesOf(id)).toEqual({ used: 0, counted: 0 })
    const [entry] = await shop.pool`
      select before, after from audit_entries where entity_id = ${order.id} and action = 'changed'`
    expect(entry).toMatchObject({ before: { coupon_code: code }, after: { coupon_code: null } })
    await takeStep(shop.clerk, order.id, 'cancel', 'processing')
    expect(await usesOf(id)).toEqual({ used: 0, counted: 0 })
  })

  test('with free delivery lets its coupon go although its total stays', async () => {
    const { code, id } = await createCoupon({ kind: 'free_delivery', percent: null })
    const { order } = (await buy(code)).body
    const lines = [{ variant_id: product.variantIds[0] ?? 0, quantity: 1 }]
    const body = { version: 1, lines, delivery: 0, reason: 'Asked', without_coupon: true }
    const { body: changed } = await shop.clerk.call('PUT', `/orders/${order.id}/lines/`, { body })
    expect(changed).toMatchObject({ coupon_code: null, total: order.total })
    expect(await usesOf(id)).toEqual({ used: 0, counted: 0 })
  })

  test('gets back what it cost when it is returned', async () => {
    const { code } = await createCoupon()
    const { body } = await buy(code)
    const { id } = body.order
    await takeSteps(shop.clerk, id, ['ship', 'processing'], ['deliver', 'in_transit'], ['return', 'delivered'])
    const [row] = await shop.pool<{ goods: number }[]>`
      select sum(l.goods_piastres)::bigint as goods from return_lines l join returns r on r.id = l.return_id
      where r.order_id = ${id}`
    expect(row?.goods).toBe(30_000)
  })
})

describe('a code is refused', () => {
  test.each<[string, object, string]>([
    ['before its time', { starts_at: '2089-01-01T00:00:00.000Z' }, 'coupon_not_valid'],
    ['after its time', { ends_at: '2021-01-01T00:00:00.000Z' }, 'coupon_not_valid'],
    ['when it is turned off', { is_active: false }, 'coupon_not_valid'],
    ['below its minimum', { min_subtotal: 333.34 }, 'coupon_minimum'],
    ['for other products', { category_ids: [2_000_000] }, 'coupon_not_for_products'],
  ])('%s', async (_, given, code) => {
    const coupon = await createCoupon(given)
    expect(await buy(coupon.code)).toMatchObject({
      status: 409,
      body: { code, errors: { coupon_code: [expect.any(String)] } },
    })
    expect(await usesOf(coupon.id)).toEqual({ used: 0, counted: 0 })
  })

  test('that nobody made, with the words of an expired one', async () => {
    const expired = await createCoupon({ ends_at: '2021-01-01T00:00:00.000Z' })
    const [unknown, old] = [await buy('NEVERMADE'), await buy(expired.code)]
    expect(unknown.body.code).toBe('coupon_not_valid')
    expect(unknown.body.message).toBe(old.body.message)
    expect((await buy('abc')).body.code).toBe('validation_failed')
  })
})

describe('limits under load', () => {
  const shoppers = isLongRun ? 200 : 60

  test(`${shoppers} shoppers at once with a code of 10 uses: 10 orders, clear refusals for the others`, async () => {
    const coupon = await createCoupon()
    const answers = await Promise.all(
      Array.from({ length: shoppers }, (_, place) =>
        buy(coupon.code, { phone: phoneOf(place) }, place % 2 ? shop.app : shop.neighbour.app),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10)
    expect(answers.filter(({ body }) => body.code === 'coupon_used_up')).toHaveLength(shoppers - 10)
    expect(await usesOf(coupon.id)).toEqual({ used: 10, counted: 10 })
  })

  test('a customer is the phone, however it is written', async () => {
    const coupon = await createCoupon()
    const spellings = ['01012345678', '+20 101 234 5678', '٠١٠١٢٣٤٥٦٧٨', '01012345678']
    const answers = await Promise.all(spellings.map((phone) => buy(coupon.code, { phone })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(answers.filter(({ body }) => body.code === 'coupon_used_by_customer')).toHaveLength(3)
    expect(await usesOf(coupon.id)).toEqual({ used: 1, counted: 1 })
  })
})

describe('a use comes back', () => {
  test('once, when an order is cancelled by several at once, and serves the next order', async () => {
    const coupon = await createCoupon({ max_uses: 1 })
    const { body } = await buy(coupon.code)
    expect((await buy(coupon.code, { phone: phoneOf(0) })).body.code).toBe('coupon_used_up')
    const { id } = body.order
    const cancels = Array.from({ length: 6 }, () => takeStep(shop.clerk, id, 'cancel', 'processing'))
    expect((await Promise.all(cancels)).filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await usesOf(coupon.id)).toEqual({ used: 0, counted: 0 })
    expect((await buy(coupon.code)).status).toBe(201)
    expect(await usesOf(coupon.id)).toEqual({ used: 1, counted: 1 })
  })

  test('while its customer orders something else with it: neither waits for the other for ever', async () => {
    const coupon = await createCoupon({ max_uses_per_customer: 2 })
    const other = await createProduct(shop.pool, { variants: [{ price: 33_333, stock: 1 }] })
    const { order } = (await buy(coupon.code)).body
    const hold = (tx: Db) => tx`select from customers where phone = ${order.customer.phone} for update`
    const both = await whileHeld(shop.pool, hold, async () => {
      const buying = buy(coupon.code, { product_id: other.id })
      await waitForLockWaits(shop.pool, 1)
      const cancelling = takeStep(shop.clerk, order.id, 'cancel', 'processing')
      await waitForLockWaits(shop.pool, 2)
      return [buying, cancelling]
    })
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([201, 200])
    expect(await usesOf(coupon.id)).toEqual({ used: 1, counted: 1 })
  })

  test('when a refused parcel is back', async () => {
    const coupon = await createCoupon()
    const { body } = await buy(coupon.code)
    await takeStep(shop.clerk, body.order.id, 'ship', 'processing')
    await takeStep(shop.clerk, body.order.id, 'turn_back', 'in_transit', { failure: 'refused' })
    expect(await usesOf(coupon.id)).toEqual({ used: 1, counted: 1 })
    await takeStep(shop.clerk, body.order.id, 'receive_back', 'returning', { damaged: [] })
    expect(await usesOf(coupon.id)).toEqual({ used: 0, counted: 0 })
  })

  test('not of an order without one', async () => {
    const order = await placeOrder(shop, { productId: product.id })
    await takeStep(shop.clerk, order.id, 'cancel', 'processing')
    expect(await shop.pool`select from coupon_uses where order_id = ${order.id}`).toHaveLength(0)
  })
})

describe('coupons of staff', () => {
  test('only administrators make them', async () => {
    expect((await shop.clerk.call('GET', '/coupons/')).status).toBe(403)
    const made = await shop.clerk.call('POST', '/coupons/', { body: { ...terms, code: 'CLERKS' } })
    expect(made.status).toBe(403)
  })

  test('a code is taken once, terms must fit the kind, a window has an end after its start', async () => {
    const { code } = await createCoupon()
    const make = async (given: object) =>
      (await shop.admin.call('POST', '/coupons/', { body: { ...terms, code: 'OTHER1', ...given } })).body.code
    expect(await make({ code })).toBe('key_taken')
    expect(await make({ kind: 'amount' })).toBe('validation_failed')
    expect(await make({ ends_at: terms.starts_at })).toBe('validation_failed')
  })

  test('conditions change by version, with an entry in the log', async () => {
    const { id } = await createCoupon()
    const { kind: _, percent: __, amount: ___, category_ids: ____, ...conditions } = terms
    const body = { ...conditions, max_uses: 1, version: 1 }
    expect((await shop.admin.call('PUT', `/coupons/${id}/`, { body })).body).toMatchObject({ max_uses: 1, version: 2 })
    expect((await shop.admin.call('PUT', `/coupons/${id}/`, { body })).body.code).toBe('version_conflict')
    expect((await shop.admin.call('GET', `/coupons/${id}/`)).body).toMatchObject({ id, max_uses: 1, version: 2 })
    expect((await shop.admin.call('GET', '/coupons/2000000/')).status).toBe(404)
    expect((await shop.clerk.call('GET', `/coupons/${id}/`)).status).toBe(403)
    expect((await shop.admin.call('PUT', '/coupons/2000000/', { body })).status).toBe(404)
    expect(
      await shop.pool`select from audit_entries where entity = 'coupon' and entity_id = ${String(id)}`,
    ).toHaveLength(2)
  })
})
