import {
  flags,
  forEachPosition,
  groups,
  hasPosition,
  type Lists,
  type Selection,
  selectValues,
} from '../../listing/index.ts'
import type { SearchOrder } from './search-query.types.ts'

type Ranking = {
  /** The rank of a position, from 0, the best, to `ranks` - 1. */
  rankOf(position: number): number
  ranks: number
  /** The order among equals. */
  order: SearchOrder
  max: number
}

/** The first `max` positions of a list by rank. It looks at the list once, and walks the order only as far as it has to. */
export function takeFirst(lists: Lists, list: Selection, { rankOf, ranks, order, max }: Ranking): number[] {
  const counts = new Int32Array(ranks)
  const levels = new Uint8Array(lists.index.size)
  forEachPosition(list, (position) => {
    const rank = rankOf(position)
    counts[rank] = (counts[rank] as number) + 1
    levels[position] = rank + 1
  })
  const wanted = limitCounts(counts, max)
  const rows = [...wanted].map((): number[] => [])
  let missing = wanted.reduce((sum, count) => sum + count, 0)
  for (const { positions, isReversed, isIn } of walksOf(lists, order)) {
    for (let step = 0; step < positions.length && missing > 0; step += 1) {
      const position = positions[isReversed ? positions.length - 1 - step : step] as number
      const level = levels[position] as number
      // Most positions are not in the list, and a row of -1 would be looked up as a name, ten times as slowly.
      if (level === 0) continue
      const row = rows[level - 1] as number[]
      if (row.length === wanted[level - 1] || (isIn && !isIn(position))) continue
      row.push(position)
      missing -= 1
    }
  }
  return rows.flat()
}

/** How many of each rank are among the first `max`. */
function limitCounts(counts: Int32Array, max: number): Int32Array {
  let left = max
  return counts.map((count) => {
    const taken = Math.min(count, left)
    left -= taken
    return taken
  })
}

/** Positions in one order; `isIn` leaves some out. */
type Walk = { positions: Int32Array; isReversed?: boolean; isIn?: (position: number) => boolean }

/** Walks that have each position once, in an order of a search. What is equal in it, or has no value, has the shop's order. */
function walksOf(lists: Lists, order: SearchOrder): Walk[] {
  const { id, shop, price, saving } = lists.index.orderings
  if (order === 'price_asc') return [{ positions: price.positions }]
  if (order === 'price_desc') return [{ positions: price.positions, isReversed: true }]
  if (order === 'saving') return [{ positions: saving.positions }]
  if (order === 'newest') return [{ positions: id.positions, isReversed: true }]
  if (order === 'best_selling') {
    const best = selectValues(lists.index, groups.flag, [flags.bestSeller])
    return splitWalk(shop.positions, (position) => hasPosition(best, position))
  }
  return order === 'rank' ? [{ positions: shop.positions }] : walkByFact(lists, order)
}

function splitWalk(positions: Int32Array, isFirst: (position: number) => boolean): Walk[] {
  return [
    { positions, isIn: isFirst },
    { positions, isIn: (position) => !isFirst(position) },
  ]
}

function walkByFact(
  { index, definitions }: Lists,
  { fact: key, best }: { fact: string; best: 'most' | 'least' },
): Walk[] {
  const fact = definitions.facts.get(key)
  const positions = (fact && index.numbersOf(fact.id)?.positions) ?? new Int32Array(0)
  const isKnown = new Uint8Array(index.size)
  for (const position of positions) isKnown[position] = 1
  return [
    { positions, isReversed: best === 'most' },
    { positions: index.orderings.shop.positions, isIn: (position) => isKnown[position] === 0 },
  ]
}
