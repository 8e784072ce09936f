import {
  type ChosenValue,
  type FactChoice,
  type Piastres,
  type ProductOrdering,
  piastres,
  productOrderings,
  writeFactChoice,
} from '@shop/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLongRun } from '../../../test/long-run.ts'
import { countFacets } from './facets.rules.ts'
import { createRangeCache } from './fact-choices.rules.ts'
import { createPlanCache } from './fact-facets.rules.ts'
import { createListIndex, type ListIndex } from './index/list-index.store.ts'
import { flags, groupOfFact, groups, type ListedProduct, type ListedValue } from './index/list-index.types.ts'
import { addPosition, countSelection, emptySelection } from './index/selection.rules.ts'
import { pageOfList } from './list-page.rules.ts'
import type { ListedFact, Lists, ProductFilter } from './lists.types.ts'
import { narrowList, selectValues } from './narrow-list.rules.ts'

const shownCategories = [1, 2, 3]
const brands = ['Nawwar', 'Volt', 'Beko']
const hexes = ['#111111', '#eeeeee', '#a3182b']

const name = { en: 'A name', ar: 'اسم' }
const types = { kettle: 1, toaster: 2, mixer: 3 } as const
type TypeKey = keyof typeof types
const air = { side: 20, back: 10, top: 100 }
const facts: ListedFact[] = [
  { id: 1, key: 'capacity_l', name, kind: 'number', unit: 'L', choices: [] },
  {
    id: 2,
    key: 'material',
    name,
    kind: 'choice',
    unit: null,
    choices: [
      { id: 21, key: 'glass', name },
      { id: 22, key: 'steel', name },
    ],
  },
  { id: 3, key: 'auto_off', name, kind: 'flag', unit: null, choices: [] },
]

/** More than one chunk of positions. */
const productCount = 2500

const anyProduct = fc.record({
  category: fc.integer({ min: 1, max: 4 }),
  brand: fc.constantFrom(...brands),
  hexes: fc.subarray(hexes),
  inStock: fc.subarray(hexes),
  price: fc.integer({ min: 1, max: 40 }),
  savingBp: fc.integer({ min: 0, max: 5 }),
  sortOrder: fc.integer({ min: 0, max: 9 }),
  type: fc.option(fc.constantFrom(...(Object.keys(types) as TypeKey[]))),
  /** In hundreds of millilitres. */
  capacity: fc.option(fc.integer({ min: 3, max: 25 }), { freq: 8 }),
  material: fc.option(fc.constantFrom('glass', 'steel'), { freq: 8 }),
  autoOff: fc.option(fc.boolean(), { freq: 8 }),
  width: fc.option(fc.integer({ min: 300, max: 600 })),
  flags: fc.subarray([flags.offer, flags.bestSeller, flags.featured]),
})
type Made = { id: number } & (typeof anyProduct extends fc.Arbitrary<infer Value> ? Value : never)

function rangeOf(lowest: number, max: number) {
  return { lowest: piastres(lowest), max: piastres(max) }
}

/** A filter, with ids where the lists take positions. */
type AskedFilter = Omit<ProductFilter, 'among'> & { among?: number[] | undefined }

const anyFilter: fc.Arbitrary<AskedFilter> = fc.record(
  {
    only: fc.constantFrom('offers', 'best_sellers', 'featured'),
    categoryIds: fc.subarray(shownCategories, { minLength: 1 }),
    brands: fc.subarray([...brands, 'Gone'], { minLength: 1 }),
    hexes: fc.subarray(hexes, { minLength: 1 }),
    lowestPrice: fc.integer({ min: 0, max: 45 }).map(piastres),
    maxPrice: fc.integer({ min: 0, max: 45 }).map(piastres),
    priceRanges: fc.constantFrom([], [rangeOf(5, 9)], [rangeOf(2, 12), rangeOf(14, 14), rangeOf(30, 90)]),
    isInStock: fc.constant<true>(true),
    isOffer: fc.constant<true>(true),
    types: fc.subarray([...Object.keys(types), 'gone'], { minLength: 1 }),
    facts: fc.subarray(
      [
        { key: 'capacity_l', value: { min: null, max: 1 } },
        { key: 'capacity_l', value: { min: 1, max: 1.5 } },
        { key: 'capacity_l', value: { min: 2, max: null } },
        { key: 'material', value: 'glass' },
        { key: 'auto_off', value: 'yes' },
        { key: 'material', value: 'gone' },
        { key: 'gone', value: { min: 1, max: 2 } },
      ],
      { minLength: 1 },
    ),
    fits: fc.constant({ width: 500, height: 700, depth: 510 }),
    among: fc.uniqueArray(fc.integer({ min: 1, max: productCount }), { maxLength: 300 }),
  },
  { requiredKeys: [] },
)
const anyOrdering = fc.constantFrom<ProductOrdering | undefined>(undefined, ...productOrderings)

