import type { Piastres } from '@shop/contract'
import { formsOf, prefixedForms, readWords } from '@shop/text-match'
import {
  addSelection,
  copySelection,
  countSelection,
  emptySelection,
  findChosenValues,
  flags,
  groups,
  hasPosition,
  intersect,
  type Lists,
  narrowList,
  narrowSelection,
  noType,
  removeSelection,
  type Selection,
  selectValues,
  type WordField,
} from '../../listing/index.ts'
import type { WordIndex } from '../reading/reading.types.ts'
import { wordIndexOf } from '../reading/searched-shop.store.ts'
import { searchWeights } from '../search-weights.data.ts'
import { takeFirst } from './order-results.rules.ts'
import type { Alternative, Requirement, SearchQuery, SearchResult } from './search-query.types.ts'

/** Results whose grades differ by less than one part of these rank alike, so that what is available comes first among them. */
const rankLevels = 20

/** The matches of requirements, for queries that share them. */
export type MatchMemory = Map<Requirement, GradedRequirement>

/** Finds the listed products that meet all requirements and nothing that was excluded. */
export function runQuery(lists: Lists, query: SearchQuery, memory: MatchMemory = new Map()): SearchResult {
  const words = wordIndexOf(lists)
  const grade = (requirement: Requirement) => recall(lists, words, requirement, memory)
  const selection = copySelection(lists.shown)
  const isAnyMet = query.requirements.every((requirement) => narrowSelection(selection, grade(requirement).selection))
  if (isAnyMet) for (const requirement of query.excluded) removeSelection(selection, grade(requirement).selection)
  return {
    selection,
    count: countSelection(selection),
    rank(list, max) {
      const graded = query.requirements.map(grade)
      const starting = selectStarting(lists, words, query)
      const isAvailable = availabilityOf(lists, query)
      return takeFirst(lists, list, {
        rankOf(position) {
          const level = levelOf(graded, position) + (hasPosition(starting, position) ? 1 : 0)
          return 2 * (rankLevels + 1 - level) + (isAvailable(position) ? 0 : 1)
        },
        ranks: 2 * (rankLevels + 2),
        order: query.order,
        max,
      })
    },
  }
}

/** Whether anything listed meets a requirement. */
export function countMatches(lists: Lists, requirement: Requirement, memory: MatchMemory): number {
  const { selection } = recall(lists, wordIndexOf(lists), requirement, memory)
  return countSelection(intersect(selection, lists.shown))
}

function recall(lists: Lists, words: WordIndex, requirement: Requirement, memory: MatchMemory): GradedRequirement {
  const known = memory.get(requirement) ?? gradeRequirement(lists, words, requirement)
  memory.set(requirement, known)
  return known
}

/** Which products meet a requirement, and how well: selections by grade, the best first. */
type GradedRequirement = { weight: number; selection: Selection; grades: { grade: number; selection: Selection }[] }

function gradeRequirement(lists: Lists, words: WordIndex, { alternatives, weight }: Requirement): GradedRequirement {
  const grades = alternatives.flatMap((alternative) => gradeAlternative(lists, words, alternative))
  const selection = emptySelection(lists.index.size)
  for (const { selection: some } of grades) addSelection(selection, some)
  return { weight, selection, grades: grades.toSorted((a, b) => b.grade - a.grade) }
}

function gradeAlternative(lists: Lists, words: WordIndex, alternative: Alternative): GradedRequirement['grades'] {
  const { strength } = alternative
  const inText = (texts: readonly string[], select: (field: 'names' | 'titles') => Selection) =>
    texts.length === 0
      ? []
      : [
          { grade: strength, selection: select('names') },
          { grade: strength * searchWeights.field.label, selection: select('titles') },
        ]
  if ('word' in alternative) {
    const { word, isPrefix, only } = alternative
    const all = isPrefix ? [word, ...words.allWithPrefix(word)] : [word]
    if (only && isPrefix) return gradeBeginnings(lists, all, only, strength)
    if (only) return [{ grade: strength, selection: selectAny(lists, all, only) }]
    return inText(all, (field) => selectAny(lists, all, field))
  }
  if ('phrase' in alternative) {
    const { phrase, isUntyped = false } = alternative
    if (isUntyped && phrase.some((word) => words.frequencyOf(word) === 0)) return []
    const untyped = lists.index.setsOf(groups.type).get(noType)
    if (isUntyped && !untyped) return []
    return inText(phrase, (field) => {
      const [first = '', ...others] = phrase
      const found = selectAny(lists, [first], field)
      for (const word of others) narrowSelection(found, selectAny(lists, [word], field))
      if (isUntyped && untyped) narrowSelection(found, selectValues(lists.index, groups.type, [noType]))
      return found
    })
  }
  if (!isDefined(lists, alternative)) return []
  return [{ grade: strength, selection: narrowList(lists, filterOf(alternative)).all }]
}

