import { findMonthlyPrice, findPricesWithin, type InstallmentPlan } from '@shop/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const plan = (months: number, fee_percent: number): InstallmentPlan => ({
  name: 'Plan',
  method: null,
  months,
  fee_percent,
  min_total: 0,
  max_total: null,
})

test('a monthly price never says less than is paid, and less than a piastre a month more', () => {
  const amounts = fc.integer({ min: 1, max: 10_000_000 })
  fc.assert(
    fc.property(
      amounts,
      fc.integer({ min: 2, max: 60 }),
      fc.integer({ min: 0, max: 20_000 }),
      (amount, months, fee) => {
        const price = findMonthlyPrice([plan(months, fee / 100)], amount / 100)
        if (!price) throw new Error('No price')
        const paid = Math.round(price.monthly * 100) * months
        const owed = Math.round(price.total * 100)
        expect(paid).toBeGreaterThanOrEqual(owed)
        expect(paid - owed).toBeLessThan(months)
        expect(owed - amount).toBe(Math.round(price.fees * 100))
        expect(owed * 10_000).toBeGreaterThanOrEqual(amount * (10_000 + fee))
      },
    ),
  )
})

/** An amount near those that random plans begin and end with. */
const anyTotal = fc.integer({ min: 0, max: 300_000 }).map((amount) => amount / 100)
const anyPlan: fc.Arbitrary<InstallmentPlan> = fc
  .record({
    months: fc.integer({ min: 2, max: 120 }),
    fee: fc.integer({ min: 0, max: 20_000 }),
    min: anyTotal,
    width: fc.option(anyTotal),
  })
  .map(({ months, fee, min, width }) => ({
    ...plan(months, fee / 100),
    min_total: min,
    max_total: width === null ? null : Math.round((min + width) * 100) / 100,
  }))

test('a price is within a budget if, and only if, the monthly price that is shown with it is', () => {
  fc.assert(
    fc.property(
      fc.array(anyPlan, { maxLength: 5 }),
      fc.integer({ min: 0, max: 500 }),
      fc.array(anyTotal, { maxLength: 20 }),
      (plans, budget, others) => {
        const ranges = findPricesWithin(plans, budget)
        const isWithin = (price: number) => ranges.some(({ lowest, max }) => price >= lowest && price <= max)
        // Both sides of each end, where rounding and limits decide.
        const ends = ranges.flatMap(({ lowest, max }) => [lowest - 1, lowest, max, max + 1])
        for (const price of [...ends, ...others.map((total) => Math.round(total * 100))].filter((each) => each >= 0)) {
          const shown = findMonthlyPrice(plans, price / 100)
          expect(isWithin(price), String(price)).toBe(shown !== null && Math.ceil(shown.monthly) <= budget)
        }
        ranges.slice(1).forEach(({ lowest }, place) => {
          expect(lowest).toBeGreaterThan((ranges[place]?.max ?? 0) + 1)
        })
      },
    ),
    { numRuns: 1000 },
  )
})
