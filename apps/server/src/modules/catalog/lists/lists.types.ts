import type { ChosenValue, Localized, NumberRange } from '@shop/contract'
import type { LRUCache } from 'lru-cache'
import type { DefinedFact, Definitions } from '../definitions/definitions.types.ts'
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
export type ListDefinitions = Pick<Definitions, 'categories' | 'types'> & {
  /** By hex value. */
  colors: ReadonlyMap<string, Localized>
  /** By key, in the order in which a product shows them. */
  facts: ReadonlyMap<string, ListedFact>
}

/** A fact by which lists can be narrowed. */
export type ListedFact = Pick<DefinedFact, 'id' | 'key' | 'name' | 'unit' | 'choices'> & {
  kind: Exclude<DefinedFact['kind'], 'text'>
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
