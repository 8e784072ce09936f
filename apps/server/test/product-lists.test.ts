import type { Facets, Product } from '@shop/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { indexProducts } from '../src/modules/search/index.ts'
import { openTestShop, type TestShop } from './app.ts'
import { createCategory, createProduct } from './factories.ts'
import { countFacetsByHand, type ListQuery, listByHand } from './lists-by-hand.ts'
import { isLongRun } from './long-run.ts'

const hexes = ['#111111', '#eeeeee', '#a3182b', '#0e6f74']
const brands = ['Nawwar', 'Volt & Co', 'Beko, Inc.']

let shop: TestShop
/** All that the shop shows, in its order. */
let all: Product[]
let categories: number[]

beforeAll(async () => {
  shop = await openTestShop()
  categories = [await createCategory(shop.pool), await createCategory(shop.pool), await createCategory(shop.pool)]
  const hidden = await createCategory(shop.pool, { isActive: false })
  for (const [index, product] of fc.sample(anyProduct, { numRuns: 100, seed: 7 }).entries()) {
    const { brand, category, ...given } = product
    const name = index % 3 === 0 ? 'kettle' : 'mixer'
    const categoryId = categories[category] ?? hidden
    const made = await createProduct(shop.pool, {
      ...given,
      categoryId,
      nameEn: `${name} ${index}`,
      sortOrder: index % 20,
    })
    await shop.pool`update products set brand = ${brand} where id = ${made.id}`
    await indexProducts(shop.pool, [made.id])
  }
  all = (await list('page_size=200')).results
})
afterAll(() => shop.close())

const anyVariant = fc.record({
  price: fc.integer({ min: 1, max: 8 }).map((pounds) => pounds * 10_000),
  stock: fc.integer({ min: 0, max: 2 }),
})
const anyProduct = fc.record({
  brand: fc.constantFrom(...brands),
  // The last one is hidden.
  category: fc.integer({ min: 0, max: 3 }),
  offer: fc.option(fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 100, max: 9000 }) }), {
    nil: undefined,
  }),
  isBestSeller: fc.boolean(),
  isActive: fc.integer({ max: 9, min: 0 }).map((number) => number > 0),
  variants: fc.oneof(
    fc.tuple(anyVariant),
    fc
      .subarray(hexes, { minLength: 1 })
      .chain((some) => fc.tuple(...some.map((hex) => anyVariant.map((variant) => ({ ...variant, hex }))))),
  ),
})

const anyListQuery: fc.Arbitrary<ListQuery> = fc.record({
  ordering: fc.constantFrom(undefined, 'newest', 'price_asc', 'price_desc', 'saving', 'best_selling'),
  category: fc.option(
    fc.integer({ min: 1, max: 7 }).map((bits) => categories.filter((_, place) => bits & (1 << place))),
    { nil: undefined },
  ),
  brand: fc.option(fc.subarray(brands, { minLength: 1 }), { nil: undefined }),
  color: fc.option(
    fc.subarray(
      hexes.map((hex) => hex.slice(1)),
      { minLength: 1 },
    ),
    { nil: undefined },
  ),
  min_price: fc.option(fc.integer({ min: 0, max: 900 }), { nil: undefined }),
  max_price: fc.option(fc.integer({ min: 0, max: 900 }), { nil: undefined }),
  in_stock: fc.constantFrom(undefined, true as const),
  offers: fc.constantFrom(undefined, true as const),
})

function write(listQuery: ListQuery): string {
  const { category, brand, color, ...rest } = listQuery
  const parameters = { ...rest, category: category?.join(','), brand: brand?.join('|'), color: color?.join(',') }
  return new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString()
}

type Answer = { status: number; count: number; next: string | null; results: Product[]; facets: Facets }

async function list(query: string, path = '/api/products/'): Promise<Answer> {
  const answer = await shop.app.inject({ url: query.startsWith('/') ? query : `${path}?${query}` })
  return { status: answer.statusCode, ...answer.json() }
}

const idsOf = (products: readonly Product[]) => products.map(({ id }) => id)

/** The shop puts frequent values first, by hand they come as they are met. */
function inOneOrder(facets: Facets): Facets {
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1)
  const { categories, brands: names, colors } = facets
  return {
    ...facets,
    categories: categories.toSorted(byName),
    brands: names.toSorted(byName),
    colors: colors.toSorted(byName),
  }
}

