import type { ListIndex } from './index/list-index.store.ts'
import { flags, groups } from './index/list-index.types.ts'
import {
  addPosition,
  addSet,
  deletePosition,
  emptySelection,
  intersect,
  type Selection,
} from './index/selection.rules.ts'
import { countBelow } from './index/sorted-places.rules.ts'
import type { Lists } from './lists.types.ts'
import type { ProductFilter } from './product-filter.types.ts'

/** The products that a filter leaves. */
export type NarrowedList = {
  /** All that is chosen counts. */
  readonly all: Selection
  /** What would be left without the choices of some facets. */
  without(...facets: FacetName[]): Selection
}

export type FacetName = 'category' | 'brand' | 'color' | 'price' | 'stock' | 'offer'

/** Finds the products that a filter leaves, and gives what is left without one of its choices. */
export function narrowList({ index, shown }: Pick<Lists, 'index' | 'shown'>, filter: ProductFilter): NarrowedList {
  const base = listBase(index, shown, filter)
  const choices = listChoices(index, filter)
  const all = choices.reduce((left, [, selection]) => intersect(left, selection), base)
  return {
    all,
    without(...facets) {
      const others = choices.filter(([name]) => !facets.includes(name))
      if (others.length === choices.length) return all
      return others.reduce((left, [, selection]) => intersect(left, selection), base)
    },
  }
}

/** What the list is about, whatever is chosen. */
function listBase(index: ListIndex, shown: Selection, { only, among }: ProductFilter): Selection {
  const flagged = only ? intersect(shown, selectValues(index, groups.flag, [flagOf[only]])) : shown
  return among ? intersect(flagged, selectIds(index, among)) : flagged
}

const flagOf = { offers: flags.offer, best_sellers: flags.bestSeller, featured: flags.featured } as const

type Choice = readonly [name: FacetName, selection: Selection]

function listChoices(index: ListIndex, filter: ProductFilter): Choice[] {
  const { categoryIds, brands, hexes, isInStock, isOffer } = filter
  const choices: Choice[] = []
  const choose = (name: FacetName, group: string, values: readonly (string | number)[]) =>
    choices.push([name, selectValues(index, group, values)])
  if (categoryIds) choose('category', groups.category, categoryIds)
  if (brands) choose('brand', groups.brand, brands)
  if (hexes) choose('color', groups.color, hexes)
  if (isInStock && hexes) choose('stock', groups.colorInStock, hexes)
  if (isInStock && !hexes) choose('stock', groups.flag, [flags.inStock])
  if (isOffer) choose('offer', groups.flag, [flags.offer])
  if (filter.lowestPrice !== undefined || filter.maxPrice !== undefined) {
    choices.push(['price', selectPrices(index, filter.lowestPrice ?? 0, filter.maxPrice ?? Number.MAX_SAFE_INTEGER)])
  }
  return choices
}

/** The products that have any of these values. */
export function selectValues(index: ListIndex, group: string, values: readonly (string | number)[]): Selection {
  const sets = index.setsOf(group)
  const selection = emptySelection(index.size)
  for (const value of values) {
    const set = sets.get(value)
    if (set) addSet(selection, set)
  }
  return selection
}

function selectIds(index: ListIndex, ids: readonly number[]): Selection {
  const selection = emptySelection(index.size)
  for (const id of ids) {
    const position = index.positionOf(id)
    if (position !== undefined) addPosition(selection, position)
  }
  return selection
}

/** Both prices count in. The shorter of what is in and what is not is written. */
function selectPrices({ size, columns, orderings }: ListIndex, lowest: number, max: number): Selection {
  const { positions } = orderings.price
  const priceAt = (place: number) => columns.prices[positions[place] as number] as number
  const from = countBelow(positions.length, (place) => priceAt(place) < lowest)
  const to = countBelow(positions.length, (place) => priceAt(place) <= max)
  const selection = emptySelection(size)
  if (to - from <= positions.length / 2) {
    for (let place = from; place < to; place += 1) addPosition(selection, positions[place] as number)
    return selection
  }
  selection.words.fill(-1)
  selection.isUsed.fill(1)
  for (let place = 0; place < from; place += 1) deletePosition(selection, positions[place] as number)
  for (let place = to; place < positions.length; place += 1) deletePosition(selection, positions[place] as number)
  return selection
}