const isInStock = (made: Made) => made.hexes.some((hex) => made.inStock.includes(hex))

function toListed(made: Made): ListedProduct {
  const inStock = made.hexes.filter((hex) => made.inStock.includes(hex))
  const values: ListedValue[] = [
    [groups.category, made.category],
    [groups.brand, made.brand],
    ...made.hexes.map((hex): ListedValue => [groups.color, hex]),
    ...inStock.map((hex): ListedValue => [groups.colorInStock, hex]),
    ...made.flags.map((flag): ListedValue => [groups.flag, flag]),
  ]
  if (isInStock(made)) values.push([groups.flag, flags.inStock])
  if (made.type) values.push([groups.type, types[made.type]])
  if (made.capacity !== null) values.push([groups.fact, 1])
  if (made.material) values.push([groups.fact, 2], [groupOfFact(2), made.material === 'glass' ? 21 : 22])
  if (made.autoOff !== null) values.push([groups.fact, 3], [groupOfFact(3), made.autoOff ? 'yes' : 'no'])
  const { id, savingBp, sortOrder, width } = made
  return {
    id,
    price: piastres(made.price),
    savingBp,
    sortOrder,
    typeId: made.type && types[made.type],
    dimensions: width === null ? null : { width, height: 600, depth: 500 },
    values,
    numbers: made.capacity === null ? [] : [[1, made.capacity * 100]],
    words: null,
  }
}

/** A catalogue that begins as some products, of which some then change, go and come. */
const anyCatalog = fc
  .tuple(
    fc.array(anyProduct, { minLength: 20, maxLength: 40 }),
    fc.array(fc.tuple(fc.integer({ min: 1, max: productCount }), fc.option(anyProduct)), { maxLength: 40 }),
  )
  .map(([kinds, changes]) => {
    const products = new Map<number, Made>()
    const index = createListIndex()
    const first = Array.from({ length: productCount - 500 }, (_, place) => ({
      ...(kinds[(place * 7919) % kinds.length] as (typeof kinds)[0]),
      id: place + 1,
    }))
    for (const made of first) products.set(made.id, made)
    index.change([], first.map(toListed))
    for (const [id, product] of changes) {
      if (product) products.set(id, { ...product, id })
      else products.delete(id)
      index.change([id], product ? [toListed({ ...product, id })] : [])
    }
    return { products: [...products.values()], lists: assemble(index) }
  })

function assemble(index: ListIndex): Lists {
  const definitions = {
    categories: new Map(shownCategories.map((id) => [id, name])),
    colors: new Map(hexes.map((hex) => [hex, name])),
    types: new Map(Object.entries(types).map(([key, id]) => [id, { key, name, ...air }])),
    facts: new Map(facts.map((fact) => [fact.key, fact])),
  }
  const shown = selectValues(index, groups.category, shownCategories)
  return { index, definitions, shown, plans: createPlanCache(), ranges: createRangeCache() }
}

function toFilter({ index }: Lists, { among, ...filter }: AskedFilter): ProductFilter {
  if (!among) return filter
  const selection = emptySelection(index.size)
  for (const position of among.map(index.positionOf)) if (position !== undefined) addPosition(selection, position)
  return { ...filter, among: selection }
}

/** The expected result, computed product by product. */
function isWanted(made: Made, filter: AskedFilter): boolean {
  const { only, categoryIds, among, lowestPrice = 0, maxPrice = Number.POSITIVE_INFINITY } = filter
  const wantedHexes = made.hexes.filter((hex) => !filter.hexes || filter.hexes.includes(hex))
  const flagOf = { offers: flags.offer, best_sellers: flags.bestSeller, featured: flags.featured }
  return (
    shownCategories.includes(made.category) &&
    (!only || made.flags.includes(flagOf[only])) &&
    (!categoryIds || categoryIds.includes(made.category)) &&
    (!filter.brands || filter.brands.includes(made.brand)) &&
    (!filter.hexes || wantedHexes.length > 0) &&
    (!filter.isInStock || wantedHexes.some((hex) => made.inStock.includes(hex))) &&
    (!filter.isOffer || made.flags.includes(flags.offer)) &&
    (!among || among.includes(made.id)) &&
    made.price >= lowestPrice &&
    made.price <= maxPrice &&
    (filter.priceRanges?.some(({ lowest, max }) => made.price >= lowest && made.price <= max) ?? true) &&
    isOfType(made, filter.types) &&
    hasFacts(made, filter.facts) &&
    (!filter.fits || (made.width !== null && made.width + (made.type ? 2 * air.side : 0) <= filter.fits.width))
  )
}

/** Unknown types are ignored. */
function isOfType({ type }: Made, keys: readonly string[] = []): boolean {
  const known = keys.filter((key) => key in types)
  return known.length === 0 || (type !== null && known.includes(type))
}

