import { expect, it } from 'vitest'
import { maxDiscount } from './offer-view.ts'

const offer = { id: 1, name: 'Kettle', picture: null }

it.each([
  ['none', [], null],
  ['without a former price', [{ price: 100, originalPrice: null }], null],
  [
    'the highest of all, rounded down',
    [
      { price: 90, originalPrice: 100 },
      { price: 671, originalPrice: 1000 },
    ],
    32,
  ],
  ['a whole percent', [{ price: 90, originalPrice: 100 }], 10],
  ['a whole percent of piastres', [{ price: 1749.3, originalPrice: 2499 }], 30],
  ['of less than a percent', [{ price: 999, originalPrice: 1000 }], null],
])('the maximum discount of offers: %s', (_, prices, saving) => {
  expect(maxDiscount(prices.map((price) => ({ ...offer, ...price })))).toBe(saving)
})
