import { describe, expect, test } from 'vitest'
import { maxLineCount, maxLineQuantity } from '../cart/cart-limits.ts'
import {
  addMoney,
  type BasisPoints,
  containedTax,
  dropDust,
  multiplyMoney,
  parsePounds,
  piastres,
  toPounds,
} from './money.ts'

describe('pounds on the wire', () => {
  test.each([
    [0, 0],
    [12499, 1_249_900],
    [12499.5, 1_249_950],
    [0.1, 10],
    [1.005, null],
    [19.99, 1999],
    [2599.999, null],
    [99_999_999.999, null],
    [999.999, null],
    [1749.999, null],
    [5000.123456, null],
    [5000.1201, null],
    [99_999_999.9901, null],
    [0.1 + 0.2, 30],
    [1749.9900000000002, 174_999],
    [1749.9899999999998, 174_999],
    [35 * 49.99, 174_965],
    [-1749.9900000000002, -174_999],
    [99_999_999.99000001, 9_999_999_999],
    [1e-9, null],
    [5e-324, null],
    [1e15, null],
    [Number.NaN, null],
    [Number.POSITIVE_INFINITY, null],
  ])('%d EGP is %j piastres', (pounds, expected) => {
    expect(parsePounds(pounds)).toBe(expected)
  })

  test('every amount of piastres survives the way out and back', () => {
    for (let amount = 0; amount < 200_000; amount += 7) expect(parsePounds(toPounds(piastres(amount)))).toBe(amount)
  })
})

test('a sum of a full cart in floating point is the sum to the piastre', () => {
  for (let price = 1; price < 5_000_000; price = Math.ceil(price * 1.13)) {
    const sum = Array.from({ length: 60 }, () => price / 100).reduce((total, one) => total + one, 0)
    expect(parsePounds(sum)).toBe(60 * price)
    expect(dropDust(sum)).toBe((60 * price) / 100)
  }
  expect(dropDust(1749.999)).toBe(1749.999)
  expect(dropDust(990_099_999_999.99)).toBe(990_099_999_999.99)
})

test('amounts that are not whole or not in range are refused', () => {
  expect(() => piastres(0.5)).toThrow(RangeError)
  expect(() => piastres(1e15)).toThrow(RangeError)
  expect(() => multiplyMoney(piastres(9e13), 2)).toThrow(RangeError)
})

test('the fullest cart of the highest prices has a sum, and its tax is right to the piastre', () => {
  const line = multiplyMoney(piastres(10_000_000_000), maxLineQuantity)
  const sum = addMoney(...Array.from({ length: maxLineCount }, () => line), piastres(10_000_000_000))
  expect(sum).toBe(99_010_000_000_000)
  expect(containedTax(sum)).toBe(12_159_122_807_018)
  expect(toPounds(piastres(sum - 1))).toBe(990_099_999_999.99)
})

test('sums and multiples stay whole', () => {
  expect(addMoney()).toBe(0)
  expect(addMoney(piastres(10), piastres(20))).toBe(30)
  expect(multiplyMoney(piastres(1999), 3)).toBe(5997)
})

test.each([
  [1_249_900, 153_496],
  [114, 14],
  [100, 12],
  [0, 0],
])('%d piastres contain %d of VAT', (gross, tax) => {
  expect(containedTax(piastres(gross))).toBe(tax)
  expect(containedTax(piastres(gross), 0 as BasisPoints)).toBe(0)
})
