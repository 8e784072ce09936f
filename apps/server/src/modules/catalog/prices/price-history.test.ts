import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../../test/app.ts'
import { createProduct } from '../../../../test/factories.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const dayMs = 86_400_000
const soldTv = (price = 100_000) => createProduct(shop.pool, { variants: [{ price }] })

/** The prices of a variant in their order. */
async function historyOf(variantId: number | undefined): Promise<(number | null)[]> {
  const rows = await shop.pool<{ pricePiastres: number | null }[]>`
    select price_piastres from variant_prices where variant_id = ${variantId ?? 0} order by from_at, id`
  return rows.map(({ pricePiastres }) => pricePiastres)
}

async function lowestBefore(variantId: number | undefined, moment: Date): Promise<number | null | undefined> {
  const [row] = await shop.pool<{ lowest: number | null }[]>`
    select lowest_price(${variantId ?? 0}::bigint, ${moment}::timestamptz) as lowest`
  return row?.lowest
}

describe('the history of prices', () => {
  test('begins with the first price, and grows with each other one', async () => {
    const { id, variantIds } = await soldTv()
    await shop.pool`update variants set regular_price_piastres = 90000 where product_id = ${id}`
    await shop.pool`update variants set sort_order = 7 where product_id = ${id}`
    await shop.pool`update variants set regular_price_piastres = 90000, sort_order = 8 where product_id = ${id}`
    await shop.pool`update variants set regular_price_piastres = 95000 where product_id = ${id}`
    expect(await historyOf(variantIds[0])).toEqual([100_000, 90_000, 95_000])
  })

  test('says when a variant or its product was not on sale', async () => {
    const { id, variantIds } = await soldTv()
    await shop.pool`update variants set is_active = false where product_id = ${id}`
    await shop.pool`update products set is_active = false where id = ${id}`
    await shop.pool`update variants set is_active = true where product_id = ${id}`
    await shop.pool`update products set is_active = true where id = ${id}`
    await shop.pool`update products set is_active = false where id = ${id}`
    await shop.pool`update variants set regular_price_piastres = 7 where product_id = ${id}`
    expect(await historyOf(variantIds[0])).toEqual([100_000, null, 100_000, null])
  })

  test('is never changed', async () => {
    const { variantIds } = await soldTv()
    const own = shop.pool`variant_id = ${variantIds[0] ?? 0}`
    const change = shop.pool`update variant_prices set price_piastres = 1 where ${own}`
    await expect(change).rejects.toThrow('the history of prices only grows')
    await expect(shop.pool`delete from variant_prices where ${own}`).rejects.toThrow('only grows')
  })
})

type Entry = { price: number | null; ageMs: number }

/** The same rule in plain words: the lowest of the prices in force in the 30 days, if there was one at their beginning. */
function modelLowest(entries: readonly Entry[]): number | null {
  const oldestFirst = [...entries].sort((left, right) => right.ageMs - left.ageMs)
  const first = oldestFirst.filter(({ ageMs }) => ageMs >= 30 * dayMs).at(-1)
  if (!first || first.price === null) return null
  const later = oldestFirst.filter(({ ageMs }) => ageMs < 30 * dayMs && ageMs > 0)
  return Math.min(...[first, ...later].flatMap(({ price }) => price ?? []))
}

test('the lowest price of the 30 days before a moment is that of a plain model', async () => {
  const moment = new Date('2026-04-20T00:00:00Z')
  const entry = fc.record({
    price: fc.option(fc.integer({ min: 1, max: 1000 }), { freq: 3 }),
    ageMs: fc.oneof(
      fc.integer({ min: -5, max: 70 }).map((days) => days * dayMs),
      fc.integer({ min: -dayMs, max: 70 * dayMs }),
    ),
  })
  const histories = fc.uniqueArray(entry, { maxLength: 8, selector: ({ ageMs }) => ageMs })
  await fc.assert(
    fc.asyncProperty(histories, async (entries) => {
      const { variantIds } = await createProduct(shop.pool, { categoryId, variants: [{ stock: 0 }] })
      const rows = entries.map(({ price, ageMs }) => ({
        variantId: variantIds[0] ?? 0,
        pricePiastres: price,
        fromAt: new Date(moment.getTime() - ageMs),
      }))
      if (rows.length > 0) await shop.pool`insert into variant_prices ${shop.pool(rows)}`
      expect(await lowestBefore(variantIds[0], moment)).toBe(modelLowest(entries))
    }),
    { numRuns: 100 },
  )
})

let categoryId: number
beforeAll(async () => {
  categoryId = (await soldTv()).categoryId
})
