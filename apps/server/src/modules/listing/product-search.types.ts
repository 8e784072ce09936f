import type { Language, SearchAnswer } from '@shop/contract'
import type { Selection } from './index/selection.rules.ts'
import type { AtOnce } from './lists.store.ts'
import type { Lists, PriceLimits } from './lists.types.ts'

/** Finds products by a shopper's query. The search module provides it. */
export type ProductSearch = {
  /** The search itself, which is counted. */
  find: FindProducts
  /** A further page, order or filter of it. */
  look: FindProducts
}

/** @param read takes what it needs from what was found, as from the lists */
export type FindProducts = <Result>(
  query: string,
  language: Language,
  read: (found: FoundProducts) => AtOnce<Result>,
) => Promise<Result>

/** The result of a search. */
export type FoundProducts = {
  lists: Lists
  selection: Selection
  /** Ids of the first `max` products of some results, the best first. */
  rank(list: Selection, max: number): readonly number[]
  /** How the search answered; products that come near by their ids. */
  answer: Omit<SearchAnswer, 'near'> & { near: readonly number[] }
  /** The limits of the price that the text asks for. */
  price?: PriceLimits
}
