import { randomUUID } from 'node:crypto'
import { dayInCairo, type OrderId } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  enterAs,
  type Member,
  openStaffedShop,
  placeOrder,
  type StaffedShop,
  takeStep,
} from '../../../../test/back-office.ts'
import { createProduct, goodCheckout, type MadeProduct } from '../../../../test/factories.ts'

let shop: StaffedShop
let neighbour: Member
beforeAll(async () => {
  shop = await openStaffedShop()
  neighbour = await enterAs({ ...shop, app: shop.neighbour.app }, 'orders', 'Omar')
})
afterAll(() => shop.close())

type Wanted = { variant_id: number; quantity: number }
type Change = { lines: Wanted[]; delivery?: number; version?: number; reason?: string; by?: Member }

const change = (id: string, { by = shop.clerk, ...body }: Change) =>
  by.call('PUT', `/orders/${id}/lines/`, { body: { version: 1, delivery: 0, reason: 'Asked on the phone', ...body } })
const see = async (id: string) => (await shop.clerk.call('GET', `/orders/${id}/`)).body

async function stockOf({ variantIds }: MadeProduct): Promise<number[]> {
  const rows = await shop.pool<
    { stock: number }[]
  >`select stock from variants where id = any (${variantIds}::bigint[]) order by id`
  return rows.map(({ stock }) => stock)
}

const kettle = (stock = 5) =>
  createProduct(shop.pool, {
    variants: [
      { hex: '#ff0000', stock },
      { hex: '#0000ff', price: 120_000, stock },
    ],
  })

