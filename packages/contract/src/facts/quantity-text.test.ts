import { expect, it } from 'vitest'
import { readQuantity } from './quantity-text.ts'
import { unitKeys } from './units.ts'

it.each([
  ['1.7', { value: 1.7, unit: null }],
  ['1700 ml', { value: 1700, unit: 'ml' }],
  ['١٫٧ لتر', { value: 1.7, unit: 'L' }],
  ['12 لترًا', { value: 12, unit: 'L' }],
  ['2,200W', { value: 2200, unit: 'W' }],
  ['1,5 kW', { value: 1.5, unit: 'kW' }],
  ['-18 °C', { value: -18, unit: 'celsius' }],
  ['16"', { value: 16, unit: 'inch' }],
  [' 45 dB(A) ', { value: 45, unit: 'dBA' }],
  ['6 أفراد', { value: 6, unit: 'people' }],
  ['3 m²', { value: 3, unit: 'm2' }],
])('%s is read', (typed, quantity) => {
  expect(readQuantity(typed)).toEqual(quantity)
})

it.each(['', 'ml', 'glass', '5 pints', '1 2 3 x', '1e5', 'NaN', '٫'])('%j is no quantity', (typed) => {
  expect(readQuantity(typed)).toBeNull()
})

it('every unit is known by its key', () => {
  for (const unit of unitKeys) expect(readQuantity(`3 ${unit}`)).toEqual({ value: 3, unit })
})
