import { expect, test } from 'vitest'
import { nameApartment } from './name-apartment.ts'

test.each([
  ['12', 'en', 'Apt 12'],
  ['12', 'ar', 'شقة 12'],
  ['١٢', 'ar', 'شقة ١٢'],
  ['Apt 12, 3rd floor', 'en', 'Apt 12, 3rd floor'],
  ['', 'en', ''],
] as const)('an apartment that was typed as "%s" reads in %s as "%s"', (apartment, language, shown) => {
  expect(nameApartment(apartment, language)).toBe(shown)
})
