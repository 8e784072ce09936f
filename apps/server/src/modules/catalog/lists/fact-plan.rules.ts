import { LRUCache } from 'lru-cache'
import { countNumbers, positionsInRange } from './fact-choices.rules.ts'
import { groupOfFact, groups } from './index/list-index.types.ts'
import { createPositionSet } from './index/position-set.store.ts'
import { countSelected, countSelection, hasPosition, type Selection } from './index/selection.rules.ts'
import type { ListedFact, Lists, PlanCache, PlannedFact, PlannedValue } from './lists.types.ts'
import { cutSteps } from './number-steps.rules.ts'

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
export function planFactFilters({ index, definitions }: Lists, part: Selection): PlannedFact[] {
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