describe('changing an order', () => {
  test('swaps a colour: stock, total, version of before and message are written at once', async () => {
    const product = await kettle()
    const [red = 0, blue = 0] = product.variantIds
    const order = await placeOrder(shop, { productId: product.id, fields: { color_id: red }, quantity: 2 })
    const { status, body } = await change(order.id, { lines: [{ variant_id: blue, quantity: 1 }], delivery: 0 })
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toMatchObject({
      version: 2,
      subtotal: 1200,
      delivery: 0,
      total: 1200,
      lines: [{ variant_id: blue, quantity: 1, unit_price: 1200 }],
      timeline: [
        { status: 'processing' },
        {
          status: null,
          actor: { id: shop.clerk.id },
          changed: {
            reason: 'Asked on the phone',
            lines: [{ color: { en: 'Color #ff0000', ar: 'لون #ff0000' }, quantity: 2, unit_price: 1000 }],
            total: { before: 2000, after: 1200 },
          },
        },
      ],
    })
    expect(await stockOf(product)).toEqual([5, 4])
    const sent = async () => {
      const rows = await shop.pool<{ body: string }[]>`select body from outbox_messages`
      return rows.map((row) => row.body).filter((text) => text.includes(order.number))
    }
    await expect.poll(sent).toContainEqual(expect.stringContaining('It now costs 1,200 EGP, cash on delivery'))
    const [entry] = await shop.pool`select actor_id, before, after from audit_entries where entity_id = ${order.id}`
    expect(entry).toEqual({
      actorId: shop.clerk.id,
      before: { total: 2000, units: 2 },
      after: { total: 1200, units: 1 },
    })
  })

  test('a line that stays keeps its price; a new one costs what the shop asks now', async () => {
    const product = await kettle(9)
    const [red = 0, blue = 0] = product.variantIds
    const { id } = await placeOrder(shop, { productId: product.id, fields: { color_id: red } })
    await shop.pool`update variants set regular_price_piastres = 300000 where id = any (${product.variantIds}::bigint[])`
    const { body } = await change(id, {
      lines: [
        { variant_id: red, quantity: 2 },
        { variant_id: blue, quantity: 1 },
      ],
    })
    expect(body.lines.map((line: { line_total: number }) => line.line_total)).toEqual([2000, 3000])
    expect(await stockOf(product)).toEqual([7, 8])
  })

  test('reports have a new line on the day of its order', async () => {
    const product = await kettle()
    const [red = 0, blue = 0] = product.variantIds
    const { id } = await placeOrder(shop, { productId: product.id, fields: { color_id: red }, quantity: 2 })
    const placedAt = new Date(Date.now() - 48 * 3_600_000)
    await shop.pool`update orders set created_at = ${placedAt} where id = ${id}`
    await shop.pool`update order_lines set created_at = ${placedAt} where order_id = ${id}`
    const lines = [red, blue].map((variant_id) => ({ variant_id, quantity: 1 }))
    const { body: changed } = await change(id, { lines })
    const day = dayInCairo(placedAt)
    const { body: report } = await shop.admin.call('GET', `/reports/color/?from=${day}&to=${day}`)
    const rows: { key: string; figures: { units: number; ordered_amount: number } }[] = report.rows
    expect(Object.fromEntries(rows.map(({ key, figures }) => [key, figures.units]))).toEqual({ [red]: 1, [blue]: 1 })
    expect(rows.reduce((sum, { figures }) => sum + figures.ordered_amount, 0)).toBe(changed.subtotal)
  })

  test('the fee may be lowered, or raised to that of the zone, and no higher', async () => {
    const product = await createProduct(shop.pool, { variants: [{ price: 10_000 }] })
    const order = await placeOrder(shop, { productId: product.id, quantity: 2 })
    const { delivery } = await see(order.id)
    const lines = [{ variant_id: product.variantIds[0] ?? 0, quantity: 2 }]
    const tooHigh = await change(order.id, { lines, delivery: delivery + 0.01 })
    expect(tooHigh.body).toMatchObject({ code: 'delivery_fee_too_high', details: { max: delivery } })
    expect((await change(order.id, { lines, delivery: 0 })).body).toMatchObject({ delivery: 0, total: 200 })
    expect((await change(order.id, { lines, delivery, version: 2 })).body).toMatchObject({ total: 200 + delivery })
    expect(await stockOf(product)).toEqual([3])
  })

  test('a packed order must be packed again', async () => {
    const product = await kettle()
    const [red = 0] = product.variantIds
    const { id } = await placeOrder(shop, { productId: product.id, fields: { color_id: red } })
    await shop.clerk.call('POST', '/orders/actions/', { body: { action: 'pack', orders: [id] } })
    const { body } = await change(id, { lines: [{ variant_id: red, quantity: 3 }] })
    expect(body).toMatchObject({ packed_at: null, packer: { id: shop.clerk.id } })
  })

  test('an unchanged order stays as it is', async () => {
    const product = await kettle()
    const [red = 0] = product.variantIds
    const { id } = await placeOrder(shop, { productId: product.id, fields: { color_id: red } })
    const { body } = await change(id, { lines: [{ variant_id: red, quantity: 1 }] })
    expect(body).toMatchObject({ version: 1, timeline: [{ status: 'processing' }] })
  })

  test('a cancelled order gives back the units that it has after the change', async () => {
    const product = await kettle()
    const [red = 0, blue = 0] = product.variantIds
    const { id } = await placeOrder(shop, { productId: product.id, fields: { color_id: red }, quantity: 3 })
    await change(id, {
      lines: [
        { variant_id: red, quantity: 1 },
        { variant_id: blue, quantity: 2 },
      ],
    })
    expect(await stockOf(product)).toEqual([4, 3])
    expect((await takeStep(shop.clerk, id, 'cancel', 'processing')).status).toBe(200)
    expect(await stockOf(product)).toEqual([5, 5])
  })

  test('the shopper reads the change, and the new total', async () => {
    const product = await kettle()
    const [red = 0] = product.variantIds
    const order = await placeOrder(shop, { productId: product.id, fields: { color_id: red }, quantity: 2 })
    await change(order.id, { lines: [{ variant_id: red, quantity: 1 }] })
    const answer = await shop.app.inject(`/api/orders/${order.id}/?access_token=${order.accessToken}`)
    expect(answer.json()).toMatchObject({
      total: 1000,
      timeline: [{ changed_total: null }, { status: 'processing', changed_total: { before: 2000, after: 1000 } }],
    })
    expect(answer.body).not.toContain('Asked on the phone')
  })
})

