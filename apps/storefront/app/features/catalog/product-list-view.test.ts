import { describe, expect, it } from 'vitest'
import { readListQuery, toProductList } from './product-list-view.ts'
import { sampleProduct } from './sample-product.ts'

describe('toProductList', () => {
  it.each([
    [0, null, 1, 1],
    [50, '1', 1, 1],
    [51, '2', 2, 2],
  ])('%i products, page %s', (count, asked, page, pageCount) => {
    expect(toProductList({ count, results: [sampleProduct()] }, asked, 50)).toMatchObject({ count, page, pageCount })
  })
})

describe('readListQuery', () => {
  it.each([
    ['/products', null, null, {}],
    ['/products?page=2', '2', null, { page: '2' }],
    ['/products?search=%20%D8%AE%D9%84%D8%A7%D8%B7%20', null, 'خلاط', { search: 'خلاط' }],
    ['/products?search=%20', null, null, {}],
  ])('%s', (path, page, search, query) => {
    expect(readListQuery(new URL(path, 'https://shop.example'))).toEqual({ page, search, query })
  })
})
