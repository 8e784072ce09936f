import { emptySelection, type Lists } from '../../catalog/index.ts'
import type { Lexicon } from '../meanings/meanings.types.ts'
import { interpret } from '../reading/interpret.rules.ts'
import type { Reading } from '../reading/reading.types.ts'
import { requireWord } from '../reading/requirements.rules.ts'
import { openShop } from '../reading/shop.factory.ts'
import { inOtherLayout } from '../text/keyboard-layout.rules.ts'
import { readWords } from '../text/measures.rules.ts'
import { formsOf } from '../text/word-forms.rules.ts'
import { wordIndexOf } from '../words/word-index.store.ts'
import { type Begun, findBegun, meaningsAtEnd, putFirst } from './half-typed.rules.ts'
import { findNearest } from './nearest.rules.ts'
import { countMatches, type MatchMemory, runQuery, type SearchResult } from './run-query.rules.ts'
import type { GivenAnswer, GivenNotice } from './search-answer.types.ts'
import type { Requirement, SearchQuery } from './search-query.types.ts'

/**
 * Answers a search. If nothing meets all requirements, it drops requirements, the least informative first, and adds a notice. It never
 * drops the kind of appliance: if the shop does not sell it, nothing is found, and `near` has similar products.
 *
 * @param isTyping whether the text goes on: its last word is a beginning first of all, although it may be a word
 */
export function giveWay(lists: Lists, lexicon: Lexicon, text: string, isTyping = false): GivenAnswer {
  const answer = answerReading(lists, lexicon, text)
  const isWhole = answer.result.count > 0 && answer.notices.every(({ kind }) => kind === 'filtered')
  const begun = isTyping || isHalfTyped(lists, lexicon, text, answer) ? findBegun(lists, lexicon, text) : null
  if (begun) return putBegunFirst(begun, isWhole ? answer : null)
  return isWhole ? answer : (findNamed(lists, text) ?? answer)
}

/** Whether the last word of a text that was sent off is no word that the dictionary or the shop knows, or leads nowhere as such. */
function isHalfTyped(lists: Lists, lexicon: Lexicon, text: string, { result, notices }: GivenAnswer): boolean {
  const meanings = meaningsAtEnd(lexicon, text)
  if (notices.some(({ kind }) => kind === 'not_sold')) return !meanings.some(({ kind }) => kind === 'appliance')
  if (result.count === 0) return true
  if (meanings.length > 0) return notices.some(({ kind }) => kind === 'layout')
  const { frequencyOf } = wordIndexOf(lists)
  return !formsOf(readWords(text).at(-1) ?? '').some((form) => frequencyOf(form) > 0)
}

/** What the dictionary reads in the beginning comes after what the shop calls so. */
function putBegunFirst({ query, result, corrections }: Begun, others: GivenAnswer | null): GivenAnswer {
  return {
    ...presentFound({ query, result, dropped: [], notices: [] }, corrections),
    ...(others && { result: putFirst(result, others.result) }),
    ...(others && others.colors.length > 0 && { colors: others.colors }),
  }
}

/** Texts with fewer words are interpreted, not compared with names. */
const minNameWords = 4

