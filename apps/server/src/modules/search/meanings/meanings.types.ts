import type { FactChoice } from '@shop/contract'
import type { SearchOrder } from '../query/search-query.types.ts'
import type { ColorFamily, FactOrder } from './known-words.data.ts'

/** A kind of appliance, as shoppers name it. */
export type Kind = {
  /** Its name in each language. */
  name: { en: string; ar: string }
  /** Keys of the shop's types that it stands for, most likely first; none is not sold, unless names of products carry its terms. */
  types: readonly string[]
  nearTypes: readonly string[]
  /** All its terms, folded: a product without a type is of this kind when its name has one. */
  terms: readonly string[]
}

/** A meaning of a word or a phrase. */
export type Meaning =
  | { kind: 'appliance'; appliance: Kind }
  | { kind: 'category'; id: number }
  | { kind: 'color'; family: ColorFamily }
  | { kind: 'order'; order: SearchOrder | FactOrder }
  | { kind: 'flag'; flag: 'offer' | 'in_stock' }
  /** Facts as addresses write them; `words` are looked for in names where no fact says it. */
  | { kind: 'fact'; facts: readonly FactChoice[]; words: readonly string[] }
  /** Terms that mean the same, folded; of several words as phrases. */
  | { kind: 'same'; terms: readonly string[] }
  | { kind: 'brand'; name: string }
  /** A maker whose products this shop may not have. */
  | { kind: 'maker' }
  /** Says nothing of a product: price, buy, a, for. */
  | { kind: 'filler' }
  | { kind: 'without' }

/** A word of the phrases of a lexicon, and the words after it. @see compileLexicon */
export type PhraseNode = {
  next: Map<string, PhraseNode>
  meanings: Meaning[]
  /** The phrase that ends here as somebody wrote it: مكواة, not مكواه. */
  written: string
}

export type Lexicon = {
  root: PhraseNode
  /** The words of the names of types and categories, for those that a half-typed word begins. */
  named: {
    types: readonly (readonly [word: string, key: string])[]
    categories: readonly (readonly [word: string, id: number])[]
  }
  /** The words of all phrases. */
  words: ReadonlySet<string>
  /** Words by how they sound. */
  byFranco: ReadonlyMap<string, readonly string[]>
  bySkeleton: ReadonlyMap<string, readonly string[]>
  /** Words by their length, for those typed wrong. */
  byLength: ReadonlyMap<number, readonly { word: string; letters: number }[]>
}
