import { describe, expect, it } from 'vitest'
import { isFormPath, paths } from './paths.ts'

describe('paths', () => {
  it.each([
    [paths.home(), '/'],
    [paths.products(), '/products'],
    [paths.products({ page: 1 }), '/products'],
    [paths.products({ page: 3, search: 'خلاط 1' }), '/products?page=3&search=%D8%AE%D9%84%D8%A7%D8%B7+1'],
    [paths.category(4, { page: 2 }), '/category/4?page=2'],
    [paths.product(7), '/product/7'],
    [paths.product(7, 12), '/product/7?color=12'],
    [paths.product(7, null), '/product/7'],
    [paths.buyNow(7), '/buy-now/7'],
    [paths.buyNow(7, { color: 12, size: undefined, quantity: 2 }), '/buy-now/7?color=12&quantity=2'],
    [paths.orders({ page: 2 }), '/orders?page=2'],
  ])('gives one address for each page: %s', (path, expected) => {
    expect(path).toBe(expected)
  })
})

describe('pages that are forms', () => {
  it.each([
    [paths.checkout(), true],
    [paths.buyNow(7), true],
    [paths.login(), true],
    [paths.forgotPassword(), true],
    [paths.product(7), false],
    [paths.home(), false],
    ['/cartoons', false],
  ])('%s: %s', (path, isForm) => {
    expect(isFormPath(path)).toBe(isForm)
  })
})
