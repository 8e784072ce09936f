import type { offerKinds } from '@shop/contract/staff'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../../test/app.ts'
import { createProduct } from '../../../test/factories.ts'
import { priceOutcomeOf } from './offers.rules.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

type Terms = { kind: (typeof offerKinds)[number]; value: number; floor: number | null; nine: boolean; regular: number }

async function priceOf({ kind, value, floor, nine, regular }: Terms): Promise<number | null | undefined> {
  const [row] = await shop.pool<{ price: number | null }[]>`
    select offer_price(${kind}::text, ${value}::bigint, ${floor}::bigint, ${nine}::boolean, ${regular}::bigint) as price`
  return row?.price
}

/** The same rule in whole pounds and plain words. */
function modelPrice({ kind, value, floor, nine, regular }: Terms): number | null {
  const exact = { percent: (regular * (10_000 - value)) / 10_000, amount: regular - value, fixed: value }[kind]
  let price = kind === 'fixed' ? exact : Math.trunc(exact / 100) * 100
  if (kind !== 'fixed' && nine && price >= 900) while (price % 1000 !== 900) price -= 100
  if (kind !== 'fixed' && floor !== null) price = Math.max(price, floor)
  return price > 0 && price < regular ? price : null
}

test('the price that an offer makes is that of a plain model', async () => {
  const terms: fc.Arbitrary<Terms> = fc
    .record({
      kind: fc.constantFrom('percent' as const, 'amount' as const, 'fixed' as const),
      value: fc.integer({ min: 1, max: 300_000 }),
      floor: fc.option(fc.integer({ min: 1, max: 200_000 })),
      nine: fc.boolean(),
      regular: fc.integer({ min: 1, max: 300_000 }),
    })
    .map((given) => (given.kind === 'percent' ? { ...given, value: (given.value % 9999) + 1 } : given))
  await fc.assert(
    fc.asyncProperty(terms, async (given) => {
      expect(await priceOf(given)).toBe(modelPrice(given))
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['whole pounds, down', { kind: 'percent', value: 3000, floor: null, nine: false, regular: 99_900 }, 69_900],
  ['down to a 9', { kind: 'percent', value: 1000, floor: null, nine: true, regular: 100_000 }, 89_900],
  ['not below the floor', { kind: 'percent', value: 1000, floor: 89_950, nine: true, regular: 100_000 }, 89_950],
] as const)('%s', async (_, terms, price) => {
  expect(await priceOf(terms)).toBe(price)
})

test.each([
  [{ offered: null }, 'not_possible'],
  [{ offered: null, floor: 9 }, 'not_possible'],
  [{ offered: null, floor: 10 }, 'at_floor'],
  [{ lowest: null }, 'not_struck'],
  [{}, 'struck'],
  [{ offered: 5 }, 'not_lower'],
  [{ isOutranked: true }, 'outranked'],
  // It would be refused all the same.
  [{ offered: 5, isOutranked: true }, 'not_lower'],
  [{ offered: null, isLeftOut: true }, 'left_out'],
] as const)('%j is %s', (given, outcome) => {
  const struck = { regular: 10, offered: 4, lowest: 5, floor: null, isLeftOut: false, isOutranked: false }
  expect(priceOutcomeOf({ ...struck, ...given })).toBe(outcome)
})

test('a variant is priced by the running offers that cover it, and no others', async () => {
  const [covered, other] = [await createProduct(shop.pool), await createProduct(shop.pool)]
  const start = (id: number) => shop.pool`
    insert into offers (name_en, name_ar, scope, target_ids, kind, value, starts_at, ends_at, started_at)
    values ('Sale', 'تخفيضات', 'products', array[${id}::bigint], 'percent', 2000, now(), now() + interval '1 hour', now())`
  const countPricings = () =>
    shop.pool.begin(async (tx) => {
      await tx`set local track_functions = 'all'`
      // Calls of earlier transactions of the same connection are counted until it has reported them.
      const countCalls = async () => {
        const [row] = await tx<{ calls: number }[]>`
          select coalesce(sum(calls), 0)::integer as calls from pg_stat_xact_user_functions where funcname = 'offer_price'`
        return row?.calls ?? 0
      }
      const before = await countCalls()
      const made = await tx`select price_piastres from derive_prices(${covered.variantIds}::bigint[])`
      expect(made).toEqual([{ pricePiastres: 80_000 }])
      return (await countCalls()) - before
    })
  await start(covered.id)
  const calls = await countPricings()
  expect(calls).toBeGreaterThan(0)
  for (let offers = 0; offers < 5; offers += 1) await start(other.id)
  expect(await countPricings()).toBe(calls)
})
