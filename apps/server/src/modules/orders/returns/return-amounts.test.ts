import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareCredit, shareOrder, shareUnits } from './return-amounts.rules.ts'

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)
const amount = fc.integer({ min: 0, max: 1_000_000_000_000 })

describe('the shares of an order', () => {
  test('add up to its total, whatever the discount and the fee', () => {
    const line = fc.record({ lineTotalPiastres: amount, quantity: fc.integer({ min: 1, max: 50 }) })
    const order = fc.record({ goods: amount, deliveryPiastres: amount, lines: fc.array(line, { minLength: 1 }) })
    const property = fc.property(order, ({ goods, deliveryPiastres, lines }) => {
      const totalPiastres = goods + deliveryPiastres
      const withIds = lines.map((each, id) => ({ id, discountPiastres: 0, ...each }))
      const shares = [...shareOrder({ totalPiastres, deliveryPiastres }, withIds).values()]
      expect(sum(shares.map((each) => each.goods))).toBe(goods)
      expect(sum(shares.map((each) => each.delivery))).toBe(deliveryPiastres)
      expect(Math.min(...shares.flatMap((each) => [each.goods, each.delivery]))).toBeGreaterThanOrEqual(0)
    })
    fc.assert(property)
  })

  test('of goods follow what each line cost after its own discount', () => {
    const lines = [
      { id: 7, lineTotalPiastres: 20_000, discountPiastres: 5000, quantity: 2 },
      { id: 9, lineTotalPiastres: 10_000, discountPiastres: 0, quantity: 1 },
    ]
    const shares = shareOrder({ totalPiastres: 28_000, deliveryPiastres: 3000 }, lines)
    expect(shares.get(7)).toEqual({ goods: 15_000, delivery: 2000 })
    expect(shares.get(9)).toEqual({ goods: 10_000, delivery: 1000 })
  })

  test('follow the totals of the lines', () => {
    const lines = [
      { id: 7, lineTotalPiastres: 20_000, discountPiastres: 0, quantity: 2 },
      { id: 9, lineTotalPiastres: 10_000, discountPiastres: 0, quantity: 1 },
    ]
    const shares = shareOrder({ totalPiastres: 32_500, deliveryPiastres: 5000 }, lines)
    expect(shares.get(7)).toEqual({ goods: 18_333, delivery: 3333 })
    expect(shares.get(9)).toEqual({ goods: 9167, delivery: 1667 })
  })
})

test('units that come back in any groups get the whole amount', () => {
  const groups = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 })
  const property = fc.property(amount, groups, (whole, sizes) => {
    const quantity = sum(sizes)
    let before = 0
    const parts = sizes.map((size) => {
      const part = shareUnits(whole, quantity, before, before + size)
      before += size
      return part
    })
    expect(sum(parts)).toBe(whole)
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
  })
  fc.assert(property)
})

test('a refund below what is due is split without a rest', () => {
  const line = fc.record({ goodsPiastres: amount, deliveryPiastres: amount })
  const property = fc.property(
    fc.array(line, { minLength: 1 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
    (lines, part) => {
      const due = sum(lines.map(({ goodsPiastres, deliveryPiastres }) => goodsPiastres + deliveryPiastres))
      const refunded = Math.floor(due * part)
      const { goods, delivery } = shareCredit(refunded, lines)
      expect(sum(goods) + delivery).toBe(refunded)
      expect(delivery).toBeLessThanOrEqual(sum(lines.map(({ deliveryPiastres }) => deliveryPiastres)))
    },
  )
  fc.assert(property)
})
