import type { ProductOrdering } from '@shop/contract'
import type { ListIndex } from './index/list-index.store.ts'
import { flags, groups } from './index/list-index.types.ts'
import { hasPosition, type Selection } from './index/selection.rules.ts'
import { selectValues } from './narrow-list.rules.ts'

/** Positions in one order; `isIn` leaves some out. */
export type Walk = { positions: Int32Array; isReversed?: boolean; isIn?: (position: number) => boolean }

/** Walks that have each position once, in an order; what is equal in it has the shop's order, as have all where no other is asked for. */
export function walksOf(index: ListIndex, ordering?: ProductOrdering): Walk[] {
  const { id, shop, price, saving } = index.orderings
  const { positions } = shop
  if (ordering === 'newest') return [{ positions: id.positions, isReversed: true }]
  if (ordering === 'price_asc') return [{ positions: price.positions }]
  if (ordering === 'price_desc') return [{ positions: price.positions, isReversed: true }]
  if (ordering === 'saving') return [{ positions: saving.positions }]
  if (ordering === undefined) return [{ positions }]
  const best = selectValues(index, groups.flag, [flags.bestSeller])
  return [
    { positions, isIn: (position) => hasPosition(best, position) },
    { positions, isIn: (position) => !hasPosition(best, position) },
  ]
}

/** Ids of the products of a list, `limit` of them from `offset`. */
export function pageOfList(
  index: ListIndex,
  list: Selection,
  { offset, limit }: { offset: number; limit: number },
  ordering?: ProductOrdering,
): number[] {
  const ids: number[] = []
  let skipped = 0
  for (const { positions, isReversed, isIn } of walksOf(index, ordering)) {
    for (let step = 0; step < positions.length && ids.length < limit; step += 1) {
      const position = positions[isReversed ? positions.length - 1 - step : step] as number
      if (!hasPosition(list, position) || (isIn && !isIn(position))) continue
      if (skipped < offset) skipped += 1
      else ids.push(index.columns.ids[position] as number)
    }
  }
  return ids
}
