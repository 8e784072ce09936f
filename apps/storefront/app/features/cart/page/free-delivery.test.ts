import { expect, it } from 'vitest'
import { measureFreeDelivery } from './free-delivery.ts'

it.each([
  { subtotal: 0, missing: 501 },
  { subtotal: 350, missing: 151 },
  { subtotal: 499.5, missing: 1 },
  { subtotal: 500, missing: 1 },
  { subtotal: 500.01, missing: 0 },
  { subtotal: 12_000, missing: 0 },
])('from $subtotal EGP, $missing more pass 500', ({ subtotal, missing }) => {
  expect(measureFreeDelivery(subtotal, 500).missing).toBe(missing)
})

it('fills up to the end exactly when delivery is free', () => {
  expect(measureFreeDelivery(0, 500).share).toBe(0)
  expect(measureFreeDelivery(500, 500).share).toBeLessThan(1)
  expect(measureFreeDelivery(501, 500).share).toBe(1)
  expect(measureFreeDelivery(0, 0).share).toBe(0)
})