describe('a change is refused', () => {
  test.each([
    ['without lines', { lines: [] }],
    [
      'with a variant twice',
      {
        lines: [
          { variant_id: 1, quantity: 1 },
          { variant_id: 1, quantity: 2 },
        ],
      },
    ],
    ['with no units', { lines: [{ variant_id: 1, quantity: 0 }] }],
    ['with parts of a unit', { lines: [{ variant_id: 1, quantity: 1.5 }] }],
    ['with parts of a piastre', { lines: [{ variant_id: 1, quantity: 1 }], delivery: 1.005 }],
    ['without a reason', { lines: [{ variant_id: 1, quantity: 1 }], reason: ' ' }],
  ])('%s', async (_name, body) => {
    const { id } = await placeOrder(shop)
    expect((await change(id, body)).status).toBe(400)
  })

  test('for units that are not there, and for what is not sold', async () => {
    const product = await kettle(3)
    const [red = 0, blue = 0] = product.variantIds
    const { id } = await placeOrder(shop, { productId: product.id, fields: { color_id: red } })
    const more = await change(id, { lines: [{ variant_id: red, quantity: 4 }] })
    expect(more.body).toMatchObject({ code: 'units_not_in_stock', details: { available: 2 } })
    await shop.pool`update products set is_active = false where id = ${product.id}`
    const other = await change(id, { lines: [{ variant_id: blue, quantity: 1 }] })
    expect(other.body.code).toBe('product_unavailable')
    expect((await change(id, { lines: [{ variant_id: 999_999_999, quantity: 1 }] })).body.code).toBe(
      'variant_not_found',
    )
    expect(await stockOf(product)).toEqual([2, 3])
    expect(await see(id)).toMatchObject({ version: 1, total: 1000 })
  })

  test('after the order was handed over, and for an unknown order', async () => {
    const product = await kettle()
    const [red = 0] = product.variantIds
    const { id } = await placeOrder(shop, { productId: product.id, fields: { color_id: red } })
    await takeStep(shop.clerk, id, 'ship', 'processing')
    const lines = [{ variant_id: red, quantity: 2 }]
    expect((await change(id, { lines })).body).toMatchObject({
      code: 'order_step_refused',
      details: { status: 'in_transit' },
    })
    expect((await change(randomUUID(), { lines })).body.code).toBe('order_not_found')
  })

  test('of two at the same time, one; beside a hand-over or a cancellation the stock is counted once', async () => {
    for (let round = 0; round < 4; round += 1) {
      const product = await kettle()
      const [red = 0] = product.variantIds
      const { id } = await placeOrder(shop, { productId: product.id, fields: { color_id: red } })
      const both = await Promise.all([
        change(id, { lines: [{ variant_id: red, quantity: 2 }] }),
        change(id, { lines: [{ variant_id: red, quantity: 3 }], by: neighbour }),
      ])
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
      const kept = both[0].status === 200 ? 2 : 3
      expect(await stockOf(product)).toEqual([5 - kept, 5])
      const [cancelled] = await Promise.all([
        takeStep(neighbour, id, 'cancel', 'processing'),
        change(id, { lines: [{ variant_id: red, quantity: 5 }], version: 2 }),
      ])
      expect(cancelled.status).toBe(200)
      expect(await stockOf(product)).toEqual([5, 5])
    }
  })

  test('the last unit goes to a shopper or to the change, never to both', async () => {
    for (let round = 0; round < 4; round += 1) {
      const product = await kettle(2)
      const [red = 0] = product.variantIds
      const { id } = await placeOrder(shop, { productId: product.id, fields: { color_id: red } })
      const wanted = { ...goodCheckout, product_id: product.id, color_id: red, quantity: 1 }
      const [changed, bought] = await Promise.all([
        change(id as OrderId, { lines: [{ variant_id: red, quantity: 2 }] }),
        shop.neighbour.app.inject({
          method: 'POST',
          url: '/api/orders/buy-now/',
          payload: wanted,
          headers: { 'idempotency-key': randomUUID() },
        }),
      ])
      expect([changed.status === 200, bought.statusCode === 201].filter(Boolean)).toHaveLength(1)
      expect((await stockOf(product))[0]).toBe(0)
    }
  })
})
