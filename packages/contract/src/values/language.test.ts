import { expect, test } from 'vitest'
import { findPreferredLanguage } from './language.ts'

test.each([
  [undefined, null],
  ['', null],
  ['ar', 'ar'],
  ['ar-EG,ar;q=0.9,en;q=0.8', 'ar'],
  ['fr-FR, en;q=0.5, ar;q=0.7', 'ar'],
  ['fr', null],
  ['ar;q=0, en;q=0.1', 'en'],
  [';;;q=,', null],
])('Accept-Language %j prefers %j', (header, expected) => {
  expect(findPreferredLanguage(header)).toBe(expected)
})
