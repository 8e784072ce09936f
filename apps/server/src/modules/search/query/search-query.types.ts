import type { FactChoice, Piastres } from '@shop/contract'

/** What a typed text means, before the shop's products are asked. */
export type SearchQuery = {
  /** All must hold. The least informative are dropped first. */
  requirements: readonly Requirement[]
  /** What was asked to be missing: `without a cord`. */
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
