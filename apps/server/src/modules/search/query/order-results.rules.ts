import { flags, groups, hasPosition, type Lists, selectValues } from '../../catalog/index.ts'
import type { SearchOrder } from './search-query.types.ts'

/** All positions in an order of a search; what is equal in it, or has no value, stands as in the shop. */
export function orderOf(lists: Lists, order: SearchOrder): Iterable<number> {
  const { id, shop, price, saving } = lists.index.orderings
  if (order === 'price_asc') return price.positions
  if (order === 'price_desc') return price.positions.toReversed()
  if (order === 'saving') return saving.positions
  if (order === 'newest') return id.positions.toReversed()
  if (order === 'best_selling') return bestSellersFirst(lists)
  return order === 'rank' ? shop.positions : orderByFact(lists, order)
}

function* bestSellersFirst({ index }: Lists): Generator<number> {
  const best = selectValues(index, groups.flag, [flags.bestSeller])
  for (const position of index.orderings.shop.positions) if (hasPosition(best, position)) yield position
  for (const position of index.orderings.shop.positions) if (!hasPosition(best, position)) yield position
}

function* orderByFact({ index, definitions }: Lists, { fact: key, best }: { fact: string; best: 'most' | 'least' }) {
  const fact = definitions.facts.get(key)
  const ascending = (fact && index.numbersOf(fact.id)?.positions) ?? new Int32Array(0)
  const isKnown = new Uint8Array(index.size)
  for (const position of ascending) isKnown[position] = 1
  yield* best === 'most' ? ascending.toReversed() : ascending
  for (const position of index.orderings.shop.positions) if (isKnown[position] === 0) yield position
}
