import { expect, test } from 'vitest'
import { per100 } from './report-totals.tsx'

test.each([
  [0, 0, '–'],
  [0, 40, '0'],
  [1, 3, '33.3'],
  [2, 3, '66.7'],
  [7, 1000, '0.7'],
  [40, 40, '100'],
])('%i refused of %i are %s per 100, in both languages', (refused, handedOver, shown) => {
  expect([per100(refused, handedOver, 'en'), per100(refused, handedOver, 'ar')]).toEqual([shown, shown])
})
