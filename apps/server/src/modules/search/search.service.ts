import type { Db, Fragment } from '../../database/client.ts'
import { findMore, findProducts, type Range } from './query/find-products.repository.ts'
import { readQuery } from './query/search-query.parser.ts'
import { type Understood, understand } from './query/understand.service.ts'

export type SearchInput = {
  query: string
  /** From 1; `pageSize` products each. */
  page: number
  pageSize: number
  /** Only products among these: a query for their ids. What the search takes the words for does not depend on it. */
  among?: Fragment | undefined
}

/** Gives what words were taken for before, or finds it out. */
export type Remember = (
  words: readonly string[],
  findOut: () => Promise<Understood | null>,
) => Promise<Understood | null>

const findOutAnew: Remember = (_words, findOut) => findOut()

/**
 * Finds active products of active categories by what a shopper typed: in English, Arabic or Franco-Arabic, by word, by
 * the beginning of one, by synonym, and, when that finds too few, with small typing errors and by sound.
 *
 * Any text is allowed; one without a letter or digit finds nothing.
 *
 * @returns ids of the page, best first, the total, and what was found whatever it is narrowed to
 */
export async function searchProductIds(
  db: Db,
  { query, page, pageSize, among }: SearchInput,
  remember = findOutAnew,
): Promise<{ ids: number[]; total: number; matching: Matching | null }> {
  const range = { offset: (page - 1) * pageSize, limit: pageSize }
  const words = readQuery(query)
  const search = await remember(words, () => understand(db, words, among ? noRange : range))
  if (!search) return { ids: [], total: 0, matching: null }
  const { ids, total } = among
    ? await findProducts(db, { plan: search.plan, range, among })
    : { ids: await idsOf(db, search, range), total: search.found.total }
  return { ids, total, matching: matchingOf(db, search) }
}

/** All products that `searchProductIds` finds; null when the words leave nothing to look for. */
export async function matchProducts(db: Db, query: string, remember = findOutAnew): Promise<Matching | null> {
  const words = readQuery(query)
  const search = await remember(words, () => understand(db, words, noRange))
  return search && matchingOf(db, search)
}

/** Products as a query for their ids, to stand inside another; in an object, since a query that is awaited runs. */
export type Matching = { ids: Fragment }

function matchingOf(db: Db, { plan }: Understood): Matching {
  return { ids: db`select product_id from product_search where document @@ ${plan.matching}::tsquery` }
}

async function idsOf(db: Db, { plan, earlier, found, ...first }: Understood, range: Range): Promise<number[]> {
  const isFirst = first.range.offset === range.offset && first.range.limit === range.limit
  return isFirst ? found.ids : await findMore(db, { plan, earlier, range }, found.total)
}

const noRange = { offset: 0, limit: 0 }
