import {
  type ChosenValue,
  type FactChoice,
  fromBaseUnit,
  type NumberRange,
  toBaseUnit,
  writeChosenValue,
} from '@shop/contract'
import { LRUCache } from 'lru-cache'
import type { ListIndex } from './index/list-index.store.ts'
import { groupOfFact } from './index/list-index.types.ts'
import { createPositionSet, type PositionSet } from './index/position-set.store.ts'
import { addSet, emptySelection, type Selection } from './index/selection.rules.ts'
import { countBelow } from './index/sorted-rows.store.ts'
import type { FactValue, ListDefinitions, ListedFact, RangeCache } from './lists.types.ts'

/** The chosen values of each fact; unknown facts and values are left out. */
export function findChosenValues(
  { facts }: Pick<ListDefinitions, 'facts'>,
  chosen: readonly FactChoice[],
): Map<ListedFact, FactValue[]> {
  const found = new Map<ListedFact, FactValue[]>()
  for (const { key, value } of chosen) {
    const fact = facts.get(key)
    const known = fact && findValue(fact, value)
    if (known) found.set(fact, [...(found.get(fact) ?? []), known])
  }
  return found
}

/** @returns null for a value that the fact does not have */
function findValue({ kind, choices }: ListedFact, value: ChosenValue): FactValue | null {
  if (typeof value !== 'string') return kind === 'number' ? { range: value } : null
  if (kind === 'flag') return value === 'yes' || value === 'no' ? { set: value } : null
  const choice = choices.find(({ key }) => key === value)
  return choice ? { set: choice.id } : null
}

/** The products that have any of these values of a fact. */
export function selectFact(lists: RangedLists, fact: ListedFact, values: readonly FactValue[]): Selection {
  const selection = emptySelection(lists.index.size)
  for (const value of values) addSet(selection, productsWith(lists, fact, value))
  return selection
}

/** The products that have a value of a fact. */
export function productsWith({ index, ranges }: RangedLists, fact: ListedFact, value: FactValue): PositionSet {
  if ('set' in value) return index.setsOf(groupOfFact(fact.id)).get(value.set) ?? createPositionSet()
  const key = `${fact.id}:${writeChosenValue(value.range)}`
  const ready = ranges.get(key)
  if (ready) return ready
  const products = createPositionSet(positionsInRange(index, fact, value.range))
  ranges.set(key, products)
  return products
}

type RangedLists = { index: ListIndex; ranges: RangeCache }

const maxRangeBytes = 2 * 1024 * 1024

export function createRangeCache(): RangeCache {
  return new LRUCache({ maxSize: maxRangeBytes, sizeCalculation: ({ bytes }) => bytes + 1000 })
}

/** The positions whose value of a fact lies in a range. */
export function positionsInRange(index: ListIndex, fact: ListedFact, { min, max }: NumberRange): Int32Array {
  const numbers = index.numbersOf(fact.id)
  if (!numbers) return new Int32Array(0)
  const { values, positions } = numbers
  const lowest = min === null ? Number.NEGATIVE_INFINITY : toBaseUnit(min, fact.unit)
  const highest = max === null ? Number.POSITIVE_INFINITY : toBaseUnit(max, fact.unit)
  const from = countBelow(values.length, (place) => (values[place] as number) < lowest)
  const to = countBelow(values.length, (place) => (values[place] as number) <= highest)
  return positions.subarray(from, to)
}

/** The different values of a number among some products, in the unit that is shown, ascending, with how many products have each. */
export function countNumbers(
  index: ListIndex,
  fact: ListedFact,
  isCounted: (position: number) => boolean,
): { value: number; count: number }[] {
  const { values, positions } = index.numbersOf(fact.id) ?? {
    values: new Float64Array(0),
    positions: new Int32Array(0),
  }
  const counts = new Map<number, number>()
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place] as number
    if (isCounted(positions[place] as number)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return [...counts].map(([value, count]) => ({ value: fromBaseUnit(value, fact.unit), count }))
}
