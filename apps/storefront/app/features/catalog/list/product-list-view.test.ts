import { describe, expect, it } from 'vitest'
import { sampleProduct } from '../product.fixture.ts'
import { noChoice } from './list-choice.ts'
import { readListQuery, toProductList } from './product-list-view.ts'

describe('toProductList', () => {
  it.each([
    [0, null, 1, 1],
    [50, '1', 1, 1],
    [51, '2', 2, 2],
  ])('%i products, page %s', (count, asked, page, pageCount) => {
    const list = toProductList(
      { count, results: [sampleProduct()] },
      { page: asked, search: 'x', choice: noChoice },
      50,
    )
    expect(list).toMatchObject({ count, page, pageCount, search: 'x', choice: noChoice, facets: { price: null } })
  })
})

describe('readListQuery', () => {
  it.each([
    ['/products', { page: null, search: null }, {}],
    ['/products?page=2', { page: '2' }, { page: '2' }],
    ['/products?search=%20%D8%AE%D9%84%D8%A7%D8%B7%20', { search: 'خلاط' }, { search: 'خلاط' }],
    [`/products?search=${'x'.repeat(500)}`, { search: 'x'.repeat(200) }, { search: 'x'.repeat(200) }],
    ['/products?search=%20', { search: null }, {}],
    [
      '/offers?color=f3f1ec&color=23272b',
      { choice: { ...noChoice, color: ['f3f1ec', '23272b'] } },
      { color: 'f3f1ec,23272b' },
    ],
  ])('%s', (path, asked, query) => {
    const read = readListQuery(new URL(path, 'https://shop.example'))
    expect(read.asked).toMatchObject(asked)
    expect(read.query).toEqual({ ...query, facets: 'true' })
  })

  it('leaves out what the list is about', () => {
    const url = new URL('/list?category=3&offers=true&search=fan&in_stock=true', 'https://shop.example')
    expect(readListQuery(url, 'category').query).toEqual({ offers: 'true', in_stock: 'true', facets: 'true' })
    expect(readListQuery(url, 'offers').query).toEqual({ category: '3', in_stock: 'true', facets: 'true' })
  })
})
