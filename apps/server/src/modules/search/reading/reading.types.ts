import type { Localized } from '@shop/contract'
import type { ListedFact } from '../../listing/index.ts'
import type { Kind, Lexicon } from '../meanings/meanings.types.ts'
import type { SearchQuery } from '../query/search-query.types.ts'
import type { ShopWords } from './shop-words.types.ts'

/** What the shop has, as far as reading a text asks for it. */
export type SearchedShop = {
  lexicon: Lexicon
  words: ShopWords
  /** What colours are called, by hex value. */
  colors: ReadonlyMap<string, Localized>
  /** Brands by their folded names. */
  brands: ReadonlyMap<string, string>
  /** The facts that lists are narrowed by. */
  facts: ReadonlyMap<string, Pick<ListedFact, 'key' | 'kind' | 'unit' | 'choices'>>
  /** Whether any product of these types has a fact; of any type where none is given. */
  hasFact(types: readonly string[], key: string): boolean
}

/** What a typed text was taken for. */
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
