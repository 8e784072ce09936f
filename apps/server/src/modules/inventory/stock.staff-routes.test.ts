import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../test/accounts.ts'
import { openTestShop, type TestShop } from '../../../test/app.ts'
import { enterAs, type Member, moveStock } from '../../../test/back-office.ts'
import { createProduct } from '../../../test/factories.ts'

let shop: TestShop
let editor: Member
beforeAll(async () => {
  shop = await openTestShop()
  editor = await enterAs(shop, 'catalogue')
})
afterAll(() => shop.close())

async function makeVariant(stock: number): Promise<number> {
  return (await createProduct(shop.pool, { variants: [{ stock }] })).variantIds[0] ?? 0
}
const move = (body: object, key?: string) => moveStock(editor, body, key)

describe('a movement by hand', () => {
  test('adds up in the ledger, with its reason, note and writer', async () => {
    const variant = await makeVariant(3)
    expect((await move({ variant, reason: 'delivery', count: 10, note: 'Truck 7' })).body.stock).toBe(13)
    expect((await move({ variant, reason: 'return', count: 1 })).body.stock).toBe(14)
    expect((await move({ variant, reason: 'correction', count: 12, note: 'Two broken' })).body.stock).toBe(12)
    const { body } = await editor.call('GET', `/stock-levels/${variant}/movements/`)
    expect(body.results).toMatchObject([
      { units: -2, balance: 12, reason: 'correction', note: 'Two broken', actor: { id: expect.any(Number) } },
      { units: 1, balance: 14, reason: 'return', note: '' },
      { units: 10, balance: 13, reason: 'delivery', note: 'Truck 7' },
      { units: 3, balance: 3, reason: 'delivery', actor: null },
    ])
  })

  test('shows in the shop at once', async () => {
    const { id, variantIds } = await createProduct(shop.pool, { variants: [{ stock: 0 }] })
    const read = async () => (await callApi(shop.app, 'GET', `/api/products/${id}/`)).body
    expect((await read()).in_stock).toBe(false)
    await move({ variant: variantIds[0], reason: 'delivery', count: 2 })
    await expect.poll(async () => (await read()).quantity).toBe(2)
  })

  test('that is sent again after a lost answer comes in once, and its key fits no other', async () => {
    const variant = await makeVariant(3)
    const key = randomUUID()
    const delivery = { variant, reason: 'delivery', count: 50 }
    const answers = await Promise.all([move(delivery, key), move(delivery, key)])
    expect(answers.map(({ body }) => body.stock)).toEqual([53, 53])
    expect((await move({ ...delivery, count: 5 }, key)).body.code).toBe('idempotency_key_reused')
    expect((await editor.call('GET', `/stock-levels/${variant}/`)).body.stock).toBe(53)
  })

  test('that counts the stock at hand writes no movement', async () => {
    const variant = await makeVariant(5)
    expect((await move({ variant, reason: 'correction', count: 5 })).body.stock).toBe(5)
    expect((await editor.call('GET', `/stock-levels/${variant}/movements/`)).body.count).toBe(1)
  })

  test.each<[string, object, string]>([
    ['nothing delivered', { reason: 'delivery', count: 0 }, 'count'],
    ['less than nothing counted', { reason: 'correction', count: -1 }, 'count'],
    ['half a piece', { reason: 'delivery', count: 1.5 }, 'count'],
    ['a reason of the shop itself', { reason: 'order', count: 1 }, 'reason'],
  ])('is refused with %s', async (_, changes, field) => {
    const { status, body } = await move({ variant: await makeVariant(1), ...changes })
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]])
  })

  test('of nothing is refused', async () => {
    expect((await move({ variant: 999_999, reason: 'delivery', count: 1 })).body.code).toBe('variant_not_found')
  })

  test('stock is counted while orders and movements go on: no unit is lost', async () => {
    const variant = await makeVariant(100)
    const sell = () =>
      shop.pool.begin(async (tx) => {
        await tx`select from variants where id = ${variant} for update`
        await tx`insert into stock_movements (variant_id, units, reason) values (${variant}, -1, 'order')`
      })
    const counts = Array.from({ length: 4 }, () => move({ variant, reason: 'correction', count: 90 }))
    const sales = Array.from({ length: 20 }, sell)
    await Promise.all([...counts, ...sales])
    const { body } = await editor.call('GET', `/stock-levels/${variant}/movements/?page_size=200`)
    const [row] = await shop.pool<{ stock: number }[]>`select stock from variants where id = ${variant}`
    expect(body.results[0].balance).toBe(row?.stock)
    // Each count says 90 at its moment; what was sold after the last one is missing from it.
    const lastCount = body.results.find(({ reason }: { reason: string }) => reason === 'correction')
    expect(lastCount.balance).toBe(90)
    const after = body.results.indexOf(lastCount)
    expect(row?.stock).toBe(90 - after)
  })
})

test('what runs out is listed, the emptiest first', async () => {
  const { sku } = await createProduct(shop.pool, {
    nameEn: 'Rareware',
    variants: [
      { hex: '#111111', stock: 4 },
      { hex: '#222222', stock: 1 },
      { hex: '#333333', stock: 40 },
    ],
  })
  const { body } = await editor.call('GET', `/stock-levels/?at_most=5&q=rareware`)
  expect(body.results).toMatchObject([
    { product: { sku }, color: { hex: '#222222' }, stock: 1 },
    { product: { sku }, color: { hex: '#111111' }, stock: 4 },
  ])
  expect((await editor.call('GET', `/stock-levels/?is_low=true&q=rareware`)).body.count).toBe(2)
  const pasted = encodeURIComponent(`SKU \u2066${sku.replaceAll('-', '\u2212')}\u2069`)
  expect((await editor.call('GET', `/stock-levels/?q=${pasted}`)).body.count).toBe(3)
  const off = await createProduct(shop.pool, { nameEn: 'Offware', isActive: false })
  const list = async (query: string) => (await editor.call('GET', `/stock-levels/?q=${off.sku}&${query}`)).body.count
  expect([await list(''), await list('with_inactive=true')]).toEqual([0, 1])
})
