import { describe, expect, it, test } from 'vitest'
import { addressOf, findCachedPage, isPageOfShop, keyOf } from './cached-pages.ts'

const origin = 'https://shop.example'

describe('findCachedPage', () => {
  it.each([
    ['/', '/', 'document'],
    ['/_.data', '/', 'data'],
    ['/product/7?lang=ar', '/product/7', 'document'],
    ['/product/7.data?_routes=routes%2Fproduct', '/product/7', 'data'],
    ['/category/4.data?page=2', '/category/4?page=2', 'data'],
    ['/cart', '/cart', 'document'],
  ])('knows %s', (address, page, form) => {
    expect(findCachedPage(origin + address)).toEqual({ page: origin + page, form })
  })

  it.each([
    '/orders',
    '/orders.data',
    '/order/0199aaaa-0000-7000-8000-000000000000',
    '/order-success/1',
    '/account',
    '/checkout',
    '/checkout/purchase/success?order=1',
    '/fail',
    '/verify-phone',
    '/login-new',
    '/dashboard',
    '/api/orders/cart/current/',
    '/api/products/',
  ])('never keeps %s', (address) => {
    expect(findCachedPage(origin + address)).toBeNull()
  })
})

test.each(['/', '/product/7', '/products?page=2'])('the data of %s is the data of that page', (page) => {
  const found = findCachedPage(addressOf(origin + page, 'data'))
  expect(found).toEqual({ page: origin + page, form: 'data' })
})

it('keeps a page once in each language and form', () => {
  const page = `${origin}/product/7`
  const keys = (['document', 'data'] as const).flatMap((form) => ['en', 'ar'].map((each) => keyOf(page, form, each)))
  expect(new Set(keys).size).toBe(4)
})

it.each(['/dashboard', '/dashboard/orders', '/login', '/api/docs', '/dev/outbox', '/media/a/640.webp'])(
  'leaves %s to the browser',
  (path) => expect(isPageOfShop(path)).toBe(false),
)

it.each(['/login-new', '/account', '/no-such-page', '/medialist'])('answers for %s', (path) => {
  expect(isPageOfShop(path)).toBe(true)
})
