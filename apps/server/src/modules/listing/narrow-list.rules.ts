import { findChosenValues, selectFact } from './fact-choices.rules.ts'
import type { ListIndex } from './index/list-index.store.ts'
import { flags, groups } from './index/list-index.types.ts'
import {
  addPosition,
  addSelection,
  addSet,
  deletePosition,
  emptySelection,
  intersect,
  type Selection,
} from './index/selection.rules.ts'
import { countBelow } from './index/sorted-rows.store.ts'
import type { ListDefinitions, Lists, ProductFilter } from './lists.types.ts'

/** The products that a filter leaves. */
export type NarrowedList = {
  /** By all choices. */
  readonly all: Selection
  /** Without the choices of some facets. */
  without(...facets: FacetName[]): Selection
  /** Narrowed by these facets alone. */
  only(...facets: FacetName[]): Selection
}

export type FacetName =
  | 'category'
  | 'brand'
  | 'color'
  | 'price'
  | 'budget'
  | 'stock'
  | 'offer'
  | 'type'
  | 'fits'
  | `fact:${string}`

/** Finds the products that a filter leaves, and gives what is left without one of its choices. */
export function narrowList(lists: Lists, filter: ProductFilter): NarrowedList {
  const base = listBase(lists.index, lists.shown, filter)
  const choices = [...listChoices(lists.index, filter), ...listFactChoices(lists, filter)]
  const narrow = (by: readonly Choice[]) => by.reduce((left, [, selection]) => intersect(left, selection), base)
  const all = narrow(choices)
  return {
    all,
    without(...facets) {
      const others = choices.filter(([name]) => !facets.includes(name))
      if (others.length === choices.length) return all
      return narrow(others)
    },
    only: (...facets) => narrow(choices.filter(([name]) => facets.includes(name))),
  }
}

/** The products before any choice. */
function listBase(index: ListIndex, shown: Selection, { only, among }: ProductFilter): Selection {
  const flagged = only ? intersect(shown, selectValues(index, groups.flag, [flagOf[only]])) : shown
  return among ? intersect(flagged, among) : flagged
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
  if (filter.priceRanges) {
    const selection = emptySelection(index.size)
    for (const { lowest, max } of filter.priceRanges) addSelection(selection, selectPrices(index, lowest, max))
    choices.push(['budget', selection])
  }
  return choices
}

/** Ignores deleted values that old addresses still name. */
function listFactChoices(lists: Lists, { types: keys, facts = [], fits }: ProductFilter): Choice[] {
  const { index, definitions } = lists
  const choices: Choice[] = []
  const typeIds = [...definitions.types].filter(([, { key }]) => keys?.includes(key)).map(([id]) => id)
  if (typeIds.length > 0) choices.push(['type', selectValues(index, groups.type, typeIds)])
  for (const [fact, values] of findChosenValues(definitions, facts)) {
    choices.push([`fact:${fact.key}`, selectFact(lists, fact, values)])
  }
  if (fits) choices.push(['fits', selectFitting(index, definitions, fits)])
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

/** Products with a price from `lowest` to `max`, both included. It sets or clears bits, whichever are fewer. */
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

/** Those whose measures are known, and leave the air that their type needs: beside each side, behind and above. */
function selectFitting(
  { size, columns }: ListIndex,
  { types }: ListDefinitions,
  niche: NonNullable<ProductFilter['fits']>,
): Selection {
  const { widths, heights, depths } = columns
  const selection = emptySelection(size)
  for (let position = 0; position < size; position += 1) {
    const width = widths[position] as number
    if (width === 0) continue
    const { side = 0, back = 0, top = 0 } = types.get(columns.types[position] as number) ?? {}
    const isFitting =
      width + 2 * side <= niche.width &&
      (heights[position] as number) + top <= niche.height &&
      (depths[position] as number) + back <= niche.depth
    if (isFitting) addPosition(selection, position)
  }
  return selection
}
