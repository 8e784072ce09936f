import type { StockLevel } from '@shop/contract/staff'
import { expect, test } from 'vitest'
import { addUnit, changeQuantity, type EditableLine, sumLines, toWanted } from './editable-lines.ts'

const level = (id: number, price: number): StockLevel => ({
  id,
  product: { id, sku: `KT-${id}`, name: { en: 'Kettle', ar: 'غلاية' }, is_active: true },
  color: null,
  image: null,
  price,
  stock: 3,
})
const lines: EditableLine[] = addUnit(addUnit([], level(1, 0.1)), level(2, 0.2))

test('a variant gets one line, and each choice adds a unit to it', () => {
  expect(toWanted(addUnit(lines, level(1, 0.1)))).toEqual([
    { variant_id: 1, quantity: 2 },
    { variant_id: 2, quantity: 1 },
  ])
})

test('a sum has no rounding errors', () => {
  expect(sumLines(lines)).toBe(30)
  expect(sumLines(changeQuantity(lines, 1, '٣'))).toBe(50)
})

test.each(['', '0', '100', '-1', '1.5', 'two'])('%j is no quantity', (typed) => {
  const changed = changeQuantity(lines, 1, typed)
  expect(toWanted(changed)).toBeNull()
  expect(sumLines(changed)).toBe(20)
  expect(toWanted(addUnit(changed, level(1, 0.1)))?.[0]?.quantity).toBe(1)
})

test('an order has at least one line', () => expect(toWanted([])).toBeNull())
