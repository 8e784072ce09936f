import type { Localized } from '@shop/contract'
import type { LRUCache } from 'lru-cache'
import type { DefinedFact, Definitions } from '../definitions/definitions.types.ts'
import type { ListIndex } from './index/list-index.store.ts'
import type { PositionSet } from './index/position-set.store.ts'
import type { Selection } from './index/selection.rules.ts'

/** What lists are made of: the index, and what its values are called. */
export type Lists = {
  index: ListIndex
  /** The products whose category is shown. */
  shown: Selection
  definitions: ListDefinitions
  /** The facts that parts of the shop are narrowed by. */
  plans: PlanCache
  /** The products of ranges of facts. */
  ranges: RangeCache
}

/** What the values of the index are called. */
export type ListDefinitions = Pick<Definitions, 'categories' | 'types'> & {
  /** By hex value. */
  colors: ReadonlyMap<string, Localized>
  /** By key, in the order in which a product shows them. */
  facts: ReadonlyMap<string, FactDefinition>
}

/** A fact by which lists can be narrowed. */
export type FactDefinition = Pick<DefinedFact, 'id' | 'key' | 'name' | 'unit' | 'choices'> & {
  kind: Exclude<DefinedFact['kind'], 'text'>
}

/** The ends of a range, in the unit that is shown; both count in. */
export type NumberRange = { min: number | null; max: number | null }

/** One value of a fact that lists are narrowed by. */
export type FactValue = { range: NumberRange } | { set: string | number }

/** A fact that a part of the shop is narrowed by, with the values that it has there, in an order that no choice changes. */
export type PlannedFact = { fact: FactDefinition; values: PlannedValue[] }
export type PlannedValue = { written: string; value: FactValue; products: PositionSet }

/** Plans by what their part of the shop is; bounded in bytes. */
export type PlanCache = LRUCache<string, PlannedFact[]>

/** The products of ranges that were asked for, by fact and range; bounded in bytes. */
export type RangeCache = LRUCache<string, PositionSet>
