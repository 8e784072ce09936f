import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changePrices } from './price-change.rules.ts'

const percent = (by: number, former: 'keep' | 'from_price' | 'remove' = 'keep') =>
  ({ unit: 'percent', by, former }) as const
const amount = (by: number) => ({ unit: 'amount', by, former: 'keep' }) as const

test.each([
  ['10 % cheaper', { price: 99_900, originalPrice: null }, percent(-10), { price: 89_900, originalPrice: null }],
  [
    'half a pound goes up',
    { price: 10_000, originalPrice: null },
    percent(0.5),
    { price: 10_100, originalPrice: null },
  ],
  ['50 EGP dearer', { price: 99_950, originalPrice: null }, amount(50), { price: 105_000, originalPrice: null }],
  [
    'an offer begins',
    { price: 100_000, originalPrice: null },
    percent(-10, 'from_price'),
    { price: 90_000, originalPrice: 100_000 },
  ],
  [
    'an offer goes on',
    { price: 90_000, originalPrice: 100_000 },
    percent(-10, 'from_price'),
    { price: 81_000, originalPrice: 100_000 },
  ],
  [
    'an offer ends',
    { price: 90_000, originalPrice: 100_000 },
    percent(0, 'remove'),
    { price: 90_000, originalPrice: null },
  ],
  [
    'a former price that is reached goes',
    { price: 90_000, originalPrice: 100_000 },
    percent(20),
    { price: 108_000, originalPrice: null },
  ],
])('%s', (_, before, change, after) => {
  expect(changePrices(before, change)).toEqual(after)
})

test('nothing is given away', () => {
  expect(changePrices({ price: 5000, originalPrice: null }, amount(-50))).toBeNull()
  expect(changePrices({ price: 40, originalPrice: null }, percent(0))).toBeNull()
})

test('no price is higher than staff may type', () => {
  expect(changePrices({ price: 5_000_000_000, originalPrice: null }, percent(100))?.price).toBe(10_000_000_000)
  expect(changePrices({ price: 5_000_000_000, originalPrice: null }, percent(101))).toBeNull()
  expect(changePrices({ price: 10_000_000_000, originalPrice: null }, percent(1_000_000))).toBeNull()
})

test('whatever is asked for: whole pounds above 0, a former price above the price', () => {
  const change = fc.record({
    unit: fc.constantFrom('percent' as const, 'amount' as const),
    by: fc.double({ min: -1_000_000, max: 1_000_000, noNaN: true }),
    former: fc.constantFrom('keep' as const, 'from_price' as const, 'remove' as const),
  })
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000_000 }),
      fc.option(fc.integer({ min: 1, max: 10_000_000 })),
      change,
      (price, originalPrice, given) => {
        const after = changePrices({ price, originalPrice }, given)
        if (after === null) return
        expect(after.price).toBeGreaterThan(0)
        expect(after.price % 100).toBe(0)
        if (after.originalPrice !== null) expect(after.originalPrice).toBeGreaterThan(after.price)
      },
    ),
  )
})
