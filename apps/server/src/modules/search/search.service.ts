import type { Db } from '../../database/client.ts'
import { findMatching, findMore, findProducts, type Range } from './query/find-products.repository.ts'
import { readQuery } from './query/search-query.parser.ts'
import { type Understood, understand } from './query/understand.service.ts'

export type SearchInput = {
  query: string
  /** From 1; `pageSize` products each. */
  page: number
  pageSize: number
  /** Only products with these ids. What the search takes the words for does not depend on it. */
  among?: readonly number[] | undefined
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
 * @returns ids of the page, best first, and the total
 */
export async function searchProductIds(
  db: Db,
  { query, page, pageSize, among }: SearchInput,
  remember = findOutAnew,
): Promise<{ ids: number[]; total: number }> {
  const range = { offset: (page - 1) * pageSize, limit: pageSize }
  const words = readQuery(query)
  const search = await remember(words, () => understand(db, words, among ? noRange : range))
  if (!search) return { ids: [], total: 0 }
  if (!among) return { ids: await idsOf(db, search, range), total: search.found.total }
  const { ids, total } = await findProducts(db, { plan: search.plan, range, among })
  return { ids, total }
}

/** Gives the ids that a plan matched before, or finds them. */
export type RememberMatches = (
  matching: string,
  findOut: () => Promise<readonly number[]>,
) => Promise<readonly number[]>

/** Ids of all products that `searchProductIds` finds, in no order; none when the words leave nothing to look for. */
export async function matchProducts(
  db: Db,
  query: string,
  remember: Remember,
  rememberMatches: RememberMatches,
): Promise<readonly number[]> {
  const words = readQuery(query)
  const search = await remember(words, () => understand(db, words, noRange))
  if (!search) return []
  const { matching } = search.plan
  return await rememberMatches(matching, () => findMatching(db, matching))
}

async function idsOf(db: Db, { plan, earlier, found, ...first }: Understood, range: Range): Promise<number[]> {
  const isFirst = first.range.offset === range.offset && first.range.limit === range.limit
  return isFirst ? found.ids : await findMore(db, { plan, earlier, range }, found.total)
}

const noRange = { offset: 0, limit: 0 }
