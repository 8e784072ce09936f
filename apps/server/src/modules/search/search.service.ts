import type { Db, Fragment } from '../../database/client.ts'
import { correctSpelling, correctTyping } from './corrections.ts'
import { type Found, findProducts } from './find-products.repository.ts'
import { readVocabulary } from './search.repository.ts'
import { type Corrections, planSearch, readQuery, type SearchPlan } from './search-query.ts'
import { phrasesOf } from './synonyms.ts'

/** With so many products a search is content; with fewer it goes on, correcting typing errors and then by sound. */
const ENOUGH = 3

export type SearchInput = {
  query: string
  /** From 1; `pageSize` products each. */
  page: number
  pageSize: number
  /** Only products among these: a query for their ids. What the search takes the words for does not depend on it. */
  among?: Fragment | undefined
}

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
): Promise<{ ids: number[]; total: number; matching: Matching | null }> {
  const range = { offset: (page - 1) * pageSize, limit: pageSize }
  const search = await understand(db, readQuery(query), among ? NO_RANGE : range)
  if (!search) return { ids: [], total: 0, matching: null }
  const { ids, total } = among ? await findProducts(db, { plan: search.plan, range, among }) : search.found
  return { ids, total, matching: matchingOf(db, search) }
}

/** All products that `searchProductIds` finds; null when the words leave nothing to look for. */
export async function matchProducts(db: Db, query: string): Promise<Matching | null> {
  const search = await understand(db, readQuery(query), NO_RANGE)
  return search && matchingOf(db, search)
}

/** Products as a query for their ids, to stand inside another; in an object, since a query that is awaited runs. */
export type Matching = { ids: Fragment }

function matchingOf(db: Db, { plan }: Understood): Matching {
  return { ids: db`select product_id from product_search where document @@ ${plan.matching}::tsquery` }
}

type Understood = { plan: SearchPlan; found: Found }

/** Tries ever weaker means until enough is found. @returns null when the words leave nothing to look for */
async function understand(
  db: Db,
  words: readonly string[],
  range: { offset: number; limit: number },
): Promise<Understood | null> {
  if (words.length === 0) return null
  const phrases = phrasesOf(words).flatMap((phrase) => phrase.spellings)
  const { groups, known, strange } = await readVocabulary(db, phrases, words)
  const find = async (corrections: Corrections, earlier?: Found): Promise<Understood | null> => {
    const plan = planSearch(words, groups, corrections)
    return plan && { plan, found: await findProducts(db, { plan, range, earlier }) }
  }

  const { correctable = [] } = planSearch(words, groups) ?? {}
  const correct = () => lookUpCorrections(db, correctable, known)
  // What is strange is hardly found: to wait for that costs more than the look-up that was not needed.
  const isStrange = correctable.some((word) => strange.includes(word))
  const [plain, early] = await Promise.all([find(new Map()), isStrange ? correct() : null])
  if (!plain || plain.found.total >= ENOUGH || correctable.length === 0) return plain
  const { typing, spelling } = early ?? (await correct())
  const typed = typing.size === 0 ? plain : await find(typing, plain.found)
  if (!typed || typed.found.total >= ENOUGH) return typed
  return spelling.size === 0 ? typed : await find(merge(typing, spelling), typed.found)
}

/** Both kinds at once, for the same reason. */
async function lookUpCorrections(db: Db, words: readonly string[], known: readonly string[]) {
  const unknown = words.filter((word) => !known.includes(word))
  const [typing, spelling] = await Promise.all([correctTyping(db, unknown), correctSpelling(db, words)])
  return { typing, spelling }
}

const NO_RANGE = { offset: 0, limit: 0 }

function merge(left: Corrections, right: Corrections): Corrections {
  const words = new Set([...left.keys(), ...right.keys()])
  return new Map([...words].map((word) => [word, [...(left.get(word) ?? []), ...(right.get(word) ?? [])]]))
}
