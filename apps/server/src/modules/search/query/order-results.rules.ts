import { forEachPosition, type Lists, type Selection, type Walk, walksOf } from '../../listing/index.ts'
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
  for (const { positions, isReversed, isIn } of walksInOrder(lists, order)) {
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

function walksInOrder(lists: Lists, order: SearchOrder): Walk[] {
  if (typeof order !== 'string') return walkByFact(lists, order)
  return walksOf(lists.index, order === 'rank' ? undefined : order)
}

/** Products without a value of the fact have the order of the shop. */
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
