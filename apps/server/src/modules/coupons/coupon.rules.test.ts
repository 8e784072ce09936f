import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CouponTerms, discountLines } from './coupon.rules.ts'

const percent = (percentBp: number, rest: Partial<CouponTerms> = {}): CouponTerms => ({
  kind: 'percent',
  percentBp,
  amountPiastres: null,
  categoryIds: [],
  ...rest,
})
const amount = (amountPiastres: number, categoryIds: number[] = []): CouponTerms => ({
  kind: 'amount',
  percentBp: null,
  amountPiastres,
  categoryIds,
})
const line = (total: number, categoryId = 1) => ({ total, categoryId })

describe('the discount of a coupon', () => {
  test.each<[string, CouponTerms, ReturnType<typeof line>[], number[]]>([
    ['a percentage is rounded down', percent(1000), [line(999)], [99]],
    ['a percentage stops at its maximum', percent(5000, { amountPiastres: 1000 }), [line(10_000)], [1000]],
    ['an amount is never more than the goods', amount(5000), [line(1200)], [1200]],
    ['an amount is shared by the totals', amount(100), [line(2000), line(1000)], [67, 33]],
    ['equal remainders go to the first line', amount(1), [line(500), line(500)], [1, 0]],
    ['other categories pay in full', percent(1000, { categoryIds: [2] }), [line(1000), line(1000, 2)], [0, 100]],
    ['no goods of its categories', amount(100, [3]), [line(1000)], [0]],
    ['free delivery leaves the goods', { ...amount(0), kind: 'free_delivery', amountPiastres: null }, [line(9)], [0]],
  ])('%s', (_, terms, lines, expected) => {
    expect(discountLines(terms, lines)).toEqual(expected)
  })

  test('adds up to the piastre, and no line gets more off than it costs', () => {
    const lines = fc.array(
      fc.record({ total: fc.integer({ min: 0, max: 10 ** 10 }), categoryId: fc.integer({ min: 1, max: 3 }) }),
      { minLength: 1, maxLength: 30 },
    )
    const bp = fc.integer({ min: 1, max: 10_000 })
    fc.assert(
      fc.property(lines, bp, fc.option(fc.integer({ min: 1, max: 10 ** 9 })), (given, percentBp, most) => {
        const discounts = discountLines(percent(percentBp, { amountPiastres: most, categoryIds: [1, 2] }), given)
        const goods = given.reduce((sum, { total, categoryId }) => sum + (categoryId === 3 ? 0 : total), 0)
        const whole = Number((BigInt(goods) * BigInt(percentBp)) / 10_000n)
        expect(discounts.reduce((sum, one) => sum + one, 0)).toBe(Math.min(whole, most ?? whole))
        for (const [place, discount] of discounts.entries()) {
          const { total = 0, categoryId } = given[place] ?? {}
          expect(discount).toBeGreaterThanOrEqual(0)
          expect(discount).toBeLessThanOrEqual(categoryId === 3 ? 0 : total)
        }
      }),
    )
  })
})
