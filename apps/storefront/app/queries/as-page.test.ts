import { expect, test } from 'vitest'
import { toCategoryCards } from '../features/catalog/category-card-view.ts'
import { noChoice } from '../features/catalog/list/list-choice.ts'
import { toProductList } from '../features/catalog/list/product-list-view.ts'
import { sampleProduct } from '../features/catalog/product.fixture.ts'
import { toProductCards } from '../features/catalog/product-card-view.ts'
import { asPage } from './as-page.ts'

test('P-13: a list comes as a page or as a plain array', () => {
  expect(asPage({ count: 70, results: [1, 2] })).toEqual({ count: 70, results: [1, 2] })
  expect(asPage([1, 2])).toEqual({ count: 2, results: [1, 2] })
  expect(asPage([])).toEqual({ count: 0, results: [] })
})

test('P-13: products are shown either way', () => {
  const asked = { page: null, search: null, choice: noChoice }
  const results = [sampleProduct()]
  expect(toProductCards({ count: 1, results })).toEqual(toProductCards(results))
  expect(toProductList({ count: 1, results }, asked, 50)).toEqual(toProductList(results, asked, 50))
  expect(toCategoryCards({ count: 0, results: [] })).toEqual([])
})
