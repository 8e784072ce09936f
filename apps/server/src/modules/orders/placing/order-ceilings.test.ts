import { describe, expect, test } from 'vitest'
import { ceilingsOf, shareOfCeilings } from './order-ceilings.rules.ts'

const guest = { perProduct: 5, units: 15, total: 6_000_000 }
const line = (productId: number, quantity: number) => ({ productId, quantity })

describe("a guest's order", () => {
  test.each([
    ['five of one product', [line(1, 5)], 100, 1],
    ['six of one product', [line(1, 6)], 100, 1.2],
    ['two colours of one product', [line(1, 3), line(1, 3)], 100, 1.2],
    ['sixteen units', [line(1, 4), line(2, 4), line(3, 4), line(4, 4)], 100, 16 / 15],
    ['a total above the ceiling', [line(1, 1)], 9_000_000, 1.5],
  ])('of %s uses its share of the ceilings', (_, lines, total, share) => {
    expect(shareOfCeilings(lines, total, guest)).toBeCloseTo(share)
  })

  test('is above a ceiling of nothing whatever it costs', () => {
    expect(shareOfCeilings([line(1, 1)], 100, { ...guest, total: 0 })).toBeGreaterThan(1)
  })
})

test('a verified shopper may order four times as much', () => {
  expect(ceilingsOf(guest, true)).toEqual({ perProduct: 20, units: 60, total: 24_000_000 })
  expect(ceilingsOf(guest, false)).toBe(guest)
})
