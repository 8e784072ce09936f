import type { ListIndex } from './index/list-index.store.ts'
import { addPosition, addSet, deletePosition, emptySelection, type Selection } from './index/selection.rules.ts'
import { countBelow } from './index/sorted-rows.store.ts'
import type { ListDefinitions, ProductFilter } from './lists.types.ts'

/** The products that have any of these values. */
export function selectValues(index: ListIndex, group: string, values: readonly (string | number)[]): Selection {
  const sets = index.setsOf(group)
  const selection = emptySelection(index.size)
  for (const value of values) {
    const set = sets.get(value)
    if (set) addSet(selection, set)
  }
  return selection
}

/** Products with a price from `lowest` to `max`, both included. It sets or clears bits, whichever are fewer. */
export function selectPrices({ size, columns, orderings }: ListIndex, lowest: number, max: number): Selection {
  const { positions } = orderings.price
  const priceAt = (place: number) => columns.prices[positions[place] as number] as number
  const from = countBelow(positions.length, (place) => priceAt(place) < lowest)
  const to = countBelow(positions.length, (place) => priceAt(place) <= max)
  const selection = emptySelection(size)
  if (to - from <= positions.length / 2) {
    for (let place = from; place < to; place += 1) addPosition(selection, positions[place] as number)
    return selection
  }
  selection.words.fill(-1)
  selection.isUsed.fill(1)
  for (let place = 0; place < from; place += 1) deletePosition(selection, positions[place] as number)
  for (let place = to; place < positions.length; place += 1) deletePosition(selection, positions[place] as number)
  return selection
}

/** Those whose measures are known, and leave the air that their type needs: beside each side, behind and above. */
export function selectFitting(
  { size, columns }: ListIndex,
  { types }: ListDefinitions,
  niche: NonNullable<ProductFilter['fits']>,
): Selection {
  const { widths, heights, depths } = columns
  const selection = emptySelection(size)
  for (let position = 0; position < size; position += 1) {
    const width = widths[position] as number
    if (width === 0) continue
    const { side = 0, back = 0, top = 0 } = types.get(columns.types[position] as number) ?? {}
    const isFitting =
      width + 2 * side <= niche.width &&
      (heights[position] as number) + top <= niche.height &&
      (depths[position] as number) + back <= niche.depth
    if (isFitting) addPosition(selection, position)
  }
  return selection
}
