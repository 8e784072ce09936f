import type { Db } from '../../database/client.ts'
import { correctSpelling, correctTyping } from './corrections.ts'
import { type Found, findProducts, findSynonymGroups } from './search.repository.ts'
import { type Corrections, planSearch, readQuery } from './search-query.ts'
import { phrasesOf } from './synonyms.ts'

/** With so many products a search is content; with fewer it goes on, correcting typing errors and then by sound. */
const ENOUGH = 3

/**
 * Finds active products of active categories by what a shopper typed: in English, Arabic or Franco-Arabic, by word, by
 * the beginning of one, by synonym, and, when that finds too few, with small typing errors and by sound.
 *
 * Any text is allowed; one without a letter or digit finds nothing.
 *
 * @param input.page from 1; `input.pageSize` products each
 * @returns ids of the page, best first, and the total
 */
export async function searchProductIds(
  db: Db,
  input: { query: string; page: number; pageSize: number },
): Promise<{ ids: number[]; total: number }> {
  const { ids, total } = await search(db, readQuery(input.query), {
    offset: (input.page - 1) * input.pageSize,
    limit: input.pageSize,
  })
  return { ids, total }
}

/** Tries ever weaker means until enough is found. */
async function search(db: Db, words: readonly string[], range: { offset: number; limit: number }): Promise<Found> {
  if (words.length === 0) return NOTHING
  const phrases = phrasesOf(words).flatMap((phrase) => phrase.spellings)
  const groups = await findSynonymGroups(db, phrases)
  const find = async (corrections: Corrections, earlier: Found): Promise<Found> => {
    const plan = planSearch(words, groups, corrections)
    return plan === null ? NOTHING : await findProducts(db, plan, range, earlier.few)
  }

  const plain = await find(new Map(), NOTHING)
  const correctable = planSearch(words, groups)?.correctable ?? []
  if (plain.total >= ENOUGH || correctable.length === 0) return plain
  const typing = await correctTyping(db, correctable)
  const typed = typing.size === 0 ? plain : await find(typing, plain)
  if (typed.total >= ENOUGH) return typed
  const spelling = await correctSpelling(db, correctable)
  return spelling.size === 0 ? typed : await find(merge(typing, spelling), typed)
}

const NOTHING: Found = { total: 0, ids: [], few: [] }

function merge(left: Corrections, right: Corrections): Corrections {
  const words = new Set([...left.keys(), ...right.keys()])
  return new Map([...words].map((word) => [word, [...(left.get(word) ?? []), ...(right.get(word) ?? [])]]))
}
