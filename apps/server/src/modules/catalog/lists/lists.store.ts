import type { Pool } from '../../../database/client.ts'
import type { DefinitionStore } from '../definitions/definitions.types.ts'
import { followChanges } from '../definitions/follow-changes.store.ts'
import { createRangeCache } from './fact-choices.rules.ts'
import { createPlanCache } from './fact-plan.rules.ts'
import { createListIndex, type ListIndex } from './index/list-index.store.ts'
import { groups } from './index/list-index.types.ts'
import { factsOfLists, hasSameFacts } from './list-definitions.rules.ts'
import { readAllListed, readColorNames, readListed, type WordsOfProduct } from './listed-products.repository.ts'
import type { ListDefinitions, Lists } from './lists.types.ts'
import { selectValues } from './select-products.rules.ts'

/** The lists of this process. */
export type ListStore = {
  /**
   * The lists as they are after every change that was noted before this call. Use it without awaiting anything in between: what is
   * noted later changes it.
   */
  current(): Promise<Lists>
  /** These products have changed. */
  noteProducts(ids: readonly number[]): void
  /** The definitions have changed, and were noted. */
  noteDefinitions(): void
  /** Everything may have changed. */
  noteAll(): void
  /** Whether the lists were read at all. */
  readonly isRead: boolean
  /** How many products are listed, and what they take in memory, in bytes. */
  readonly products: number
  readonly bytes: number
}

/** Where lists are read from. */
export type ListSource = { pool: Pool; words: WordsOfProduct }

export type ListLog = { warn(facts: object, text: string): void }

/** With so many changed products all are read anew, which also puts neighbours side by side again. */
const maxChanged = 20_000

/** What has changed since the lists were last read. */
type Changes = { ids: Set<number>; all: boolean }

/** Opens the lists. They are read when they are first asked for, and then follow what is noted. */
export function openListStore(source: ListSource, definitions: DefinitionStore, log: ListLog): ListStore {
  let changes: Changes = { ids: new Set(), all: false }

  const followed = followChanges<Lists>(async (lists) => {
    const taken = changes
    changes = { ids: new Set(), all: false }
    try {
      const isUpdatable = lists && !taken.all && taken.ids.size <= maxChanged
      return isUpdatable ? await update(source, lists, taken.ids, definitions) : await load(source, definitions)
    } catch (error) {
      changes = { ids: changes.ids.union(taken.ids), all: changes.all || taken.all }
      throw error
    }
  })

  /** Nobody needs to ask: the next call finds the lists ready. What fails is tried again by the next call. */
  function follow(): void {
    followed.note()
    if (followed.latest)
      followed.current().catch((error: unknown) => log.warn({ err: error }, 'lists: a change could not be read'))
  }

  return {
    current: followed.current,
    noteProducts(ids) {
      for (const id of ids) changes.ids.add(id)
      follow()
    },
    noteDefinitions: follow,
    noteAll() {
      changes.all = true
      follow()
    },
    get isRead() {
      return followed.latest !== null
    },
    get products() {
      return followed.latest?.index.orderings.id.positions.length ?? 0
    },
    get bytes() {
      const lists = followed.latest
      return lists ? lists.index.bytes + lists.plans.calculatedSize + lists.ranges.calculatedSize : 0
    },
  }
}

/** The definitions are read before the products: a fact that lists are narrowed by from then on is noted, and read anew with them. */
async function load({ pool, words }: ListSource, store: DefinitionStore): Promise<Lists> {
  store.note()
  const defined = await store.current()
  const index = createListIndex()
  for await (const products of readAllListed(pool, words)) index.change([], products)
  const colors = await readColorNames(pool, [...index.setsOf(groups.color).keys()].map(String))
  return assemble(index, { ...defined, facts: factsOfLists(defined), colors })
}

/** The colours of changed products are called anew: the product that gave one its name may be among them. */
async function update(
  source: ListSource,
  lists: Lists,
  ids: ReadonlySet<number>,
  store: DefinitionStore,
): Promise<Lists> {
  const { pool, words } = source
  const { index, definitions } = lists
  const defined = await store.current()
  const facts = factsOfLists(defined)
  if (!hasSameFacts(facts, definitions.facts)) return await load(source, store)
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
