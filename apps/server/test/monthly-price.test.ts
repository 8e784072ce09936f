import { findMonthlyPrice, findPriceOfBudget, type InstallmentPlan } from '@shop/contract'
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

test('what a budget buys is the highest whole price whose monthly price is within it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 50_000 }),
      fc.integer({ min: 2, max: 60 }),
      fc.integer({ min: 0, max: 20_000 }),
      (budget, months, fee) => {
        const plans = [plan(months, fee / 100)]
        const price = findPriceOfBudget(plans, budget)
        const monthlyOf = (pounds: number) => findMonthlyPrice(plans, pounds)?.monthly ?? Number.POSITIVE_INFINITY
        expect(price === budget || monthlyOf(price) <= budget).toBe(true)
        expect(monthlyOf(price + 1)).toBeGreaterThan(budget)
      },
    ),
  )
})
