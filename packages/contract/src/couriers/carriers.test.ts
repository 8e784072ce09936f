import { expect, test } from 'vitest'
import { isTrackingPattern, trackingUrlOf } from './carriers.ts'

test.each([
  ['https://carrier.example/track/{number}', true],
  ['https://carrier.example/track?n={number}&lang=ar', true],
  ['http://carrier.example/{number}', false],
  ['https://carrier.example/', false],
  ['https://carrier.example/{number}/{number}', false],
  ['javascript:alert({number})', false],
  ['https://carrier.example/{number} x', false],
  ['https://carrier.example/{number}{other}', false],
])('%j is a tracking pattern: %s', (pattern, is) => {
  expect(isTrackingPattern(pattern)).toBe(is)
})

test('a tracking number is put into the address, and cannot leave its place', () => {
  const pattern = 'https://carrier.example/track/{number}/ar'
  expect(trackingUrlOf(pattern, 'B-12')).toBe('https://carrier.example/track/B-12/ar')
  expect(trackingUrlOf(pattern, '../x?$&')).toBe('https://carrier.example/track/..%2Fx%3F%24%26/ar')
  expect(trackingUrlOf(pattern, null)).toBeNull()
  expect(trackingUrlOf('', 'B-12')).toBeNull()
})
