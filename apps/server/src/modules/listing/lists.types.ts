import type {
  ChosenValue,
  FactChoice,
  FactKind,
  Localized,
  NumberRange,
  Piastres,
  PriceRange,
  Unit,
} from '@shop/contract'
import type { LRUCache } from 'lru-cache'
import type { ListIndex } from './index/list-index.store.ts'
import type { PositionSet } from './index/position-set.store.ts'
import type { Selection } from './index/selection.rules.ts'

/** The data of lists: the index, and the names of its values. */
export type Lists = {
  index: ListIndex
  /** The products whose category is shown. */
  shown: Selection
  definitions: ListDefinitions
  /** Cached plans: the facts that a part of the shop is narrowed by. */
  plans: PlanCache
  /** Cached products of ranges of facts. */
  ranges: RangeCache
}

/** The names of the values of the index. */
export type ListDefinitions = {
  /** The categories that are shown, in their order. */
  categories: ReadonlyMap<number, Localized>
  /** In their order. */
  types: ReadonlyMap<number, ListedType>
  /** By key, in the order in which a product shows them. */
  facts: ReadonlyMap<string, ListedFact>
  /** By hex value. */
  colors: ReadonlyMap<string, Localized>
}

/** A type of appliance; the air that it needs is in millimetres. */
export type ListedType = { key: string; name: Localized; side: number; back: number; top: number }

/** A fact by which lists can be narrowed. */
export type ListedFact = {
  id: number
  key: string
  name: Localized
  kind: Exclude<FactKind, 'text'>
  unit: Unit | null
  choices: readonly { id: number; key: string; name: Localized }[]
}

/** A chosen value as the index has it. */
export type FactValue = { range: NumberRange } | { set: string | number }

/** A fact that a part of the shop is narrowed by, with the values that it has there, in an order that no choice changes. */
export type PlannedFact = { fact: ListedFact; values: PlannedValue[] }
export type PlannedValue = { chosen: ChosenValue; value: FactValue; products: PositionSet }

/** Plans by what their part of the shop is; bounded in bytes. */
export type PlanCache = LRUCache<string, PlannedFact[]>

/** The products of ranges that were asked for, by fact and range; bounded in bytes. */
export type RangeCache = LRUCache<string, PositionSet>

export type PriceLimits = { min?: Piastres; max?: Piastres }

/** Which products a list shows; missing conditions do not filter. */
export type ProductFilter = {
  only?: 'offers' | 'best_sellers' | 'featured' | undefined
  categoryIds?: readonly number[] | undefined
  brands?: readonly string[] | undefined
  /** In one of these colours, such as `#f3f1ec`. */
  hexes?: readonly string[] | undefined
  lowestPrice?: Piastres | undefined
  maxPrice?: Piastres | undefined
  /** With a price in one of these. */
  priceRanges?: readonly PriceRange[] | undefined
  /** In stock; where `hexes` are given, in one of them. */
  isInStock?: true | undefined
  isOffer?: true | undefined
  /** Of one of these types, by key. */
  types?: readonly string[] | undefined
  /** With one of these values of each fact. */
  facts?: readonly FactChoice[] | undefined
  /** Fits with its air into a niche of these millimetres. */
  fits?: { width: number; height: number; depth: number } | undefined
  /** Only these, such as search results. */
  among?: Selection | undefined
}
