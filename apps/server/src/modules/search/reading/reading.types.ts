import type { Localized } from '@shop/contract'
import type { ListedFact } from '../../listing/index.ts'
import type { Kind, Lexicon } from '../meanings/meanings.types.ts'
import type { SearchQuery } from '../query/search-query.types.ts'

/** The part of the shop that a text is read by. */
export type SearchedShop = {
  lexicon: Lexicon
  words: WordIndex
  /** The names of colours, by hex value. */
  colors: ReadonlyMap<string, Localized>
  /** Brands by their folded names. */
  brands: ReadonlyMap<string, string>
  /** The facts that lists are narrowed by. */
  facts: ReadonlyMap<string, Pick<ListedFact, 'key' | 'kind' | 'unit' | 'choices'>>
  /** Whether any product of these types has a fact; of any type where none is given. */
  hasFact(types: readonly string[], key: string): boolean
}

/** The words of the products that are listed now. */
export type WordIndex = {
  /** How many listed products have a word in their names or labels. */
  frequencyOf(word: string): number
  /** Whether something is said about a product with this word. */
  isInDetails(word: string): boolean
  /** The most frequent first. */
  wordsWithPrefix(prefix: string, max: number): string[]
  /** In the order of their letters, so many that none is missing for two letters of a large catalogue. */
  allWithPrefix(prefix: string): string[]
  /** Words that this one may be, typed with small errors; the fewest errors first, then the most frequent. */
  wordsLike(word: string): { word: string; errors: number }[]
  /** Words that sound alike, in Arabic and Latin letters; the most frequent first. */
  wordsSounding(word: string): string[]
  /** Two words that were typed as one. */
  splitsOf(word: string): [first: string, second: string][]
}

/** A typed text as it was understood. */
export type Reading = {
  query: SearchQuery
  /** The kind of appliance that it asks for. */
  kind: Kind | null
  /** Words that nothing explains. */
  unknown: string[]
  /** Words that were read as others, in the script that they were typed in. */
  corrections: { typed: string; meant: string }[]
  /** From 0 to 1: how much of the text is explained. */
  clarity: number
}
