import { formsOf, inOtherLayout, readWords } from '@shop/text-match'
import {
  addSelection,
  copySelection,
  countSelection,
  emptySelection,
  intersect,
  type Lists,
  removeSelection,
} from '../../listing/index.ts'
import type { Lexicon } from '../meanings/meanings.types.ts'
import { interpret } from '../reading/interpret.rules.ts'
import type { Reading } from '../reading/reading.types.ts'
import { requireWord } from '../reading/requirements.rules.ts'
import { openShop } from '../reading/searched-shop.store.ts'
import { searchWeights } from '../search-weights.data.ts'
import { findByPrefix, isHalfTyped, type PrefixMatch } from './half-typed.rules.ts'
import { type Relaxed, relax } from './relax-query.rules.ts'
import { countMatches, type MatchMemory, runQuery } from './run-query.rules.ts'
import type { QueryAnswer, QueryNotice, Requirement, SearchQuery, SearchResult } from './search-query.types.ts'

/**
 * Answers a search. If nothing meets all requirements, it drops requirements, the least informative first, and adds a notice. It never
 * drops the kind of appliance: if the shop does not sell it, nothing is found, and `near` has similar products.
 *
 * @param isTyping whether the text goes on: its last word is a beginning first of all, although it may be a word
 */
export function answerSearch(lists: Lists, lexicon: Lexicon, text: string, isTyping = false): QueryAnswer {
  const answer = answerReading(lists, lexicon, text)
  const isWhole = answer.result.count > 0 && answer.notices.every(({ kind }) => kind === 'filtered')
  const byPrefix = isTyping || isHalfTyped(lists, lexicon, text, answer) ? findByPrefix(lists, lexicon, text) : null
  if (byPrefix) return putPrefixFirst(byPrefix, isWhole ? answer : null)
  return isWhole ? answer : (findNamed(lists, text) ?? answer)
}

/** Texts with fewer words are interpreted, not compared with names. */
const minNameWords = 4

/** Products whose names contain all the words: a shopper who pastes a whole name wants that product, whatever its words may mean. */
function findNamed(lists: Lists, text: string): QueryAnswer | null {
  const words = readWords(text).slice(0, maxNameWords)
  if (words.length < minNameWords) return null
  const requirements = words.map((word) =>
    requireWord(
      word,
      formsOf(word).map((form) => ({ strength: 1, word: form, only: 'names' })),
    ),
  )
  const result = runQuery(lists, { requirements, excluded: [], order: 'rank' })
  return result.count > 0 ? { result, notices: [], near: [], colors: [] } : null
}

const maxNameWords = 20

function answerReading(lists: Lists, lexicon: Lexicon, text: string): QueryAnswer {
  const { reading, notices } = readInEitherLayout(lists, lexicon, text)
  const memory: MatchMemory = new Map()
  if (isEmpty(reading) || isNotUnderstood(reading))
    return { result: findNothing(lists), notices: [], near: [], colors: [] }
  if (isNotSold(lists, reading, memory)) return sayNotSold(lists, reading, notices)
  const found = relax(lists, reading.query, memory)
  if (!found) return { result: findNothing(lists), notices: [], near: [], colors: [] }
  const { notices: given, ...answer } = presentFound(
    { ...found, dropped: [...reading.unknown, ...found.dropped] },
    reading.corrections,
  )
  return { ...answer, notices: [...notices, ...given] }
}

/** The other layout counts where it explains the text much better. */
function readInEitherLayout(lists: Lists, lexicon: Lexicon, text: string) {
  const { clarity } = searchWeights
  const shop = openShop(lists, lexicon)
  const reading = interpret(text, shop)
  const other = reading.clarity < clarity.clear ? inOtherLayout(text) : null
  const swapped = other === null ? null : interpret(other, shop)
  const isBetter =
    swapped !== null &&
    other !== null &&
    swapped.query.requirements.length > 0 &&
    swapped.clarity >= clarity.otherLayout &&
    swapped.clarity > reading.clarity + clarity.layoutGain
  if (!isBetter) return { reading, notices: [] }
  return { reading: swapped, notices: [{ kind: 'layout', meant: other } as const] }
}

function isEmpty({ query: { requirements, excluded, order } }: Reading): boolean {
  return requirements.length + excluded.length === 0 && order === 'rank'
}

