import { type Localized, type Piastres, piastres } from '@shop/contract'
import { countFactFacets, countTypeFacets, type FactCount, type TypeCount } from './fact-facets.rules.ts'
import { flags, groups } from './index/list-index.types.ts'
import type { PositionSet } from './index/position-set.store.ts'
import {
  countSelected,
  countSelection,
  forEachPosition,
  hasPosition,
  intersect,
  type Selection,
} from './index/selection.rules.ts'
import type { Lists, ProductFilter } from './lists.types.ts'
import { type NarrowedList, selectValues } from './narrow-list.rules.ts'

/** How many products of a list each value of a facet would leave; prices in piastres. */
export type FacetCounts = {
  categories: { id: number; name: Localized; count: number }[]
  brands: { name: string; count: number }[]
  colors: { hex: string; name: Localized; count: number }[]
  prices: { lowest: Piastres; max: Piastres } | null
  inStock: number
  offers: number
  inNiche: number
  types: TypeCount[]
  facts: FactCount[]
}

/** Max values of a facet; chosen values are always included. */
const maxValues = 50

/**
 * Counts the facets of a list. The choice of a facet does not narrow its own counts, so that a shopper sees what another choice would
 * bring; the other choices do.
 */
export function countFacets(lists: Lists, list: NarrowedList, filter: ProductFilter): FacetCounts {
  return {
    categories: countCategories(lists, list, filter),
    brands: countBrands(lists, list, filter),
    colors: countColors(lists, list, filter),
    prices: findPrices(lists, list.without('price')),
    inStock: filter.hexes
      ? countAny(lists, list.without('stock'), groups.colorInStock, filter.hexes)
      : countAny(lists, list.without('stock'), groups.flag, [flags.inStock]),
    types: countTypeFacets(lists, list, filter),
    facts: countFactFacets(lists, list, filter),
    offers: countAny(lists, list.without('offer'), groups.flag, [flags.offer]),
    inNiche: countSelection(
      intersect(list.without('fits'), selectValues(lists.index, groups.type, typesInNiche(lists))),
    ),
  }
}

function countCategories({ index, definitions }: Lists, list: NarrowedList, { categoryIds = [] }: ProductFilter) {
  const left = list.without('category')
  const sets = index.setsOf(groups.category)
  return [...definitions.categories]
    .map(([id, name]) => ({ id, name, count: countSelected(left, sets.get(id)) }))
    .filter(({ id, count }) => count > 0 || categoryIds.includes(id))
    .filter(({ id }, place) => place < maxValues || categoryIds.includes(id))
}

function countBrands({ index }: Lists, list: NarrowedList, { brands = [] }: ProductFilter) {
  return countValues(index.setsOf(groups.brand), list.without('brand'), brands).map(([name, count]) => ({
    name,
    count,
  }))
}

/** A colour counts where the product is in stock in it, if only those are asked for. */
function countColors({ index, definitions }: Lists, list: NarrowedList, { hexes = [], isInStock }: ProductFilter) {
  const sets = index.setsOf(isInStock ? groups.colorInStock : groups.color)
  return countValues(sets, list.without('color', 'stock'), hexes).flatMap(([hex, count]) => {
    const name = definitions.colors.get(hex)
    return name ? [{ hex, name, count }] : []
  })
}

/** The most frequent values first. */
function countValues(
  sets: ReadonlyMap<string | number, PositionSet>,
  left: Selection,
  chosen: readonly string[],
): [value: string, count: number][] {
  const counts = new Map(chosen.map((value) => [value, 0]))
  for (const [value, set] of sets) {
    const count = countSelected(left, set)
    if (count > 0) counts.set(String(value), count)
  }
  return [...counts]
    .sort(([a, count], [b, other]) => other - count || (a < b ? -1 : 1))
    .filter(([value], place) => place < maxValues || chosen.includes(value))
}

function countAny({ index }: Lists, left: Selection, group: string, values: readonly string[]): number {
  return countSelection(intersect(left, selectValues(index, group, values)))
}

/** Types that need no air are left out: such appliances are stored in a drawer. */
function typesInNiche({ definitions }: Lists): number[] {
  return [...definitions.types].filter(([, { side, back, top }]) => side + back + top > 0).map(([id]) => id)
}

/** The lowest and highest price. A short list is read itself: its prices may be far from the ends of the order by price. */
function findPrices({ index }: Lists, left: Selection): FacetCounts['prices'] {
  const { positions } = index.orderings.price
  const { prices } = index.columns
  let lowest = Number.POSITIVE_INFINITY
  let max = Number.NEGATIVE_INFINITY
  if (countSelection(left) > positions.length / 8) {
    const isLeft = (position: number) => hasPosition(left, position)
    lowest = prices[positions.find(isLeft) ?? -1] ?? lowest
    max = prices[positions.findLast(isLeft) ?? -1] ?? max
  } else {
    forEachPosition(left, (position) => {
      const price = prices[position] as number
      lowest = Math.min(lowest, price)
      max = Math.max(max, price)
    })
  }
  return lowest > max ? null : { lowest: piastres(lowest), max: piastres(max) }
}
