import type { FollowedValue } from '../../concurrency/follow-changes.ts'
import { createRangeCache } from './fact-choices.rules.ts'
import { createPlanCache } from './fact-facets.rules.ts'
import { createListIndex, type ListIndex } from './index/list-index.store.ts'
import { groups, type ListedProduct } from './index/list-index.types.ts'
import type { ListDefinitions, Lists } from './lists.types.ts'
import { selectValues } from './narrow-list.rules.ts'

/** Where the data of lists comes from. */
export type ListSource = {
  definitions: Pick<FollowedValue<NamedDefinitions>, 'current' | 'note'>
  /** All products that may be listed, sorted by category and type. What changes meanwhile is noted, and read again. */
  readAll(): AsyncIterable<ListedProduct[]>
  /** Those of some products that may be listed. */
  read(ids: readonly number[]): Promise<ListedProduct[]>
  /** The names of colours, by hex value. */
  nameColors(hexes: readonly string[]): Promise<ListDefinitions['colors']>
}

/** The names that do not depend on what is listed. */
export type NamedDefinitions = Omit<ListDefinitions, 'colors'>

/**
 * Reads all of the lists. Definitions are read before products: a fact that is added meanwhile is noted, and read
 * anew with them.
 */
export async function loadLists(source: ListSource): Promise<Lists> {
  source.definitions.note()
  const named = await source.definitions.current()
  const index = createListIndex()
  for await (const products of source.readAll()) index.change([], products)
  const colors = await source.nameColors([...index.setsOf(groups.color).keys()].map(String))
  return assemble(index, { ...named, colors })
}

/** Whether the index has the values of the facts that lists are now narrowed by. */
export function hasFactsOf({ definitions }: Lists, { facts }: NamedDefinitions): boolean {
  const idsOf = (some: ListDefinitions['facts']) => new Set([...some.values()].map(({ id }) => id))
  return idsOf(facts).symmetricDifference(idsOf(definitions.facts)).size === 0
}

/**
 * Reads changed products again. Facts that the index does not have wait until all lists are read. The colours of changed
 * products are named again: the product that named one may be among them.
 */
export async function updateLists(
  source: ListSource,
  lists: Lists,
  ids: ReadonlySet<number>,
  named: NamedDefinitions,
): Promise<Lists> {
  const { index, definitions } = lists
  const facts = hasFactsOf(lists, named) ? named.facts : definitions.facts
  const products = ids.size > 0 ? await source.read([...ids]) : []
  const positions = [...ids].map(index.positionOf).filter((position) => position !== undefined)
  const before = [...index.setsOf(groups.color)].filter(([, set]) => positions.some(set.has)).map(([hex]) => hex)
  const after = products.flatMap(({ values }) =>
    values.filter(([group]) => group === groups.color).map(([, hex]) => hex),
  )
  const hexes = [...new Set([...before, ...after].map(String))]
  const renamed = hexes.length > 0 ? await source.nameColors(hexes) : []
  index.change(ids, products)
  return assemble(index, { ...named, facts, colors: new Map([...definitions.colors, ...renamed]) })
}

function assemble(index: ListIndex, definitions: ListDefinitions): Lists {
  const shown = selectValues(index, groups.category, [...definitions.categories.keys()])
  return { index, shown, definitions, plans: createPlanCache(), ranges: createRangeCache() }
}