describe('a list, whatever it is narrowed by and however it is ordered', () => {
  test('is what a search by hand finds, in its order, with its counts', async () => {
    expect(all.length).toBeGreaterThan(30)
    await fc.assert(
      fc.asyncProperty(anyListQuery, async (listQuery) => {
        const answer = await list(`${write(listQuery)}&page_size=200&facets=true`)
        expect(idsOf(answer.results)).toEqual(idsOf(listByHand(all, listQuery)))
        expect(answer.count).toBe(answer.results.length)
        expect(inOneOrder(answer.facets)).toEqual(inOneOrder(countFacetsByHand(all, listQuery)))
      }),
      { numRuns: isLongRun ? 150 : 40 },
    )
  })

  test('is the same among offers', async () => {
    const offers = all.filter((product) => product.is_offer)
    await fc.assert(
      fc.asyncProperty(anyListQuery, async ({ offers: _, ...listQuery }) => {
        const answer = await list(`${write(listQuery)}&page_size=200&facets=true`, '/api/products/offers/')
        expect(idsOf(answer.results)).toEqual(idsOf(listByHand(offers, listQuery)))
        expect(inOneOrder(answer.facets)).toEqual(inOneOrder(countFacetsByHand(offers, listQuery, all)))
      }),
      { numRuns: isLongRun ? 40 : 10 },
    )
  })

  test('is the same among what a search finds, in the order of its ranking or the one that is asked for', async () => {
    const found = (await list('search=kettle&page_size=200')).results
    expect(found.length).toBeGreaterThan(8)
    const inShop = all.filter((product) => idsOf(found).includes(product.id))
    await fc.assert(
      fc.asyncProperty(anyListQuery, async (listQuery) => {
        const answer = await list(`search=kettle&${write(listQuery)}&page_size=200&facets=true`)
        expect(idsOf(answer.results)).toEqual(idsOf(listByHand(listQuery.ordering ? inShop : found, listQuery)))
        expect(answer.count).toBe(answer.results.length)
        expect(inOneOrder(answer.facets)).toEqual(inOneOrder(countFacetsByHand(found, listQuery, all)))
      }),
      { numRuns: isLongRun ? 80 : 20 },
    )
  })

  test('keeps what it is narrowed by from page to page, each product once', async () => {
    await fc.assert(
      fc.asyncProperty(anyListQuery, async (listQuery) => {
        const ids: number[] = []
        for (let url: string | null = `/api/products/?${write(listQuery)}&page_size=7`; url; ) {
          const page: Answer = await list(url)
          ids.push(...idsOf(page.results))
          url = page.next
        }
        expect(ids).toEqual(idsOf(listByHand(all, listQuery)))
      }),
      { numRuns: isLongRun ? 30 : 10 },
    )
  })
})

test('P-01: a page has 50 products, one of offers 12', async () => {
  const page = await list('')
  expect(all.length).toBeGreaterThan(50)
  expect(page.results).toHaveLength(50)
  expect(idsOf(page.results)).toEqual(idsOf(all.slice(0, 50)))
  const offers = await list('', '/api/products/offers/')
  expect(offers.count).toBeGreaterThan(12)
  expect(offers.results).toHaveLength(12)
})

test('facets come only when asked for', async () => {
  expect(await list('')).not.toHaveProperty('facets')
  expect(await list('facets=false')).not.toHaveProperty('facets')
})

test('a search that finds nothing has empty facets', async () => {
  for (const search of ['zzzzzz', '%%%']) {
    expect(await list(`search=${encodeURIComponent(search)}&facets=true`)).toMatchObject({
      count: 0,
      facets: { categories: [], brands: [], colors: [], price: null, in_stock: 0, offers: 0 },
    })
  }
})

test.each([
  ['ordering=cheapest', 'ordering'],
  ['min_price=-1', 'min_price'],
  ['max_price=1e9', 'max_price'],
  ['max_price=', 'max_price'],
  ['color=red', 'color'],
  ['color=%23111111', 'color'],
  [`color=${Array.from({ length: 31 }, (_, index) => String(100_000 + index)).join(',')}`, 'color'],
  ['brand=', 'brand'],
  ['brand=a%00b', 'brand'],
  ['in_stock=maybe', 'in_stock'],
  ['offers=1', 'offers'],
  ['facets=yes', 'facets'],
  ['category=1,x', 'category'],
  ['color=111111&color=eeeeee', 'color'],
])('%s is refused', async (query, field) => {
  expect(await list(query)).toMatchObject({
    status: 400,
    code: 'validation_failed',
    errors: { [field]: [expect.any(String)] },
  })
})

test('a category that is not shown is not found, beside one that is', async () => {
  expect(await list(`category=${categories[0]},999999`)).toMatchObject({ status: 404, code: 'category_not_found' })
})

test('what is sold out in one colour is gone from its list at once, cached answers or not', async () => {
  const { id, variantIds } = await createProduct(shop.pool, {
    variants: [
      { hex: '#abcdef', stock: 1 },
      { hex: '#111111', stock: 1 },
    ],
  })
  const read = async () => idsOf((await list('color=abcdef&in_stock=true')).results)
  // Lists learn of the product by a notification.
  await expect.poll(read).toEqual([id])
  await shop.pool`insert into stock_movements (variant_id, units, reason) values (${variantIds[0] ?? 0}, -1, 'correction')`
  await expect.poll(read).toEqual([])
  expect(idsOf((await list('color=abcdef')).results)).toEqual([id])
})
