import type { ProductOrdering } from '@shop/contract'
import type { ListIndex } from './index/list-index.store.ts'
import { flags, groups } from './index/list-index.types.ts'
import { countSelection, hasPosition, intersect, type Selection } from './index/selection.rules.ts'
import { selectValues } from './select-products.rules.ts'

export type PageRange = { offset: number; limit: number }

/** Ids of the products of a list, `limit` of them from `offset`, in the shop's order where no other is asked for. */
export function pageOfList(
  index: ListIndex,
  list: Selection,
  { offset, limit }: PageRange,
  ordering?: ProductOrdering,
): number[] {
  const { id, shop, price, saving } = index.orderings
  const take = (positions: Int32Array, isReversed = false) =>
    takePage(index, { positions, isReversed, isListed: (position) => hasPosition(list, position) }, { offset, limit })
  if (ordering === 'newest') return take(id.positions, true)
  if (ordering === 'price_asc') return take(price.positions)
  if (ordering === 'price_desc') return take(price.positions, true)
  if (ordering === 'saving') return take(saving.positions)
  if (ordering === 'best_selling') return takeBestSellersFirst(index, list, { offset, limit })
  return take(shop.positions)
}

function takeBestSellersFirst(index: ListIndex, list: Selection, { offset, limit }: PageRange): number[] {
  const { positions } = index.orderings.shop
  const best = intersect(list, selectValues(index, groups.flag, [flags.bestSeller]))
  const bestCount = countSelection(best)
  const isBest = (position: number) => hasPosition(best, position)
  const isOther = (position: number) => hasPosition(list, position) && !isBest(position)
  const first = offset < bestCount ? takePage(index, { positions, isListed: isBest }, { offset, limit }) : []
  const range = { offset: Math.max(0, offset - bestCount), limit: limit - first.length }
  return [...first, ...takePage(index, { positions, isListed: isOther }, range)]
}

type Walk = { positions: Int32Array; isReversed?: boolean; isListed: (position: number) => boolean }

function takePage(index: ListIndex, { positions, isReversed, isListed }: Walk, { offset, limit }: PageRange): number[] {
  const ids: number[] = []
  let skipped = 0
  for (let step = 0; step < positions.length && ids.length < limit; step += 1) {
    const position = positions[isReversed ? positions.length - 1 - step : step] as number
    if (!isListed(position)) continue
    if (skipped < offset) skipped += 1
    else ids.push(index.columns.ids[position] as number)
  }
  return ids
}
