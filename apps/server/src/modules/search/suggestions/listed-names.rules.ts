import type { Localized } from '@shop/contract'
import { countSelected, groups, type Lists, narrowList, type PriceLimits } from '../../listing/index.ts'

/** A value, and how many listed products have it. */
export type ListedName<Key> = { key: Key; name: Localized; count: number }
export type ListedNames = { types: ListedName<string>[]; categories: ListedName<number>[] }

/** The types and categories that have listed products, in the order of the shop. */
export function countListed({ index, shown, definitions }: Lists): ListedNames {
  const count = (group: string, id: number) => countSelected(shown, index.setsOf(group).get(id))
  const types = [...definitions.types].map(([id, { key, name }]) => ({ key, name, count: count(groups.type, id) }))
  const categories = [...definitions.categories].map(([key, name]) => {
    return { key, name, count: count(groups.category, key) }
  })
  const isListed = ({ count: listed }: { count: number }) => listed > 0
  return { types: types.filter(isListed), categories: categories.filter(isListed) }
}

/** The colours of the products of a type, within limits of the price, by hex value; the most frequent first. */
export function countColors(lists: Lists, type: string, { min, max }: PriceLimits = {}): ListedName<string>[] {
  const { all } = narrowList(lists, { types: [type], lowestPrice: min, maxPrice: max })
  const sets = lists.index.setsOf(groups.color)
  return [...lists.definitions.colors]
    .map(([hex, name]) => ({ key: hex, name, count: countSelected(all, sets.get(hex)) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
}

/** The types of some products, by key, the most frequent first. */
export function typesOfProducts({ index, definitions }: Lists, ids: readonly number[]): string[] {
  const counts = new Map<string, number>()
  for (const id of ids) {
    const position = index.positionOf(id)
    const key = position !== undefined && definitions.types.get(index.columns.types[position] as number)?.key
    if (key) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([key]) => key)
}
