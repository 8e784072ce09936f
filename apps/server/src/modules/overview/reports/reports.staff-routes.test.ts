import { randomUUID } from 'node:crypto'
import { type ReportFigures, reportDivisions } from '@shop/contract/staff'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/app.ts'
import { enterAs, type Member } from '../../../../test/back-office.ts'
import { createProduct, type MadeProduct } from '../../../../test/factories.ts'

let shop: TestShop
let accountant: Member
let kettle: MadeProduct
let blender: MadeProduct
let sale: number
beforeAll(async () => {
  shop = await openTestShop({ connections: 4 })
  accountant = await enterAs(shop, 'accountant')
  kettle = await createProduct(shop.pool, {
    nameEn: 'Kettle',
    nameAr: 'غلاية',
    variants: [{ stock: 40, price: 50_000 }],
  })
  blender = await createProduct(shop.pool, {
    nameEn: 'Blender',
    nameAr: 'خلاط',
    variants: [{ hex: '#111111', nameEn: 'Black', nameAr: 'أسود', stock: 9, price: 200_000 }],
  })
  const [offer] = await shop.pool<{ id: number }[]>`
    insert into offers (name_en, name_ar, scope, target_ids, kind, value, starts_at, ends_at)
    values ('Spring', 'الربيع', 'products', array[${kettle.id}::bigint], 'percent', 1000, '2026-04-20', '2026-04-30') returning id`
  sale = offer?.id ?? 0
  // Clocks went forward in Cairo on 24 April 2026, and midnight of the 24th is 22:00 UTC of the 23rd.
  await place('2026-04-23T22:00:00Z', {
    lines: [kettle, blender],
    status: 'delivered',
    payment: 'paid',
    fee: 5000,
    confirmed: '2026-04-24T07:30:00Z',
  })
  await place('2026-04-24T20:59:59Z', {
    lines: [kettle, kettle],
    governorate: 'EG-GZ',
    coupon: 'SUMMER10',
    offer: sale,
    confirmed: '2026-04-25T07:30:01Z',
  })
  await place('2026-04-24T10:00:00Z', { lines: [blender], status: 'cancelled' })
  await place('2026-04-24T11:00:00Z', {
    lines: [blender],
    status: 'returned',
    confirmation: 'call',
    confirmed: '2026-04-24T11:30:00Z',
  })
  await place('2026-04-24T12:00:00Z', { lines: [kettle], status: 'returned', wasDelivered: true })
  // The 25th begins at 21:00 UTC, since the clocks went forward.
  await place('2026-04-24T21:00:00Z', { lines: [blender], status: 'delivered', payment: 'collected' })
  // The period before: the 22nd and the 23rd.
  await place('2026-04-22T09:00:00Z', { lines: [kettle], status: 'delivered', payment: 'paid' })
  await place('2026-04-23T21:59:59Z', { lines: [kettle], status: 'in_transit', method: 'card', payment: 'paid' })
  // One day earlier than that.
  await place('2026-04-21T21:59:59Z', { lines: [blender] })
})
afterAll(() => shop.close())

type Placed = {
  lines: MadeProduct[]
  status?: string
  payment?: string
  method?: string
  governorate?: string
  fee?: number
  coupon?: string
  confirmation?: string
  offer?: number | null
  wasDelivered?: boolean
  confirmed?: string
}

