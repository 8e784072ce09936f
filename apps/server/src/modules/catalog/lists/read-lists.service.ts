import type { Pool } from '../../../database/client.ts'
import type { DefinitionStore, Definitions } from '../definitions/definitions.types.ts'
import { createRangeCache } from './fact-choices.rules.ts'
import { createPlanCache } from './fact-plan.rules.ts'
import { createListIndex, type ListIndex } from './index/list-index.store.ts'
import { groups } from './index/list-index.types.ts'
import { factsOfLists, hasSameFacts } from './list-definitions.rules.ts'
import { readAllListed, readColorNames, readListed, type WordsOfProduct } from './listed-products.repository.ts'
import type { ListDefinitions, Lists } from './lists.types.ts'
import { selectValues } from './select-products.rules.ts'

/** The sources of lists. */
export type ListSource = { pool: Pool; words: WordsOfProduct }

/**
 * Reads all of the lists. Definitions are read before products: a fact that is added meanwhile is noted, and read
 * anew with them.
 */
export async function loadLists({ pool, words }: ListSource, store: DefinitionStore): Promise<Lists> {
  store.note()
  const defined = await store.current()
  const index = createListIndex()
  for await (const products of readAllListed(pool, words)) index.change([], products)
  const colors = await readColorNames(pool, [...index.setsOf(groups.color).keys()].map(String))
  return assemble(index, { ...defined, facts: factsOfLists(defined), colors })
}

/** Whether the index has the values of the facts that lists are now narrowed by. */
export function hasFactsOf({ definitions }: Lists, defined: Definitions): boolean {
  return hasSameFacts(factsOfLists(defined), definitions.facts)
}

/**
 * Reads changed products again. Facts that the index does not have wait until all lists are read. The colours of changed
 * products are named again: the product that named one may be among them.
 */
export async function updateLists(
  { pool, words }: ListSource,
  lists: Lists,
  ids: ReadonlySet<number>,
  defined: Definitions,
): Promise<Lists> {
  const { index, definitions } = lists
  const facts = hasFactsOf(lists, defined) ? factsOfLists(defined) : definitions.facts
  const products = ids.size > 0 ? await readListed(pool, [...ids], words) : []
  const positions = [...ids].map(index.positionOf).filter((position) => position !== undefined)
  const before = [...index.setsOf(groups.color)].filter(([, set]) => positions.some(set.has)).map(([hex]) => hex)
  const after = products.flatMap(({ values }) =>
    values.filter(([group]) => group === groups.color).map(([, hex]) => hex),
  )
  const hexes = [...new Set([...before, ...after].map(String))]
  const renamed = hexes.length > 0 ? await readColorNames(pool, hexes) : []
  index.change(ids, products)
  return assemble(index, { ...defined, facts, colors: new Map([...definitions.colors, ...renamed]) })
}

function assemble(index: ListIndex, definitions: ListDefinitions): Lists {
  const shown = selectValues(index, groups.category, [...definitions.categories.keys()])
  return { index, shown, definitions, plans: createPlanCache(), ranges: createRangeCache() }
}
