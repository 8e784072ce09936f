import { expect, test } from 'vitest'
import { normalisePageUrl } from './page-key.ts'

test.each([
  ['/', '/'],
  ['/product/12', '/product/12'],
  ['/product/12?lang=ar', '/product/12'],
  ['/products?page=2&utm_source=x&fbclid=1', '/products?page=2'],
  ['/products?search=%D8%AE%D9%84%D8%A7%D8%B7', '/products?search=%D8%AE%D9%84%D8%A7%D8%B7'],
  ['/products?min_price=&color=b&search=&color=a&brand=x', '/products?brand=x&color=b&color=a'],
  [`/products?search=${'x'.repeat(2000)}`, null],
  ['//evil.example/product/1', null],
  ['/\\evil.example/product/1', null],
  ['http://evil.example/offers', null],
  ['//', null],
])('%s is kept as %s', (url, expected) => {
  expect(normalisePageUrl(url)).toBe(expected)
})
