import { fromBaseUnit, type Piastres } from '@shop/contract'
import {
  countBelow,
  countSelected,
  forEachPosition,
  groups,
  hasPosition,
  type ListedFact,
  type Lists,
  type Selection,
} from '../../listing/index.ts'
import { searchWeights } from '../search-weights.data.ts'
import { type MatchMemory, runQuery } from './run-query.rules.ts'
import type { QueryNotice, Requirement, SearchOrder, SearchQuery, SearchResult } from './search-query.types.ts'

/** A query that finds something, and what was left out of it. */
export type Relaxed = { result: SearchResult; query: SearchQuery; dropped: string[]; notices: QueryNotice[] }

/** So many ways to leave requirements out are tried. */
const maxTries = 40

/** Leaves out as little as possible until something is found; null where nothing can be. */
export function relax(lists: Lists, query: SearchQuery, memory: MatchMemory): Relaxed | null {
  for (const way of [withSureColors(query), query, ...withFewerExclusions(query)]) {
    const whole = runQuery(lists, way, memory)
    if (whole.count > 0) return { result: whole, query: way, dropped: [], notices: [] }
  }
  const droppable = [...query.requirements.filter(({ kind }) => kind !== 'appliance'), ...query.excluded]
  for (const left of leastFirst(droppable).slice(0, maxTries)) {
    const isLeft = (requirement: Requirement) => !left.includes(requirement)
    const rest = { ...query, requirements: query.requirements.filter(isLeft), excluded: query.excluded.filter(isLeft) }
    if (!rest.requirements.some(({ kind }) => isInformative(kind))) continue
    const result = runQuery(lists, rest, memory)
    if (result.count > 0) return takeNearest(lists, { query: rest, result, memory }, left)
  }
  return null
}

/** A colour that is only a little alike counts where nothing has the colour itself. */
function withSureColors(query: SearchQuery): SearchQuery {
  const requirements = query.requirements.map((requirement) => {
    const sure = requirement.alternatives.filter(({ strength }) => strength >= searchWeights.strength.sureColor)
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

/** Whether a requirement may stay alone: a colour or a price by itself is not what somebody looked for with more words. */
function isInformative(kind: Requirement['kind']): boolean {
  return kind === 'appliance' || kind === 'word' || kind === 'brand' || kind === 'fact'
}

/** Sets of requirements to leave out: the least informative first. */
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

/** The nearest to a requirement that nothing meets. */
type Nearest = { requirement?: Requirement; order?: SearchOrder; notice: QueryNotice }

/** Finds the nearest values of a fact, or the nearest price, among products; null where a requirement has no number. */
function findNearest(lists: Lists, requirement: Requirement, among: Selection): Nearest | null {
  return requirement.kind === 'price'
    ? nearestPrice(lists, requirement, among)
    : nearestValues(lists, requirement, among)
}

/** One below and one above, of the fact that most of the products have. */
function nearestValues({ index, definitions }: Lists, requirement: Requirement, among: Selection): Nearest | null {
  const candidates = requirement.alternatives.flatMap((alternative) => {
    if (!('fact' in alternative) || typeof alternative.fact.value === 'string') return []
    const { key, value } = alternative.fact
    const fact = definitions.facts.get(key)
    const products = fact ? countSelected(among, index.setsOf(groups.fact).get(fact.id)) : 0
    return fact && products > 0 ? [{ key, fact, products, wanted: value.max ?? value.min ?? 0 }] : []
  })
  const [best] = candidates.toSorted((a, b) => b.products - a.products)
  if (!best) return null
  const { wanted, key, fact } = best
  const values = findNeighbors(index, fact, { wanted, among })
  const nearestFirst = values.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
  const alternatives = nearestFirst.map((value, place) => ({
    strength: 1 - place * searchWeights.strength.nearestStep,
    fact: { key, value: { min: value, max: value } },
  }))
  return {
    requirement: { ...requirement, alternatives },
    notice: {
      kind: 'nearest',
      typed: requirement.typed,
      wanted,
      values: values.toSorted((a, b) => a - b),
      unit: fact.unit,
    },
  }
}

/** The values on both sides of a number that products among these have, in the unit of the fact; one where it is the number itself. */
function findNeighbors(
  index: Lists['index'],
  { id, unit }: ListedFact,
  { wanted, among }: { wanted: number; among: Selection },
): number[] {
  const { values, positions } = index.numbersOf(id) ?? { values: new Float64Array(0), positions: new Int32Array(0) }
  const isAmong = (position: number) => hasPosition(among, position)
  const border = countBelow(values.length, (place) => fromBaseUnit(values[place] as number, unit) < wanted)
  const below = positions.subarray(0, border).findLastIndex(isAmong)
  const above = positions.subarray(border).findIndex(isAmong)
  const found = [...(below < 0 ? [] : [below]), ...(above < 0 ? [] : [border + above])]
  const shown = found.map((place) => fromBaseUnit(values[place] as number, unit))
  return shown.includes(wanted) ? [wanted] : shown
}

/**
 * The lowest price first where all cost too much, the highest first where all cost too little. Where some cost too much and some too
 * little, only the side with the nearer price.
 */
function nearestPrice({ index }: Lists, requirement: Requirement, among: Selection): Nearest | null {
  const asked = requirement.alternatives.find((alternative) => 'price' in alternative)?.price
  if (!asked) return null
  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = asked
  let [below, above] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  forEachPosition(among, (position) => {
    const price = index.columns.prices[position] as number
    if (price < min) below = Math.max(below, price)
    if (price > max) above = Math.min(above, price)
  })
  const isAbove = above - max < min - below || below === Number.NEGATIVE_INFINITY
  const price = (isAbove ? above : below) as Piastres
  const side = isAbove ? { min: price } : { max: price }
  const isOnBothSides = Number.isFinite(below) && Number.isFinite(above)
  return {
    ...(isOnBothSides && { requirement: { ...requirement, alternatives: [{ strength: 1, price: side }] } }),
    order: isAbove ? 'price_asc' : 'price_desc',
    notice: { kind: 'nearest_price', typed: requirement.typed, price },
  }
}
