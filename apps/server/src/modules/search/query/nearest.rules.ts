import type { Piastres } from '@shop/contract'
import { countNumbers, forEachPosition, hasPosition, type Lists, type Selection } from '../../catalog/index.ts'
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

/** One below and one above. */
function nearestValues(lists: Lists, requirement: Requirement, among: Selection): Nearest | null {
  const candidates = requirement.alternatives.flatMap((alternative) => {
    const [, key, min, max] = 'fact' in alternative ? (/^(\w+):(.*)\.\.(.*)$/.exec(alternative.fact) ?? []) : []
    const fact = lists.definitions.facts.get(key ?? '')
    if (!fact || key === undefined) return []
    const values = countNumbers(lists.index, fact, (position) => hasPosition(among, position))
    const products = values.reduce((sum, { count }) => sum + count, 0)
    return products === 0
      ? []
      : [{ key, fact, values: values.map(({ value }) => value), products, wanted: Number(max || min) }]
  })
  const [best] = candidates.toSorted((a, b) => b.products - a.products)
  if (!best) return null
  const { wanted, key, fact } = best
  const below = Math.max(...best.values.filter((value) => value <= wanted))
  const above = Math.min(...best.values.filter((value) => value >= wanted))
  const values = [...new Set([below, above])].filter(Number.isFinite)
  const nearestFirst = values.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
  const alternatives = nearestFirst.map((value, place) => ({
    strength: 1 - place * 0.2,
    fact: `${key}:${value}..${value}`,
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

/** The lowest first where all cost too much, the highest first where all cost too little. */
function nearestPrice({ index }: Lists, { alternatives, typed }: Requirement, among: Selection): Nearest | null {
  const asked = alternatives.find((alternative) => 'price' in alternative)?.price
  if (!asked) return null
  const prices: number[] = []
  forEachPosition(among, (position) => prices.push(index.columns.prices[position] as number))
  const lowest = Math.min(...prices)
  const highest = Math.max(...prices)
  const isTooDear = asked.max !== undefined && lowest > asked.max
  const price = (isTooDear ? lowest : highest) as Piastres
  return { order: isTooDear ? 'price_asc' : 'price_desc', notice: { kind: 'nearest_price', typed, price } }
}