/** Places an order of one unit for each line; lines of one product are joined. */
async function place(at: string, given: Placed): Promise<void> {
  const {
    lines,
    status = 'processing',
    payment = 'unpaid',
    method = 'cash',
    governorate = 'EG-C',
    fee = 0,
    coupon = null,
    confirmation = 'link',
    offer = null,
  } = given
  const id = randomUUID()
  const units = Map.groupBy(lines, (line) => line)
  const priceOf = (line: MadeProduct) => (line === kettle ? 50_000 : 200_000)
  const subtotal = lines.reduce((sum, line) => sum + priceOf(line), 0)
  await shop.pool`
    insert into orders (id, language, status, payment_method, payment_status, first_name, last_name, phone, address, apartment,
      city, governorate, notes, subtotal_piastres, delivery_piastres, total_piastres, coupon_code, trust_step, pay_before, created_at)
    values (${id}, 'ar', ${status}, ${method}, ${payment}, 'A', 'B', '+201000000009', 'x', '', 'y', ${governorate}, '', ${subtotal},
      ${fee}, ${subtotal + fee}, ${coupon}, ${confirmation}, ${at}, ${at})`
  for (const [line, same] of units)
    await shop.pool`
      insert into order_lines (order_id, product_id, variant_id, sku, name_en, name_ar, unit_price_piastres, quantity,
        line_total_piastres, vat_rate_bp, offer_id, created_at)
      values (${id}, ${line.id}, ${line.variantIds[0] ?? 0}, 's', 'n', 'ن', ${priceOf(line)}, ${same.length},
        ${priceOf(line) * same.length}, 1400, ${offer}, ${at})`
  if (given.confirmed)
    await shop.pool`
      insert into order_calls (order_id, source, outcome, note, created_at) values (${id}, 'link', 'reached', '', ${given.confirmed})`
  if (given.wasDelivered) await shop.pool`insert into order_events (order_id, status) values (${id}, 'delivered')`
}

const period = '?from=2026-04-24&to=2026-04-25'

