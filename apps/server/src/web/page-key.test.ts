import { expect, test } from 'vitest'
import { createPageKeys } from './page-key.ts'

const routes = {
  root: { id: 'root', path: '' },
  home: { id: 'home', index: true, parentId: 'root' },
  products: { id: 'products', path: 'products', parentId: 'root' },
  missing: { id: 'missing', path: '*', parentId: 'root' },
}

test.each([
  ['/', '/'],
  ['/products?x=1', '/products'],
  [`/products?x=${'x'.repeat(2000)}`, null],
  ['//evil.example/product/1', null],
  ['/\\evil.example/product/1', null],
  ['http://evil.example/offers', null],
  ['//', null],
  ['/api/nothing', null],
])('%s is rendered and cached as %s', (url, expected) => {
  expect(createPageKeys(routes, (given) => given.split('?')[0] ?? '')(url)).toBe(expected)
})

test('the data of a page may be asked for by the routes that it consists of', () => {
  const asked = (pattern: string) => {
    const keys = createPageKeys(routes, (_url, routeIdsOf) => routeIdsOf(pattern).join(' '))
    return keys('/')
  }
  expect([asked('/'), asked('/products'), asked('*')]).toEqual(['root home', 'root products', 'root missing'])
})
