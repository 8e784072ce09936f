import { type FactChoice, type Localized, parseFactChoice } from '@shop/contract'
import {
  egyptianSpellingsOf,
  findWithout,
  foldTerms,
  formsOf,
  francoKeyOf,
  letterSetOf,
  readWords,
  skeletonKeysOf,
  splitTerms,
  withoutMark,
} from '@shop/text-match'
import type { SynonymGroup } from '../../search-desk/index.ts'
import * as known from './known-words.data.ts'
import type { Kind, Lexicon, Meaning, PhraseNode } from './meanings.types.ts'

/** The names that staff give to types, facts and categories. */
export type ShopNames = {
  types: readonly { key: string; name: Localized }[]
  facts: Iterable<{
    key: string
    name: Localized
    kind: 'number' | 'choice' | 'flag'
    choices: readonly { key: string; name: Localized }[]
  }>
  categories: ReadonlyMap<number, Localized>
}

/** Makes what phrases mean: of the synonyms, of the names of types, facts and categories, and of words that every shop knows. */
export function compileLexicon(groups: readonly SynonymGroup[], names: ShopNames): Lexicon {
  const phrases: Phrases = new Map()
  const add: Add = (term, meaning, written = term) => {
    const words = findWithout(readWords(term))
    for (const phrase of new Set([words, words.map(asSpoken)].map((spelling) => spelling.join(' ')))) {
      const entry = phrases.get(phrase)
      if (entry) entry.meanings.push(meaning)
      else if (phrase !== '') phrases.set(phrase, { meanings: [meaning], written })
    }
  }
  const addAll = (terms: string, meaning: Meaning) => {
    for (const term of splitTerms(terms)) add(term, meaning)
  }
  for (const group of groups) addGroup(group, add)
  addShopNames(names, add)
  for (const [family, words] of Object.entries(known.colorWords))
    addAll(words, { kind: 'color', family: family as known.ColorFamily })
  for (const [words, order] of [...known.orderWords, ...known.adjectiveWords]) addAll(words, { kind: 'order', order })
  for (const [words, facts] of known.factWords)
    addFact(
      words,
      facts.split(' ').flatMap((fact) => parseFactChoice(fact) ?? []),
      add,
    )
  addAll(known.offerWords, { kind: 'flag', flag: 'offer' })
  addAll(known.stockWords, { kind: 'flag', flag: 'in_stock' })
  addAll(known.makerWords, { kind: 'maker' })
  addAll(known.fillerWords, { kind: 'filler' })
  add(withoutMark, { kind: 'without' })
  const named = {
    types: [...names.types].flatMap(({ key, name }) => wordsOf(name).map((word) => [word, key] as const)),
    categories: [...names.categories].flatMap(([id, name]) => wordsOf(name).map((word) => [word, id] as const)),
  }
  return { ...indexPhrases(phrases), named }
}

function wordsOf({ en, ar }: Localized): string[] {
  return [...new Set([en, ar].flatMap(readWords).flatMap(formsOf))]
}

/** As Egyptians say and write it: تلاجه for ثلاجه. */
function asSpoken(word: string): string {
  return egyptianSpellingsOf(word)[0] ?? word
}

/** By the folded phrase. */
type Phrases = Map<string, { meanings: Meaning[]; written: string }>

/** @param written how a correction shows the term */
type Add = (term: string, meaning: Meaning, written?: string) => void

function addGroup({ english, arabic, franco, isAppliance, types, nearTypes }: SynonymGroup, add: Add): void {
  const written = [...english, ...arabic, ...franco]
  const terms = foldTerms(written)
  const name = { en: english[0] ?? arabic[0] ?? '', ar: arabic[0] ?? english[0] ?? '' }
  const meaning: Meaning = isAppliance
    ? { kind: 'appliance', appliance: { name, types, nearTypes, terms } }
    : { kind: 'same', terms }
  for (const term of [...english, ...arabic]) add(term, meaning)
  // A correction to Franco shows the English word, not `catel`.
  for (const term of franco) add(term, meaning, english[0])
}

function addShopNames({ types, facts, categories }: ShopNames, add: Add): void {
  for (const { key, name } of types) {
    const written = [name.en, name.ar].flatMap(withoutBrackets)
    const appliance: Kind = { name, types: [key], nearTypes: [], terms: foldTerms(written) }
    for (const term of written) add(term, { kind: 'appliance', appliance })
  }
  for (const { key, name, kind, choices } of facts) {
    if (kind === 'flag') addFact(`${name.en}, ${name.ar}`, [{ key, value: 'yes' }], add)
    for (const choice of choices) addFact(`${choice.name.en}, ${choice.name.ar}`, [{ key, value: choice.key }], add)
  }
  for (const [id, name] of categories) {
    for (const term of [name.en, name.ar]) add(term, { kind: 'category', id })
  }
}

/** `غلاية مياه (كاتل)` is two names. */
function withoutBrackets(name: string): string[] {
  return name.split(/[()]/).filter((part) => part.trim() !== '')
}

function addFact(words: string, facts: readonly FactChoice[], add: Add): void {
  const terms = splitTerms(words)
  const meaning: Meaning = { kind: 'fact', facts, words: foldTerms(terms) }
  for (const term of terms) add(term, meaning)
}

function indexPhrases(phrases: Phrases): Omit<Lexicon, 'named'> {
  const root: PhraseNode = { next: new Map(), meanings: [], written: '' }
  const words = new Set<string>()
  for (const [phrase, { meanings, written }] of phrases) {
    let node = root
    for (const word of phrase.split(' ')) {
      words.add(word)
      const next = node.next.get(word) ?? { next: new Map(), meanings: [], written: '' }
      node.next.set(word, next)
      node = next
    }
    node.meanings = meanings
    node.written = written
  }
  const sorted = [...words].sort()
  return {
    root,
    words,
    byFranco: groupWords(sorted.filter(isLatin), (word) => [francoKeyOf(word)]),
    bySkeleton: groupWords(sorted, skeletonKeysOf),
    byLength: Map.groupBy(
      sorted.filter(isCorrectable).map((word) => ({ word, letters: letterSetOf(word) })),
      ({ word }) => word.length,
    ),
  }
}

/** No number, and no measure; Franco may begin with a digit. */
function isCorrectable(word: string): boolean {
  return !/\d/.test(word) || /^\d\D{3}/.test(word) || /^\D+\d\D*$/.test(word)
}

function isLatin(word: string): boolean {
  return /[a-z]/.test(word)
}

function groupWords(words: readonly string[], keysOf: (word: string) => readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>()
  for (const word of words) {
    for (const key of keysOf(word)) {
      const group = groups.get(key)
      if (group) group.push(word)
      else groups.set(key, [word])
    }
  }
  return groups
}