function hasFacts(made: Made, chosen: readonly FactChoice[] = []): boolean {
  return facts.every(({ key }) => {
    const own = chosen.filter((each) => each.key === key && each.value !== 'gone')
    return own.length === 0 || own.some(({ value }) => hasFact(made, value))
  })
}

function hasFact({ capacity, material, autoOff }: Made, value: ChosenValue): boolean {
  if (value === 'yes' || value === 'no') return autoOff === (value === 'yes')
  if (typeof value === 'string') return material === value
  const { min, max } = value
  return capacity !== null && capacity / 10 >= (min ?? 0) && capacity / 10 <= (max ?? 1e9)
}

const inShop = (a: Made, b: Made) => a.sortOrder - b.sortOrder || a.id - b.id
const isBest = (made: Made) => Number(made.flags.includes(flags.bestSeller))
const orders: Record<ProductOrdering, (a: Made, b: Made) => number> = {
  newest: (a, b) => b.id - a.id,
  price_asc: (a, b) => a.price - b.price || inShop(a, b),
  price_desc: (a, b) => b.price - a.price || inShop(b, a),
  saving: (a, b) => b.savingBp - a.savingBp || inShop(a, b),
  best_selling: (a, b) => isBest(b) - isBest(a) || inShop(a, b),
}

test('a list has the products that its filter leaves, in its order, whatever changed before', () => {
  fc.assert(
    fc.property(anyCatalog, fc.array(fc.tuple(anyFilter, anyOrdering), { minLength: 5 }), (catalog, asked) => {
      for (const [filter, ordering] of asked) {
        const wanted = catalog.products.filter((made) => isWanted(made, filter))
        const sorted = wanted.toSorted(ordering ? orders[ordering] : inShop).map(({ id }) => id)
        const { all } = narrowList(catalog.lists, toFilter(catalog.lists, filter))
        expect(countSelection(all)).toBe(sorted.length)
        const page = (offset: number) => pageOfList(catalog.lists.index, all, { offset, limit: 60 }, ordering)
        expect(page(0)).toEqual(sorted.slice(0, 60))
        expect(page(555)).toEqual(sorted.slice(555, 615))
      }
    }),
    { numRuns: isLongRun ? 25 : 8 },
  )
})

test('each value of a facet counts the products that its choice instead of the chosen ones would leave', () => {
  fc.assert(
    fc.property(anyCatalog, fc.array(anyFilter, { minLength: 3 }), ({ products, lists }, filters) => {
      for (const filter of filters) {
        const count = (instead: AskedFilter) =>
          products.filter((made) => isWanted(made, { ...filter, ...instead })).length
        const counts = countFacets(lists, narrowList(lists, toFilter(lists, filter)), toFilter(lists, filter))
        const shown = <Value>(
          values: readonly Value[],
          chosen: readonly Value[] = [],
          counted: (value: Value) => number,
        ) =>
          values
            .map((value) => [value, counted(value)] as const)
            .filter(([value, n]) => n > 0 || chosen.includes(value))
        expect(counts.categories.map((each) => [each.id, each.count])).toEqual(
          shown(shownCategories, filter.categoryIds, (id) => count({ categoryIds: [id] })),
        )
        expect(new Map(counts.brands.map((each) => [each.name, each.count]))).toEqual(
          new Map(shown([...brands, 'Gone'], filter.brands, (brand) => count({ brands: [brand] }))),
        )
        expect(new Map(counts.colors.map((each) => [each.hex, each.count]))).toEqual(
          new Map(shown(hexes, filter.hexes, (hex) => count({ hexes: [hex] }))),
        )
        expect(counts.types.map((each) => [each.type.key, each.count])).toEqual(
          shown(Object.keys(types), filter.types, (key) => count({ types: [key] })),
        )
        for (const { fact, values } of counts.facts) {
          const others = filter.facts?.filter(({ key }) => key !== fact.key) ?? []
          for (const each of values) {
            const chosen = { key: fact.key, value: each.chosen }
            expect(each.count, writeFactChoice(chosen)).toBe(count({ facts: [...others, chosen] }))
          }
        }
        expect(counts.inStock).toBe(count({ isInStock: true }))
        expect(counts.offers).toBe(count({ isOffer: true }))
        const typed = products.filter(({ type }) => type)
        expect(counts.inNiche).toBe(typed.filter((made) => isWanted(made, { ...filter, fits: undefined })).length)
        const priced = products.filter((made) =>
          isWanted(made, { ...filter, lowestPrice: undefined, maxPrice: undefined }),
        )
        expect(counts.prices).toEqual(extremes(priced.map(({ price }) => price as Piastres)))
      }
    }),
    { numRuns: isLongRun ? 8 : 2 },
  )
})

function extremes(prices: readonly Piastres[]) {
  return prices.length === 0 ? null : { lowest: Math.min(...prices), max: Math.max(...prices) }
}
