import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, it } from 'vitest'
import { readListQuery } from '../features/catalog/list/product-list-view.ts'
import routes from '../routes.ts'
import { normalisePageAddress, pageAddresses } from './page-address.ts'

const routeIdsOf = () => ['root', 'page']
const normalise = (url: string) => normalisePageAddress(url, routeIdsOf)
const orderId = '01980000-0000-7000-8000-00000000000a'

describe('a page has one address', () => {
  it.each([
    ['/', '/'],
    ['/?x=1', '/'],
    ['/?lang=ar&utm_source=mail&fbclid=1', '/'],
    ['/PRODUCTS/?x=1', '/products'],
    ['/products?page=2&page=3', '/products?page=2'],
    ['/products?page=1', '/products'],
    ['/products?page=x&page_size=7', '/products'],
    ['/products?page=999999999', '/products?page=100000'],
    ['/products?search=%20%D8%AE%D9%84%D8%A7%D8%B7%20', '/products?search=%D8%AE%D9%84%D8%A7%D8%B7'],
    ['/products?search=', '/products'],
    [
      '/products?fact=bb:2&fact=a_b:1&type=toaster&type=kettle',
      '/products?fact=a_b%3A1&fact=bb%3A2&type=kettle&type=toaster',
    ],
    ['/products?width=60&height=85&depth=60', '/products?fits=600x850x600'],
    [
      '/products?min_price=&color=bbbbbb&color=aaaaaa&color=bbbbbb&brand=x',
      '/products?brand=x&color=aaaaaa&color=bbbbbb',
    ],
    ['/products?min_price=0900&max_price=1%2C000.50&ordering=secret', '/products?max_price=1000&min_price=900'],
    ['/offers?offers=true&in_stock=true', '/offers?in_stock=true'],
    ['/category/4?category=9&search=x', '/category/4'],
    ['/category/4x', '/category/0'],
    ['/product/12?lang=ar&color=7&x=1', '/product/12?color=7'],
    ['/product/99999999999', '/product/0'],
    ['/buy-now/12?quantity=200&size=1&color=7', '/buy-now/12?color=7&quantity=99&size=1'],
    [`/order/${orderId.toUpperCase()}?x`, `/order/${orderId}`],
    ['/order/1', '/order/0'],
    ['/o/AAGGqFGINnfOjyAm0pmbTQ_C?lang=ar', '/o/-'],
    [
      `/checkout/purchase/success?order=${orderId}&hmac=${'a'.repeat(128)}`,
      `/checkout/purchase/success?order=${orderId}`,
    ],
    ['/fail?order=x', '/fail?order=0'],
    ['/fail', '/fail'],
    ['/login-new?next=%2Faccount%3Fa%3Db&x=1', '/login-new?next=%2Faccount%3Fa%3Db'],
    ['/login-new?next=https%3A%2F%2Fevil.example', '/login-new'],
    ['/nothing/here?search=x', '/not-found'],
    ['/wp-login.php', '/not-found'],
  ])('%s is %s', (url, expected) => {
    expect(normalise(url)).toBe(expected)
  })
})

describe('the data of a page has one address', () => {
  it.each([
    ['/_.data?x=1', '/_.data'],
    ['/products.data?page=2&x=1', '/products.data?page=2'],
    ['/products.data?_routes=page&page=2', '/products.data?page=2&_routes=page'],
    ['/products.data?_routes=page%2Croot', '/products.data'],
    ['/products.data?_routes=evil', '/products.data'],
    ['/nothing.data', '/not-found.data'],
  ])('%s is %s', (url, expected) => {
    expect(normalise(url)).toBe(expected)
  })
})

it('every route has an address, and every address a route', () => {
  const entries: readonly RouteConfigEntry[] = routes
  const patterns = entries.map(({ path, index }) => (index ? '/' : path === '*' ? '*' : `/${path}`))
  expect(Object.keys(pageAddresses).sort()).toEqual(patterns.sort())
})

it.each([
  'search=%20a%20&page=3',
  'color=bbbbbb&color=aaaaaa&brand=b&brand=a&category=3&category=2',
  'min_price=500&max_price=20&ordering=newest&in_stock=true&offers=true',
])('a list reads the same from the one address: %s', (query) => {
  const sorted = (url: string) => {
    const { asked } = readListQuery(new URL(url, 'https://shop.invalid'))
    const { category, brand, color } = asked.choice
    const lists = { category: category.toSorted(), brand: brand.toSorted(), color: color.toSorted() }
    return { ...asked, choice: { ...asked.choice, ...lists } }
  }
  expect(sorted(normalise(`/products?${query}`))).toEqual(sorted(`/products?${query}`))
})

/** Every parameter, with a valid value. */
const readable = new URLSearchParams({
  page: '2',
  search: 'a',
  ordering: 'newest',
  category: '1',
  brand: 'a',
  color: '123456',
  type: 'kettle',
  fact: 'material:glass',
  fits: '600x850x600',
  min_price: '1',
  max_price: '2',
  monthly_budget: '500',
  in_stock: 'true',
  offers: 'true',
  size: '1',
  quantity: '2',
  order: orderId,
  next: '/account',
})

it('no page reads a parameter that its address leaves out', () => {
  const addresses = Object.keys(pageAddresses).map((pattern) =>
    normalise(`${pattern.replace(/:\w+/, '1')}?${readable}`),
  )
  const remaining = new Set(
    addresses.flatMap((address) => [...new URL(address, 'https://shop.invalid').searchParams.keys()]),
  )
  // The language is handled separately and is not part of the address.
  expect([...findReadParameters()].filter((name) => !remaining.has(name))).toEqual(['lang'])
})

/** Names of parameters that sources of the storefront read from an address. */
function findReadParameters(): Set<string> {
  const folder = fileURLToPath(new URL('..', import.meta.url))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const sources = files
    .filter((file) => /(?<!\.test|page-address)\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
  const readers = /(?:parameters|searchParams|URLSearchParams\([\w.]*\))\.(?:get|getAll|has)\('(\w+)'\)/gi
  return new Set(sources.flatMap((source) => [...source.matchAll(readers)].map(([, name = '']) => name)).sort())
}
