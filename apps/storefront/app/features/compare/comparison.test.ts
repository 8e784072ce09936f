import type { Product } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { sampleFact } from '../../facts/fact.fixture.ts'
import { type ComparedRow, compareProducts, onlyDifferences } from './comparison.ts'

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
  facts: [],
  features: [{ feature: 'Boils fast' }],
} satisfies Partial<Product>

const product = (changes: Partial<Product> = {}) => ({ ...base, ...changes }) as Product

const nameOf = (row: ComparedRow) => ('attribute' in row ? row.attribute : 'field' in row ? row.field : row.key)
const rowsOf = (products: Product[]) => compareProducts(products).flatMap(({ rows }) => rows)

const differing = (...products: Product[]) =>
  rowsOf(products)
    .filter(({ differs }) => differs)
    .map(nameOf)

describe('P-09: what a comparison shows', () => {
  it('leaves out what no product has', () => {
    expect(rowsOf([product(), product()]).map(nameOf)).toEqual([
      'price',
      'availability',
      'brand',
      'warranty',
      'features',
    ])
  })

  it('has a row for what one of them has', () => {
    const rows = rowsOf([product(), product({ weight: '1.2 kg' })])
    expect(rows).toContainEqual({ field: 'weight_grams', differs: true, best: null })
  })

  it('has the facts of all products, grouped, without those that are not for comparison', () => {
    const power = sampleFact({ key: 'power_w', name: 'Power', group: 'power', value: 2200, unit: 'W' })
    const hidden = sampleFact({ key: 'in_the_box', group: 'box', shown_in: [] })
    const groups = compareProducts([product({ facts: [power, hidden] }), product({ facts: [sampleFact()] })])
    expect(groups.map(({ heading, rows }) => [heading, rows.map(nameOf)])).toEqual([
      [null, ['price', 'availability']],
      ['capacity', ['capacity_l']],
      ['power', ['power_w']],
      ['general', ['brand', 'warranty', 'features']],
    ])
    expect(groups[2]?.rows[0]).toMatchObject({ name: 'Power', facts: [power, null], differs: true, best: null })
  })

  it('compares choices by their keys, and names no best one', () => {
    const classOf = (value: string) =>
      product({ facts: [sampleFact({ key: 'energy_class', kind: 'choice', group: 'power', value, text: value })] })
    const rows = onlyDifferences(compareProducts([classOf('A'), classOf('C')])).flatMap((group) => group.rows)
    expect(rows).toMatchObject([{ key: 'energy_class', best: null, facts: [{ text: 'A' }, { text: 'C' }] }])
    expect(onlyDifferences(compareProducts([classOf('A'), classOf('A')]))).toEqual([])
  })

  it('names the largest, and can be reduced to what differs', () => {
    const small = sampleFact({ value: 1, text: '1 L' })
    const groups = onlyDifferences(compareProducts([product({ facts: [sampleFact()] }), product({ facts: [small] })]))
    expect(groups).toMatchObject([
      { heading: 'capacity', rows: [{ key: 'capacity_l', best: { word: 'largest', places: [0] } }] },
    ])
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
