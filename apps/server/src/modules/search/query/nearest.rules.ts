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
import type { GivenNotice } from './search-answer.types.ts'
import type { Requirement, SearchOrder } from './search-query.types.ts'

/** What comes nearest to a requirement that nothing meets. */
export type Nearest = { requirement?: Requirement; order?: SearchOrder; notice: GivenNotice }

/** Finds the nearest values of a fact, or the nearest price, among products; null where a requirement has no number. */
export function findNearest(lists: Lists, requirement: Requirement, among: Selection): Nearest | null {
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
    const having = fact && index.setsOf(groups.fact).get(fact.id)
    const products = having ? countSelected(among, having) : 0
    return fact && products > 0 ? [{ key, fact, products, wanted: value.max ?? value.min ?? 0 }] : []
  })
  const [best] = candidates.toSorted((a, b) => b.products - a.products)
  if (!best) return null
  const { wanted, key, fact } = best
  const values = findNeighbors(index, fact, { wanted, among })
  const nearestFirst = values.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
  const alternatives = nearestFirst.map((value, place) => ({
    strength: 1 - place * 0.2,
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
