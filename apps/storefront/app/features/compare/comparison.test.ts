import type { Product } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { compareProducts } from './comparison.ts'

const base = {
  price: 900,
  original_price: null,
  rating: 0,
  reviews_count: 0,
  in_stock: true,
  brand: 'Nawwar',
  warranty: '2 years',
  weight: null,
  dimensions: null,
  colors: [],
  sizes: [],
  features: [{ feature: 'Boils fast' }],
} satisfies Partial<Product>

const product = (changes: Partial<Product> = {}) => ({ ...base, ...changes }) as Product

const differing = (...products: Product[]) =>
  compareProducts(products)
    .filter(({ differs }) => differs)
    .map(({ attribute }) => attribute)

describe('P-09: what a comparison shows', () => {
  it('leaves out what no product has', () => {
    expect(compareProducts([product(), product()]).map(({ attribute }) => attribute)).toEqual([
      'price',
      'availability',
      'brand',
      'warranty',
      'features',
    ])
  })

  it('has a row for what one of them has', () => {
    const rows = compareProducts([product(), product({ weight: '1.2 kg' })])
    expect(rows).toContainEqual({ attribute: 'weight', differs: true })
  })
})

describe('P-09: where products differ', () => {
  it.each<[string, Partial<Product>, string[]]>([
    ['nowhere', {}, []],
    ['in price', { price: 800 }, ['price']],
    ['in a former price', { original_price: 1000 }, ['originalPrice']],
    ['not in a former price that was no higher (M-10)', { original_price: 900 }, []],
    ['in rating', { rating: 4, reviews_count: 3 }, ['rating']],
    ['not in a rating that nobody gave', { rating: 4 }, []],
    ['in what they do', { features: [{ feature: 'Keeps warm' }] }, ['features']],
    ['in stock', { in_stock: false }, ['availability']],
  ])('%s', (_, changes, attributes) => {
    expect(differing(product(), product(changes))).toEqual(attributes)
  })

  it('when one of three is another', () => {
    expect(differing(product(), product(), product({ brand: 'Other' }))).toEqual(['brand'])
  })
})
