import type { FactChoice, Localized, Piastres, Unit } from '@shop/contract'
import type { PriceLimits, Selection } from '../../listing/index.ts'

/** The meaning of a typed text, before products are looked for. */
export type SearchQuery = {
  /** All must hold. The least informative are dropped first. */
  requirements: readonly Requirement[]
  /** Features that must be missing: `without a cord`. */
  excluded: readonly Requirement[]
  order: SearchOrder
}

/** A part of the typed text. */
export type Requirement = {
  /** The words as they were typed. */
  typed: string
  kind: 'appliance' | 'brand' | 'color' | 'price' | 'fact' | 'flag' | 'word'
  /** How informative it is, from 0 to 1. */
  weight: number
  /** Any one is enough. */
  alternatives: readonly Alternative[]
}

/** One way to meet a requirement. Strength goes from 1, as it was typed, down to 0, a guess. */
export type Alternative = { strength: number } & (
  | { types: readonly string[] }
  | { categories: readonly number[] }
  /** In names and labels, or in one field alone. */
  | { word: string; isPrefix?: boolean; only?: 'names' | 'details' }
  /** `isUntyped`: counts only for products without a type; others are what their type says. */
  | { phrase: readonly string[]; isUntyped?: boolean }
  | { hexes: readonly string[] }
  | { price: { min?: Piastres; max?: Piastres } }
  | { fact: FactChoice }
  | { flag: 'offer' | 'in_stock' }
  | { brand: string }
)

/** Among what matches best: the first by rank, by a column, or by a fact that an adjective names (quiet: the least noise). */
export type SearchOrder =
  | 'rank'
  | 'price_asc'
  | 'price_desc'
  | 'saving'
  | 'best_selling'
  | 'newest'
  | { fact: string; best: 'most' | 'least' }

/** The products that a query finds. */
export type SearchResult = {
  selection: Selection
  count: number
  /** The first `max` positions of a part of the results, in their order. */
  rank(list: Selection, max: number): number[]
}

/** A change of the query, or a filter, that the shopper must know of; words are folded. */
export type QueryNotice =
  | { kind: 'layout'; meant: string }
  | { kind: 'corrected'; typed: string; meant: string }
  | { kind: 'dropped'; words: string[] }
  | { kind: 'nearest'; typed: string; wanted: number; values: number[]; unit: Unit | null }
  | { kind: 'nearest_price'; typed: string; price: Piastres }
  | { kind: 'not_sold'; name: Localized }
  | {
      kind: 'filtered'
      typed: string
      by: { price: PriceLimits } | { flag: 'offer' | 'in_stock' } | 'color' | { order: SearchOrder }
    }

/** How a search answered. */
export type QueryAnswer = {
  result: SearchResult
  notices: QueryNotice[]
  /** Ids of products that come near, where the kind is not sold. */
  near: number[]
  /** Hex values of the colours that the text asks for. */
  colors: string[]
  /** The limits of the price that the text asks for. */
  price?: PriceLimits
}