async function report(division: string, query = period) {
  const { status, body } = await accountant.call('GET', `/reports/${division}/${query}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}

const none = {
  orders: 0,
  units: null,
  ordered_amount: 0,
  delivered: 0,
  delivered_amount: 0,
  received_amount: 0,
  refused: 0,
  handed_over: 0,
  to_confirm: null,
  confirmed_in_time: null,
}

describe('a report', () => {
  test('counts a period of Cairo days beside the one before', async () => {
    const body = await report('payment_method')
    expect([body.from, body.to, body.before]).toEqual([
      '2026-04-24',
      '2026-04-25',
      { from: '2026-04-22', to: '2026-04-23' },
    ])
    expect(body.total).toEqual({
      ...none,
      orders: 3,
      ordered_amount: 2550 + 1000 + 2000,
      delivered: 2,
      delivered_amount: 2550 + 2000,
      received_amount: 2550,
      refused: 1,
      handed_over: 4,
    })
    expect(body.total_before).toEqual({
      ...none,
      orders: 2,
      ordered_amount: 1000,
      delivered: 1,
      delivered_amount: 500,
      received_amount: 1000,
      handed_over: 2,
    })
    expect(body.rows).toMatchObject([
      { key: 'cash', name: null, figures: { orders: 3 }, before: { orders: 1, received_amount: 500 } },
      { key: 'card', name: null, figures: none, before: { orders: 1, received_amount: 500 } },
    ])
  })

  test('has every day, and a day without orders is zero', async () => {
    const { rows } = await report('day', '?from=2026-04-24&to=2026-04-26')
    expect(rows.map(({ key }: { key: string }) => key)).toEqual(['2026-04-24', '2026-04-25', '2026-04-26'])
    expect(rows[0].figures).toMatchObject({ orders: 2, ordered_amount: 3550 })
    expect(rows[1].figures).toMatchObject({ orders: 1, ordered_amount: 2000 })
    expect(rows[2].figures).toEqual(none)
    // The 21st to the 23rd stand beside them.
    expect(rows.map(({ before }: { before: { orders: number } }) => before.orders)).toEqual([1, 1, 1])
  })

  test('divides by weeks from Saturday on, of which the first and the last may be parts', async () => {
    const { rows, division, before } = await report('week', '?from=2026-04-23&to=2026-05-02')
    expect(division).toBe('week')
    // The 23rd is a Thursday.
    expect(rows.map(({ key, last_day }: { key: string; last_day: string }) => [key, last_day])).toEqual([
      ['2026-04-23', '2026-04-24'],
      ['2026-04-25', '2026-05-01'],
      ['2026-05-02', '2026-05-02'],
    ])
    expect(rows.map(({ figures }: { figures: ReportFigures }) => figures.orders)).toEqual([3, 1, 0])
    // The days at the same place before: the 13th and 14th, the 15th to the 21st, the 22nd.
    expect(before).toEqual({ from: '2026-04-13', to: '2026-04-22' })
    expect(rows.map((row: { before: ReportFigures }) => row.before.orders)).toEqual([0, 1, 1])
  })

  test('has every month of a year, and every day if days are asked for', async () => {
    const year = '?from=2026-01-15&to=2026-12-31'
    const months = await report('month', year)
    expect(months.rows).toHaveLength(12)
    expect(months.rows[0]).toMatchObject({ key: '2026-01-15', last_day: '2026-01-31' })
    expect(months.rows[1]).toMatchObject({ key: '2026-02-01', last_day: '2026-02-28' })
    expect(months.rows[3].figures).toEqual(months.total)
    expect((await report('day', year)).rows).toHaveLength(351)
  })

  test.each([
    ['day', '2026-04-01', '2026-05-01'],
    ['week', '2026-04-01', '2026-05-02'],
    ['week', '2026-01-01', '2026-07-03'],
    ['month', '2026-01-01', '2026-07-04'],
  ])('has a %s as the step of the period from %s to %s', async (step, from, to) => {
    const { division, rows } = await report('steps', `?from=${from}&to=${to}`)
    expect(division).toBe(step)
    expect([rows[0].key, rows.at(-1).last_day]).toEqual([from, to])
    expect(rows.length).toBeLessThanOrEqual(31)
  })

  test('divides by the hour of Cairo', async () => {
    const { rows } = await report('hour')
    expect(rows).toHaveLength(24)
    // Clocks skipped the first hour of the 24th.
    expect(rows[0].figures).toMatchObject({ orders: 1, ordered_amount: 2000 })
    expect(rows[1].figures).toMatchObject({ orders: 1, ordered_amount: 2550 })
    expect(rows[23].figures).toMatchObject({ orders: 1, ordered_amount: 1000 })
    expect(rows[11].before).toMatchObject({ orders: 1 })
  })

  test('divides by governorate', async () => {
    const { rows } = await report('governorate')
    expect(rows.map(({ key, figures }: never) => [key, (figures as { orders: number }).orders])).toEqual([
      ['EG-C', 2],
      ['EG-GZ', 1],
    ])
  })

  test('divides by the code of the coupon, and orders without one are one row', async () => {
    const { rows } = await report('coupon')
    expect(rows).toMatchObject([
      { key: '', figures: { orders: 2, ordered_amount: 4550 }, before: { orders: 2 } },
      { key: 'SUMMER10', figures: { orders: 1, ordered_amount: 1000 }, before: { orders: 0 } },
    ])
  })

  test('divides by what confirms an order: refused parcels stand beside those that were handed over', async () => {
    const { rows } = await report('confirmation')
    expect(rows).toMatchObject([
      { key: 'link', name: null, figures: { orders: 3, refused: 0, handed_over: 3 } },
      { key: 'call', name: null, figures: { orders: 0, refused: 1, handed_over: 1 } },
    ])
  })

  test('counts what was confirmed within 30 minutes of the calling hours, of the cash orders that nobody cancelled', async () => {
    await shop.pool`update shop_settings set confirmation_minutes = 30, calls_from = '10:00', calls_to = '22:00'`
    const { rows } = await report('confirmation')
    expect(rows).toMatchObject([
      {
        key: 'link',
        figures: { to_confirm: 4, confirmed_in_time: 1 },
        before: { to_confirm: 1, confirmed_in_time: 0 },
      },
      {
        key: 'call',
        figures: { to_confirm: 1, confirmed_in_time: 1 },
        before: { to_confirm: 0, confirmed_in_time: 0 },
      },
    ])
    await shop.pool`update shop_settings set calls_from = '10:01'`
    expect((await report('confirmation')).rows[0].figures).toMatchObject({ confirmed_in_time: 2 })
    await shop.pool`update shop_settings set calls_from = '10:00', confirmation_minutes = 29`
    expect((await report('confirmation')).rows.map(({ figures }: { figures: object }) => figures)).toMatchObject([
      { confirmed_in_time: 0 },
      { confirmed_in_time: 0 },
    ])
  })

  test('puts the orders that were left out of the rules beside the others', async () => {
    await shop.pool`update orders set trust_reasons = '{governorate,held_out}' where created_at = '2026-04-24T12:00:00Z'`
    const { rows } = await report('confirmation')
    expect(rows.find(({ key }: { key: string }) => key === 'held_out').figures).toMatchObject({ handed_over: 1 })
    expect(rows.find(({ key }: { key: string }) => key === 'link').figures).toMatchObject({ handed_over: 2 })
    await shop.pool`update orders set trust_reasons = '{}' where created_at = '2026-04-24T12:00:00Z'`
  })

  test('divides lines by the offer that made their price', async () => {
    const { rows } = await report('offer')
    expect(rows).toMatchObject([
      { key: '0', name: null, figures: { orders: 2, units: 3, ordered_amount: 4500 } },
      {
        key: String(sale),
        name: { en: 'Spring', ar: 'الربيع' },
        figures: { orders: 1, units: 2, ordered_amount: 1000 },
      },
      { key: 'delivery', name: null, figures: { orders: 1, ordered_amount: 50 } },
    ])
  })

  test('divides lines by product, category and color, with their units', async () => {
    const { rows, total } = await report('product')
    expect(rows).toMatchObject([
      {
        key: String(blender.id),
        name: { en: 'Blender', ar: 'خلاط' },
        figures: {
          orders: 2,
          units: 2,
          ordered_amount: 4000,
          delivered_amount: 4000,
          received_amount: 2000,
          refused: 1,
        },
        before: { ...none, units: 0 },
      },
      { key: String(kettle.id), figures: { orders: 2, units: 3, ordered_amount: 1500, received_amount: 500 } },
      {
        key: 'delivery',
        name: null,
        figures: { orders: 1, units: 0, ordered_amount: 50, delivered_amount: 50, received_amount: 50 },
        before: { ...none, units: 0 },
      },
    ])
    // An order of two products is one order.
    expect(total.orders).toBe(3)
    const colors = await report('color')
    expect(colors.rows[0]).toMatchObject({
      key: String(blender.variantIds[0]),
      name: { en: 'Blender · Black', ar: 'خلاط · أسود' },
      figures: { orders: 2, units: 2, ordered_amount: 4000, delivered_amount: 4000, received_amount: 2000, refused: 1 },
    })
    const categories = await report('category')
    expect(categories.row_count).toBe(categories.rows.length)
    expect(
      categories.rows.reduce((sum: number, row: { figures: { units: number } }) => sum + row.figures.units, 0),
    ).toBe(5)
  })

  test('deducts what a return gave back', async () => {
    await shop.pool`
      update orders set repaid_piastres = 30000 where created_at = '2026-04-23T22:00:00Z'`
    expect((await report('day')).total.received_amount).toBe(2250)
    // Of 2,000 + 500 + 50: the piastres that rounding leaves go to the largest remainders.
    const shares = (await report('product')).rows.map((row: { figures: ReportFigures }) => row.figures.received_amount)
    expect(shares).toEqual([1764.7, 441.18, 44.12])
    await shop.pool`update orders set repaid_piastres = 0 where created_at = '2026-04-23T22:00:00Z'`
  })

  test('has no row for delivery that cost nothing, also of an order that is paid in part', async () => {
    await shop.pool`update orders set repaid_piastres = 30000 where created_at = '2026-04-22T09:00:00Z'`
    const { rows } = await report('product', '?from=2026-04-22&to=2026-04-22')
    expect(rows).toMatchObject([
      { key: String(kettle.id), figures: { received_amount: 200 } },
      { key: String(blender.id) },
    ])
    await shop.pool`update orders set repaid_piastres = 0 where created_at = '2026-04-22T09:00:00Z'`
  })
})

type MadeOrder = {
  lines: { isKettle: boolean; price: number; quantity: number; off: number }[]
  fee: number
  status: string
  way: 'open' | 'card' | 'cash' | 'deposit'
  /** What went back of what the shopper paid, in percent. */
  back: number
  /** What of the cash never came to the shop, in percent. */
  lost: number
}
const madeOrder: fc.Arbitrary<MadeOrder> = fc.record({
  lines: fc.uniqueArray(
    fc.record({
      isKettle: fc.boolean(),
      price: fc.integer({ min: 100, max: 999_999 }),
      quantity: fc.integer({ min: 1, max: 3 }),
      off: fc.integer({ min: 0, max: 100 }),
    }),
    { minLength: 1, maxLength: 2, selector: ({ isKettle }) => isKettle },
  ),
  fee: fc.constantFrom(0, 1, 4999),
  status: fc.constantFrom('processing', 'in_transit', 'delivered', 'returning', 'returned', 'cancelled'),
  way: fc.constantFrom('open', 'card', 'cash', 'deposit'),
  back: fc.constantFrom(0, 0, 33, 50, 100),
  lost: fc.constantFrom(0, 0, 0, 7, 100),
})

type Amounts = Record<'ordered' | 'delivered' | 'received', number>

/** Writes an order of 2025 with what was paid for it and what went back. @returns what it counts as, in piastres */
async function write({ lines, fee, status, way, back, lost }: MadeOrder, hour: number): Promise<Amounts> {
  const at = new Date(Date.UTC(2025, 0, 1, hour))
  const priced = lines.map((line) => {
    const total = line.price * line.quantity
    return { ...line, total, discount: Math.floor((total * line.off) / 100) }
  })
  const sum = (read: (line: (typeof priced)[number]) => number) => priced.reduce((all, line) => all + read(line), 0)
  const [subtotal, discount] = [sum(({ total }) => total), sum((line) => line.discount)]
  const total = subtotal - discount + fee
  const deposit = way === 'deposit' ? Math.floor(total / 5) : 0
  const paid = { open: 'unpaid', card: 'paid', cash: 'paid', deposit: deposit > 0 ? 'deposit_paid' : 'unpaid' }[way]
  const came = { open: 0, card: total, cash: total, deposit }[way]
  const gone = Math.floor((came * back) / 100)
  const writtenOff = way === 'cash' ? Math.floor((total * lost) / 100) : 0
  const id = randomUUID()
  await shop.pool`
    insert into orders (id, language, status, payment_method, payment_status, first_name, last_name, phone, address, apartment,
      city, governorate, notes, subtotal_piastres, discount_piastres, coupon_code, delivery_piastres, total_piastres, deposit_piastres,
      repaid_piastres, written_off_piastres, pay_before, created_at)
    values (${id}, 'ar', ${status}, ${way === 'card' ? 'card' : 'cash'}, ${paid}, 'A', 'B', '+201000000009', 'x', '', 'y',
      ${hour % 2 === 0 ? 'EG-C' : 'EG-GZ'}, '', ${subtotal}, ${discount}, ${discount > 0 ? 'SUMMER10' : null}, ${fee}, ${total}, ${deposit},
      ${way === 'cash' ? gone : 0}, ${writtenOff}, ${at}, ${at})`
  for (const { isKettle, price, quantity, total: lineTotal, discount: off } of priced) {
    const product = isKettle ? kettle : blender
    await shop.pool`
      insert into order_lines (order_id, product_id, variant_id, sku, name_en, name_ar, unit_price_piastres, quantity,
        line_total_piastres, discount_piastres, vat_rate_bp, offer_id, created_at)
      values (${id}, ${product.id}, ${product.variantIds[0] ?? 0}, 's', 'n', 'ن', ${price}, ${quantity}, ${lineTotal}, ${off}, 1400,
        ${isKettle ? sale : null}, ${at})`
  }
  if (came > 0 && way !== 'cash')
    await shop.pool`
      insert into payments (id, reference, provider, amount_piastres, currency, status, transaction_id, refunded_piastres, expires_at, created_at)
      values (${randomUUID()}, ${id}, 'sandbox', ${came}, 'EGP', ${gone > 0 ? 'partially_refunded' : 'paid'}, ${`t${hour}`}, ${gone}, ${at}, ${at})`
  return {
    ordered: ['processing', 'in_transit', 'delivered'].includes(status) ? total : 0,
    delivered: status === 'delivered' ? total : 0,
    received: came - gone - writtenOff,
  }
}

test('amounts of every division add up to those of the orders, to the piastre, with coupons, deposits and refunds', async () => {
  const made = fc.sample(madeOrder, 80)
  const written: Amounts[] = []
  for (const [hour, order] of made.entries()) written.push(await write(order, hour))
  const piastresOf = (rows: { figures: ReportFigures }[], figure: keyof Amounts) =>
    rows.reduce((sum, { figures }) => sum + Math.round(figures[`${figure}_amount`] * 100), 0)
  for (const division of reportDivisions) {
    const { rows, total } = await report(division, '?from=2025-01-01&to=2025-01-10')
    for (const figure of ['ordered', 'delivered', 'received'] as const) {
      const ofOrders = written.reduce((sum, amounts) => sum + amounts[figure], 0)
      expect(piastresOf(rows, figure), `${figure} by ${division}`).toBe(ofOrders)
      expect(piastresOf([{ figures: total }], figure), `${figure} in all by ${division}`).toBe(ofOrders)
    }
  }
})

describe('a file', () => {
  test('has the rows with both periods, in the language of the request', async () => {
    const { text } = await exported('governorate', 'ar')
    const [head, ...rows] = text.trimEnd().split('\r\n')
    expect(head).toMatch(/^\uFEFFالمحافظة,الطلبات,المطلوب \(ج\.م\)/)
    expect(rows[0]).toBe('القاهرة,2,4550.00,2,4550.00,2550.00,1,4,2,1000.00,1,500.00,1000.00,0,2')
    expect(rows).toHaveLength(2)
  })

  test('names ways to pay, hours, products, colors and delivery', async () => {
    expect((await exported('category', 'ar')).text).toContain('\r\nالشحن,1,0,50.00')
    expect((await exported('payment_method', 'en')).text).toContain('\r\nCash,3,')
    expect((await exported('coupon', 'en')).text).toMatch(/\r\nWithout a code,2,.*\r\nSUMMER10,1,/s)
    expect((await exported('offer', 'ar')).text).toMatch(/^\uFEFFالعرض,.*\r\nبدون عرض,2,.*\r\nالربيع,1,2,/s)
    expect((await exported('confirmation', 'en')).text).toContain('\r\nConfirmed by the link,3,')
    expect((await exported('hour', 'en')).text).toContain('\r\n09:00,')
    expect((await exported('product', 'en')).text).toContain('\r\nBlender,2,2,4000.00')
    expect((await exported('color', 'ar')).text).toContain('\r\nخلاط · أسود,2,2,4000.00')
  })

  test('says from when to when a step is', async () => {
    expect((await exported('week', 'en')).text).toContain('\r\n2026-04-24,2,')
    expect((await exported('day', 'en')).text).toMatch(/\r\n2026-04-24,2,3550\.00,.*\r\n2026-04-25,1,2000\.00,/s)
    expect((await exported('month', 'en')).text).toContain('\r\n2026-04-24/2026-04-25,3,5550.00,')
    const { body } = await accountant.call('GET', '/reports/steps/export/?from=2026-01-15&to=2026-12-31')
    expect(body).toContain('\r\n2026-01-15/2026-01-31,0,')
  })

  test('leaves an entry in the audit log', async () => {
    await exported('hour', 'en')
    const [entry] = await shop.pool`
      select actor_id, entity_id, after from audit_entries where action = 'exported' order by id desc limit 1`
    const after = Object.fromEntries(new URLSearchParams(period))
    expect(entry).toEqual({ actorId: accountant.id, entityId: 'report', after })
  })

  async function exported(division: string, language: string) {
    const { status, body } = await accountant.call('GET', `/reports/${division}/export/${period}&lang=${language}`)
    expect(status).toBe(200)
    return { text: String(body) }
  }
})

describe('a period is refused', () => {
  test.each([
    ['that ends before it begins', '?from=2026-04-25&to=2026-04-24', 'to'],
    ['of more than two years', '?from=2020-01-01&to=2026-04-24', 'to'],
    ['of a day that does not exist', '?from=2026-02-30&to=2026-03-01', 'from'],
    ['without an end', '?from=2026-02-20', 'to'],
    ['of years that nobody means', '?from=0001-01-01&to=0001-12-31', 'from'],
  ])('%s', async (_, query, field) => {
    const { status, body } = await accountant.call('GET', `/reports/day/${query}`)
    expect(status).toBe(400)
    expect(body.errors[field]).toHaveLength(1)
  })

  test('for whoever may not see the figures', async () => {
    const packer = await enterAs(shop, 'warehouse')
    expect((await packer.call('GET', `/reports/day/${period}`)).status).toBe(403)
    expect((await packer.call('GET', `/reports/day/export/${period}`)).status).toBe(403)
  })
})