/** Without a kind, features alone do not answer for words that nobody knows: a red sofa is nothing red. */
function isNotUnderstood({ kind, query, unknown, clarity }: Reading): boolean {
  if (kind !== null || unknown.length === 0) return false
  const names = query.requirements.filter((requirement) => requirement.kind === 'word' || requirement.kind === 'brand')
  return names.length === 0 || clarity < searchWeights.clarity.understood
}

function isNotSold(lists: Lists, { kind, query }: Reading, memory: MatchMemory): boolean {
  const named = query.requirements.find((requirement) => requirement.kind === 'appliance')
  return kind !== null && named !== undefined && countMatches(lists, named, memory) === 0
}

const maxNear = 6

function sayNotSold(lists: Lists, { kind }: Reading, notices: QueryNotice[]): QueryAnswer {
  if (!kind) throw new Error('A kind that is not sold has a name')
  return {
    result: findNothing(lists),
    notices: [...notices, { kind: 'not_sold', name: kind.name }],
    near: findNear(lists, kind.nearTypes),
    colors: [],
  }
}

/** The first products of some types, each type in turn. */
function findNear(lists: Lists, types: readonly string[]): number[] {
  const rows = types.map((type) => {
    const near = requireTypes([type])
    const { rank, selection } = runQuery(lists, { requirements: [near], excluded: [], order: 'best_selling' })
    return rank(selection, maxNear)
  })
  const turns = Array.from({ length: maxNear }, (_, turn) => rows.flatMap((row) => row[turn] ?? []))
  return turns
    .flat()
    .slice(0, maxNear)
    .map((position) => lists.index.columns.ids[position] as number)
}

function requireTypes(types: readonly string[]): Requirement {
  return { typed: '', kind: 'appliance', weight: 1, alternatives: [{ strength: 1, types }] }
}

function findNothing({ index }: Lists): SearchResult {
  return { selection: emptySelection(index.size), count: 0, rank: () => [] }
}

/** The answer of a query that found something, with a notice of each part that was corrected, left out or used as a filter. */
function presentFound({ result, query, dropped, notices }: Relaxed, corrections: Reading['corrections']): QueryAnswer {
  return {
    result,
    notices: [
      ...corrections.map((correction): QueryNotice => ({ kind: 'corrected', ...correction })),
      ...(dropped.length > 0 ? [{ kind: 'dropped', words: dropped } as const] : []),
      ...notices,
      ...filterNotices(query),
    ],
    near: [],
    colors: askedColors(query),
    ...askedPrice(query),
  }
}

function askedColors({ requirements }: SearchQuery): string[] {
  const alternatives = requirements.filter(({ kind }) => kind === 'color').flatMap((each) => each.alternatives)
  return [...new Set(alternatives.flatMap((each) => ('hexes' in each ? each.hexes : [])))]
}

function askedPrice({ requirements }: SearchQuery): Pick<QueryAnswer, 'price'> {
  const [first] = requirements.find(({ kind }) => kind === 'price')?.alternatives ?? []
  return first && 'price' in first ? { price: first.price } : {}
}

function filterNotices({ requirements, order }: SearchQuery): QueryNotice[] {
  const filters = requirements.flatMap(({ typed, kind, alternatives: [first] }): QueryNotice[] => {
    if (kind === 'price' && first && 'price' in first) return [{ kind: 'filtered', typed, by: { price: first.price } }]
    if (kind === 'color') return [{ kind: 'filtered', typed, by: 'color' }]
    return kind === 'flag' && first && 'flag' in first ? [{ kind: 'filtered', typed, by: { flag: first.flag } }] : []
  })
  return order === 'rank' ? filters : [...filters, { kind: 'filtered', typed: '', by: { order } }]
}

/** Names of the shop with the prefix come before the readings of the dictionary. */
function putPrefixFirst({ query, result, corrections }: PrefixMatch, others: QueryAnswer | null): QueryAnswer {
  return {
    ...presentFound({ query, result, dropped: [], notices: [] }, corrections),
    ...(others && { result: putFirst(result, others.result) }),
    ...(others && others.colors.length > 0 && { colors: others.colors }),
  }
}

/** Results in front of others, each once. */
function putFirst(first: SearchResult, others: SearchResult): SearchResult {
  const selection = copySelection(first.selection)
  addSelection(selection, others.selection)
  const rest = copySelection(others.selection)
  removeSelection(rest, first.selection)
  return {
    selection,
    count: countSelection(selection),
    rank(list, max) {
      const ranked = first.rank(intersect(list, first.selection), max)
      return ranked.length < max ? [...ranked, ...others.rank(intersect(list, rest), max - ranked.length)] : ranked
    },
  }
}
