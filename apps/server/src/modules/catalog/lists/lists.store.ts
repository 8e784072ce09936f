import type { Pool } from '../../../database/client.ts'
import { createRangeCache } from './fact-choices.rules.ts'
import { createPlanCache } from './fact-plan.rules.ts'
import { createListIndex, type ListIndex } from './index/list-index.store.ts'
import { groups } from './index/list-index.types.ts'
import { readCategoryNames, readColorNames, readFacts, readTypes } from './list-definitions.repository.ts'
import { readAllListed, readListed } from './listed-products.repository.ts'
import type { ListDefinitions, Lists } from './lists.types.ts'
import { selectValues } from './select-products.rules.ts'

/** The lists of this process. */
export type ListStore = {
  /**
   * The lists as they are after every change that was noted before this call. Use it without awaiting anything in between: what is
   * noted later changes it.
   */
  current(): Promise<Lists>
  /** Takes news of changes, words of `shop_changed`; gives the words that are topics of answers. */
  note(words: readonly string[]): string[]
  /** Everything may have changed. */
  noteAll(): void
  /** Whether the lists were read at all. */
  readonly isRead: boolean
  /** How many products are listed, and what they take in memory, in bytes. */
  readonly products: number
  readonly bytes: number
}

/** `listed:1,2` tells of products; `list_definitions` of categories and whatever else values are called by. */
const productsWord = 'listed:'
const definitionsWord = 'list_definitions'

/** With so many changed products all are read anew, which also puts neighbours side by side again. */
const maxChanged = 20_000

type News = { ids: Set<number>; definitions: boolean; all: boolean }
const noNews = (): News => ({ ids: new Set(), definitions: false, all: false })

type ListLog = { warn(facts: object, text: string): void }

/** Opens the lists. They are read when they are first asked for, and then follow what is noted. */
export function openListStore(pool: Pool, log: ListLog): ListStore {
  let lists: Lists | null = null
  let news: News = { ...noNews(), all: true }
  /** How much was noted, and how much of it the lists show. */
  let noted = 1
  let applied = 0
  let running: Promise<void> | null = null

  async function refresh(): Promise<void> {
    const until = noted
    const taken = news
    news = noNews()
    try {
      lists = lists && !taken.all && taken.ids.size <= maxChanged ? await update(pool, lists, taken) : await load(pool)
      applied = until
    } catch (error) {
      news = {
        ids: news.ids.union(taken.ids),
        definitions: news.definitions || taken.definitions,
        all: news.all || taken.all,
      }
      throw error
    }
  }

  function run(): Promise<void> {
    running ??= refresh().finally(() => {
      running = null
    })
    return running
  }

  async function catchUp(wanted: number): Promise<void> {
    while (applied < wanted) await run()
  }

  /** Nobody needs to ask: the next call finds the lists ready. What fails is tried again by the next call. */
  function changed(): void {
    noted += 1
    if (lists) catchUp(noted).catch((error: unknown) => log.warn({ err: error }, 'lists: a change could not be read'))
  }

  return {
    async current() {
      await catchUp(noted)
      if (!lists) throw new Error('Lists were read and are missing')
      return lists
    },
    note(words) {
      const topics: string[] = []
      for (const word of words) {
        if (word.startsWith(productsWord))
          for (const id of word.slice(productsWord.length).split(',')) news.ids.add(Number(id))
        else if (word === definitionsWord) news.definitions = true
        else topics.push(word)
      }
      if (topics.length < words.length) changed()
      return topics
    },
    noteAll() {
      news.all = true
      changed()
    },
    get isRead() {
      return lists !== null
    },
    get products() {
      return lists?.index.orderings.id.positions.length ?? 0
    },
    get bytes() {
      return lists ? lists.index.bytes + lists.plans.calculatedSize + lists.ranges.calculatedSize : 0
    },
  }
}

async function load(pool: Pool): Promise<Lists> {
  // Before the products: a fact that lists are narrowed by from now on is noted, and read anew with them.
  const names = await readNames(pool)
  const index = createListIndex()
  for await (const products of readAllListed(pool)) index.change([], products)
  const colors = await readColorNames(pool, [...index.setsOf(groups.color).keys()].map(String))
  return assemble(index, { ...names, colors })
}

async function readNames(pool: Pool): Promise<Omit<Lists['definitions'], 'colors'>> {
  const [categories, types, facts] = await Promise.all([readCategoryNames(pool), readTypes(pool), readFacts(pool)])
  return { categories, types, facts }
}

/** The colours of changed products are called anew: the product that gave one its name may be among them. */
async function update(pool: Pool, lists: Lists, { ids, definitions: isRenamed }: News): Promise<Lists> {
  const { index, definitions } = lists
  const names = isRenamed ? await readNames(pool) : definitions
  if (!hasSameFacts(names, definitions)) return await load(pool)
  const products = ids.size > 0 ? await readListed(pool, [...ids]) : []
  const positions = [...ids].map(index.positionOf).filter((position) => position !== undefined)
  const before = [...index.setsOf(groups.color)].filter(([, set]) => positions.some(set.has)).map(([hex]) => hex)
  const after = products.flatMap(({ values }) =>
    values.filter(([group]) => group === groups.color).map(([, hex]) => hex),
  )
  const hexes = [...new Set([...before, ...after].map(String))]
  const renamed = hexes.length > 0 ? await readColorNames(pool, hexes) : []
  index.change(ids, products)
  return assemble(index, { ...names, colors: new Map([...definitions.colors, ...renamed]) })
}

/** The index has the values of these facts alone. */
function hasSameFacts(one: Pick<ListDefinitions, 'facts'>, other: Pick<ListDefinitions, 'facts'>): boolean {
  const idsOf = ({ facts }: Pick<ListDefinitions, 'facts'>) => new Set([...facts.values()].map(({ id }) => id))
  return idsOf(one).symmetricDifference(idsOf(other)).size === 0
}

function assemble(index: ListIndex, definitions: ListDefinitions): Lists {
  const shown = selectValues(index, groups.category, [...definitions.categories.keys()])
  return { index, shown, definitions, plans: createPlanCache(), ranges: createRangeCache() }
}
