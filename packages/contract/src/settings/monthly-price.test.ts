import { describe, expect, test } from 'vitest'
import { toPounds } from '../values/money.ts'
import type { InstallmentPlan } from './installment-plan.schema.ts'
import { findMonthlyPrice, findPricesWithin } from './monthly-price.ts'

const plan = (
  months: number,
  fee_percent: number,
  min_total = 0,
  max_total: number | null = null,
): InstallmentPlan => ({
  name: `${months} months`,
  method: null,
  months,
  fee_percent,
  min_total,
  max_total,
})
const year = plan(12, 0, 1000, 20_000)
const two = plan(24, 33.5, 2000)

describe('the monthly price', () => {
  test('is the lowest of the plans that take the total, with its total and its fees', () => {
    expect(findMonthlyPrice([year, two], 2400)).toEqual({ plan: two, monthly: 133.5, total: 3204, fees: 804 })
    expect(findMonthlyPrice([year, two], 1999.99)).toEqual({ plan: year, monthly: 166.67, total: 1999.99, fees: 0 })
  })

  test('of equal ones is that with the lower fees', () => {
    const dear = plan(24, 100, 0)
    expect(findMonthlyPrice([dear, year], 1200)).toMatchObject({ plan: year, monthly: 100 })
  })

  test.each([
    ['below the lowest total', [year], 999.99],
    ['above the highest total', [year], 20_000.01],
    ['without a plan', [], 5000],
    ['of nothing', [plan(12, 0, 1)], 0],
  ])('%s there is none', (_, plans, total) => {
    expect(findMonthlyPrice(plans, total)).toBeNull()
  })
})

describe('what a monthly budget buys', () => {
  test.each([
    ['is what a plan takes, to the piastre', [two], 150, [[2000, 2696.62]]],
    ['ends at the highest total of a plan', [year], 9000, [[1000, 20_000]]],
    [
      'may have a gap that no plan takes',
      [plan(12, 0, 100, 200), two],
      150,
      [
        [100, 200],
        [2000, 2696.62],
      ],
    ],
    ['has no gap where plans meet', [plan(12, 0, 100, 999.99), year], 150, [[100, 1800]]],
    ['is nothing where no plan takes so little', [year], 50, []],
    ['is nothing without any plan', [], 700, []],
  ])('%s', (_, plans, budget, ranges) => {
    const found = findPricesWithin(plans, budget)
    expect(found.map(({ lowest, max }) => [toPounds(lowest), toPounds(max)])).toEqual(ranges)
  })
})
