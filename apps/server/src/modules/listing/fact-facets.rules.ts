import { type ChosenValue, writeChosenValue } from '@shop/contract'
import { LRUCache } from 'lru-cache'
import { countNumbers, findChosenValues, positionsInRange, productsWith } from './fact-choices.rules.ts'
import { groupOfFact, groups } from './index/list-index.types.ts'
import { createPositionSet, type PositionSet } from './index/position-set.store.ts'
import { countSelected, countSelection, hasPosition, type Selection } from './index/selection.rules.ts'
import type {
  ListedFact,
  ListedType,
  Lists,
  PlanCache,
  PlannedFact,
  PlannedValue,
  ProductFilter,
} from './lists.types.ts'
import type { NarrowedList } from './narrow-list.rules.ts'
import { cutSteps } from './number-steps.rules.ts'

export type TypeCount = { type: ListedType; count: number }
export type FactCount = { fact: ListedFact; values: { chosen: ChosenValue; count: number }[] }

/** Max types that a list offers; chosen types are always included. */
const maxTypes = 50

/** How many products each type would leave, in the order of the types. */
export function countTypeFacets(
  { index, definitions }: Lists,
  list: NarrowedList,
  { types: chosen = [] }: ProductFilter,
): TypeCount[] {
  const left = list.without('type')
  const sets = index.setsOf(groups.type)
  return [...definitions.types]
    .map(([id, type]) => ({ type, count: countSelected(left, sets.get(id)) }))
    .filter(({ type, count }) => count > 0 || chosen.includes(type.key))
    .filter(({ type }, place) => place < maxTypes || chosen.includes(type.key))
}

/** How many products each value of a fact would leave. Chosen facts and values are always included. */
export function countFactFacets(lists: Lists, list: NarrowedList, filter: ProductFilter): FactCount[] {
  const chosen = chosenValues(lists, filter)
  const plan = planOf(lists, list, filter)
  const planned = new Set(plan.map(({ fact }) => fact))
  const others = [...chosen.keys()].filter((fact) => !planned.has(fact)).map((fact) => ({ fact, values: [] }))
  const places = [...lists.definitions.facts.values()]
  return [...plan, ...others]
    .sort((a, b) => places.indexOf(a.fact) - places.indexOf(b.fact))
    .map(({ fact, values }) => countValues({ fact, values }, list.without(`fact:${fact.key}`), chosen.get(fact) ?? []))
}

/** Plans of search results are not cached: each search has its own. */
function planOf(lists: Lists, list: NarrowedList, { only, categoryIds, types, among }: ProductFilter): PlannedFact[] {
  const part = () => list.only('category', 'type')
  if (among) return planFactFilters(lists, part())
  const key = JSON.stringify([only, categoryIds, types])
  const ready = lists.plans.get(key)
  if (ready) return ready
  const plan = planFactFilters(lists, part())
  lists.plans.set(key, plan)
  return plan
}

type CountedValue = { chosen: ChosenValue; products: PositionSet }

function chosenValues(lists: Lists, { facts = [] }: ProductFilter): Map<ListedFact, CountedValue[]> {
  const found = new Map<ListedFact, CountedValue[]>()
  for (const [fact, values] of findChosenValues(lists.definitions, facts)) {
    const counted = values.map((value) => ({
      chosen: 'range' in value ? value.range : keyOf(fact, value.set),
      products: productsWith(lists, fact, value),
    }))
    found.set(fact, counted)
  }
  return found
}

function keyOf(fact: ListedFact, set: string | number): string {
  return fact.choices.find(({ id }) => id === set)?.key ?? String(set)
}

function countValues({ fact, values }: PlannedFact, left: Selection, chosen: readonly CountedValue[]): FactCount {
  const known = new Set(values.map((each) => writeChosenValue(each.chosen)))
  const shown = [...values, ...chosen.filter((each) => !known.has(writeChosenValue(each.chosen)))]
  return { fact, values: shown.map(({ chosen, products }) => ({ chosen, count: countSelected(left, products) })) }
}

const maxBytes = 4 * 1024 * 1024
const plannedValueBytes = 2000

export function createPlanCache(): PlanCache {
  return new LRUCache({
    maxSize: maxBytes,
    sizeCalculation: (plan) =>
      plannedValueBytes +
      plan.flatMap(({ values }) => values).reduce((sum, { products }) => sum + plannedValueBytes + products.bytes, 0),
  })
}

/** Max facts that a list offers. */
const maxFacts = 12

/**
 * The facts that a part of the shop is narrowed by: those that half of its products have, and of which some value leaves a part of
 * it. Borders and values are those of the part, whatever else is chosen, so that they stay while a shopper ticks.
 */
function planFactFilters({ index, definitions }: Lists, part: Selection): PlannedFact[] {
  const total = countSelection(part)
  const carriers = index.setsOf(groups.fact)
  const plan: PlannedFact[] = []
  for (const fact of definitions.facts.values()) {
    const carried = carriers.get(fact.id)
    if (total === 0 || !carried || countSelected(part, carried) * 2 < total) continue
    const values = planValues(index, fact, part)
    if (values.some(({ products }) => countSelected(part, products) < total)) plan.push({ fact, values })
    if (plan.length === maxFacts) break
  }
  return plan
}

function planValues(index: Lists['index'], fact: ListedFact, part: Selection): PlannedValue[] {
  if (fact.kind === 'number') {
    const isCounted = (position: number) => hasPosition(part, position)
    return cutSteps(countNumbers(index, fact, isCounted)).map((range) => ({
      chosen: range,
      value: { range },
      products: createPositionSet(positionsInRange(index, fact, range).filter(isCounted)),
    }))
  }
  const sets = index.setsOf(groupOfFact(fact.id))
  const values = fact.kind === 'flag' ? ['yes', 'no'].map((key) => ({ id: key, key })) : fact.choices
  return values.flatMap(({ id, key }) => {
    const products = sets.get(id)
    return products && countSelected(part, products) > 0 ? [{ chosen: key, value: { set: id }, products }] : []
  })
}