/** Products whose names contain all the words: a shopper who pastes a whole name wants that product, whatever its words may mean. */
function findNamed(lists: Lists, text: string): GivenAnswer | null {
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

function answerReading(lists: Lists, lexicon: Lexicon, text: string): GivenAnswer {
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

function presentFound({ result, query, dropped, notices }: Relaxed, corrections: Reading['corrections']): GivenAnswer {
  return {
    result,
    notices: [
      ...corrections.map((correction): GivenNotice => ({ kind: 'corrected', ...correction })),
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

function askedPrice({ requirements }: SearchQuery): Pick<GivenAnswer, 'price'> {
  const [first] = requirements.find(({ kind }) => kind === 'price')?.alternatives ?? []
  return first && 'price' in first ? { price: first.price } : {}
}

/** The other layout counts where it explains the text much better. */
const layoutGain = 0.15
const minLayoutClarity = 0.55
const clearEnough = 0.75

function readInEitherLayout(lists: Lists, lexicon: Lexicon, text: string) {
  const shop = openShop(lists, lexicon)
  const reading = interpret(text, shop)
  const other = reading.clarity < clearEnough ? inOtherLayout(text) : null
  const swapped = other === null ? null : interpret(other, shop)
  const isBetter =
    swapped !== null &&
    other !== null &&
    swapped.query.requirements.length > 0 &&
    swapped.clarity >= minLayoutClarity &&
    swapped.clarity > reading.clarity + layoutGain
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
  return names.length === 0 || clarity < 0.6
}

function isNotSold(lists: Lists, { kind, query }: Reading, memory: MatchMemory): boolean {
  const named = query.requirements.find((requirement) => requirement.kind === 'appliance')
  return kind !== null && named !== undefined && countMatches(lists, named, memory) === 0
}

const maxNear = 6

function sayNotSold(lists: Lists, { kind }: Reading, notices: GivenNotice[]): GivenAnswer {
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

type Relaxed = { result: SearchResult; query: SearchQuery; dropped: string[]; notices: GivenNotice[] }

/** So many ways to leave requirements out are tried. */
const maxTries = 40

/** Leaves out as little as possible until something is found; null where nothing can be. */
function relax(lists: Lists, query: SearchQuery, memory: MatchMemory): Relaxed | null {
  for (const way of [withSureColors(query), query, ...withFewerExclusions(query)]) {
    const whole = runQuery(lists, way, memory)
    if (whole.count > 0) return { result: whole, query: way, dropped: [], notices: [] }
  }
  const droppable = [...query.requirements.filter(({ kind }) => kind !== 'appliance'), ...query.excluded]
  for (const left of leastFirst(droppable).slice(0, maxTries)) {
    const isLeft = (requirement: Requirement) => !left.includes(requirement)
    const rest = { ...query, requirements: query.requirements.filter(isLeft), excluded: query.excluded.filter(isLeft) }
    if (!rest.requirements.some(({ kind }) => isTelling(kind))) continue
    const result = runQuery(lists, rest, memory)
    if (result.count > 0) return takeNearest(lists, { query: rest, result, memory }, left)
  }
  return null
}

/** A colour that is only a little alike counts where nothing has the colour itself. */
const sureColor = 0.55

function withSureColors(query: SearchQuery): SearchQuery {
  const requirements = query.requirements.map((requirement) => {
    const sure = requirement.alternatives.filter(({ strength }) => strength >= sureColor)
    return requirement.kind === 'color' && sure.length > 0 ? { ...requirement, alternatives: sure } : requirement
  })
  return { ...query, requirements }
}

/** Where a feature in all its ways leaves nothing, one way is enough: without plastic means the jar, where all bodies are plastic. */
function withFewerExclusions(query: SearchQuery): SearchQuery[] {
  const [excluded, ...others] = query.excluded
  if (!excluded || excluded.alternatives.length < 2) return []
  return excluded.alternatives.map((way) => ({ ...query, excluded: [{ ...excluded, alternatives: [way] }, ...others] }))
}

/** What may stay alone: a colour or a price by itself is not what somebody looked for with more words. */
function isTelling(kind: Requirement['kind']): boolean {
  return kind === 'appliance' || kind === 'word' || kind === 'brand' || kind === 'fact'
}

/** Sets of requirements to leave out: those that tell least together first. */
function leastFirst(requirements: readonly Requirement[]): Requirement[][] {
  const few = requirements.toSorted((a, b) => a.weight - b.weight).slice(0, 6)
  const sets = Array.from({ length: 2 ** few.length - 1 }, (_, bits) =>
    few.filter((_, place) => ((bits + 1) >> place) & 1),
  )
  const weightOf = (set: Requirement[]) => set.reduce((sum, { weight }) => sum + weight, 0)
  return sets.toSorted((a, b) => weightOf(a) - weightOf(b))
}

/** Numbers that were left out come back as the nearest ones that there are. */
function takeNearest(
  lists: Lists,
  { query, result, memory }: { query: SearchQuery; result: SearchResult; memory: MatchMemory },
  left: readonly Requirement[],
): Relaxed {
  const found: Relaxed = { query, result, dropped: [], notices: [] }
  for (const requirement of left) {
    const nearest = findNearest(lists, requirement, found.result.selection)
    if (!nearest) {
      found.dropped.push(requirement.typed)
      continue
    }
    const order = nearest.order ?? found.query.order
    const requirements = nearest.requirement
      ? [...found.query.requirements, nearest.requirement]
      : found.query.requirements
    found.query = { ...found.query, requirements, order }
    found.result = runQuery(lists, found.query, memory)
    found.notices.push(nearest.notice)
  }
  return found
}

function filterNotices({ requirements, order }: SearchQuery): GivenNotice[] {
  const filters = requirements.flatMap(({ typed, kind, alternatives: [first] }): GivenNotice[] => {
    if (kind === 'price' && first && 'price' in first) return [{ kind: 'filtered', typed, by: { price: first.price } }]
    if (kind === 'color') return [{ kind: 'filtered', typed, by: 'color' }]
    return kind === 'flag' && first && 'flag' in first ? [{ kind: 'filtered', typed, by: { flag: first.flag } }] : []
  })
  return order === 'rank' ? filters : [...filters, { kind: 'filtered', typed: '', by: { order } }]
}
