import { type ChosenValue, writeChosenValue } from '@shop/contract'
import type { DefinedType } from '../definitions/definitions.types.ts'
import { findChosenValues, productsWith } from './fact-choices.rules.ts'
import { planFactFilters } from './fact-plan.rules.ts'
import { groups } from './index/list-index.types.ts'
import type { PositionSet } from './index/position-set.store.ts'
import { countSelected, type Selection } from './index/selection.rules.ts'
import type { ListedFact, Lists, PlannedFact } from './lists.types.ts'
import type { NarrowedList } from './narrow-list.rules.ts'
import type { ProductFilter } from './product-filter.types.ts'

export type TypeCount = { type: DefinedType; count: number }
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
    .map(([id, type]) => {
      const set = sets.get(id)
      return { type, count: set ? countSelected(left, set) : 0 }
    })
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