/** Words with an article or a preposition only have the word in them: وبارد does not begin as بارد does. */
function gradeBeginnings(lists: Lists, words: readonly string[], field: WordField, strength: number) {
  const having = selectAny(lists, words, field)
  const beginning = copySelection(having)
  removeSelection(beginning, selectAny(lists, words.flatMap(prefixedForms), field))
  return [
    { grade: strength, selection: beginning },
    { grade: strength * searchWeights.field.having, selection: having },
  ]
}

/** Products with any of these words. */
function selectAny({ index }: Lists, words: readonly string[], field: WordField | 'titles'): Selection {
  const selection = emptySelection(index.size)
  for (const word of words) {
    index.words.select(selection, word, field === 'titles' ? 'names' : field)
    if (field === 'titles') index.words.select(selection, word, 'labels')
  }
  return selection
}

/** Products whose name begins with a word that was typed, or half typed: they come first among equals (rule P-07). */
function selectStarting(lists: Lists, words: WordIndex, { requirements }: SearchQuery): Selection {
  const typed = requirements.flatMap((requirement) => readWords(requirement.typed).flatMap(formsOf))
  const longer = typed.filter((word) => word.length > 1).flatMap((word) => words.allWithPrefix(word))
  return selectAny(lists, [...typed, ...longer], 'starts')
}

type Narrowing = Exclude<Alternative, { word: string } | { phrase: readonly string[] }>

/** A search for a deleted type or fact finds nothing; a list would ignore it and show all products. */
function isDefined({ definitions }: Lists, alternative: Narrowing): boolean {
  if ('types' in alternative) return [...definitions.types.values()].some(({ key }) => alternative.types.includes(key))
  return !('fact' in alternative) || findChosenValues(definitions, [alternative.fact]).size > 0
}

function filterOf(alternative: Narrowing): Parameters<typeof narrowList>[1] {
  if ('types' in alternative) return { types: alternative.types }
  if ('categories' in alternative) return { categoryIds: alternative.categories }
  if ('hexes' in alternative) return { hexes: alternative.hexes }
  if ('price' in alternative) {
    const { min, max }: { min?: Piastres; max?: Piastres } = alternative.price
    return { lowestPrice: min, maxPrice: max }
  }
  if ('fact' in alternative) return { facts: [alternative.fact] }
  if ('brand' in alternative) return { brands: [alternative.brand] }
  return alternative.flag === 'offer' ? { isOffer: true } : { isInStock: true }
}

/** How well a product meets all requirements, from 0 to `rankLevels`. */
function levelOf(graded: readonly GradedRequirement[], position: number): number {
  let [sum, total] = [0, 0]
  for (const { grades, weight } of graded) {
    total += weight
    for (const { grade, selection } of grades) {
      if (!hasPosition(selection, position)) continue
      sum += grade * weight
      break
    }
  }
  return Math.min(rankLevels, Math.round((sum / (total || 1)) * rankLevels))
}

/** Whether a product can be bought; in one of the colours that were asked for. */
function availabilityOf({ index }: Lists, { requirements }: SearchQuery): (position: number) => boolean {
  const hexes = requirements.flatMap(({ alternatives }) =>
    alternatives.flatMap((alternative) => ('hexes' in alternative ? alternative.hexes : [])),
  )
  const available =
    hexes.length > 0
      ? selectValues(index, groups.colorInStock, hexes)
      : selectValues(index, groups.flag, [flags.inStock])
  return (position) => hasPosition(available, position)
}
