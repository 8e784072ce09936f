import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changePrice } from './price-change.rules.ts'

const percent = (by: number) => ({ unit: 'percent', by }) as const
const amount = (by: number) => ({ unit: 'amount', by }) as const

test.each([
  ['10 % cheaper', 99_900, percent(-10), 89_900],
  ['half a pound goes up', 10_000, percent(0.5), 10_100],
  ['50 EGP dearer', 99_950, amount(50), 105_000],
])('%s', (_, before, change, after) => {
  expect(changePrice(before, change)).toBe(after)
})

test('nothing is given away', () => {
  expect(changePrice(5000, amount(-50))).toBeNull()
  expect(changePrice(40, percent(0))).toBeNull()
})

test('no price is higher than staff may type', () => {
  expect(changePrice(5_000_000_000, percent(100))).toBe(10_000_000_000)
  expect(changePrice(5_000_000_000, percent(101))).toBeNull()
  expect(changePrice(10_000_000_000, percent(1_000_000))).toBeNull()
})

test('whatever is asked for: whole pounds above 0', () => {
  const change = fc.record({
    unit: fc.constantFrom('percent' as const, 'amount' as const),
    by: fc.double({ min: -1_000_000, max: 1_000_000, noNaN: true }),
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000_000 }), change, (price, given) => {
      const after = changePrice(price, given)
      if (after === null) return
      expect(after).toBeGreaterThan(0)
      expect(after % 100).toBe(0)
      expect(after).toBeLessThanOrEqual(10_000_000_000)
    }),
  )
})
