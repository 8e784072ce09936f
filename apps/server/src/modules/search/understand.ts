import type { Db } from '../../database/client.ts'
import { correctSpelling, correctTyping } from './corrections.ts'
import { type Found, findProducts, type Range } from './find-products.repository.ts'
import { readVocabulary } from './search.repository.ts'
import { type Corrections, planSearch, type SearchPlan } from './search-query.ts'
import { phrasesOf } from './synonyms.ts'

/** With so many products a search is content; with fewer it goes on, correcting typing errors and then by sound. */
const ENOUGH = 3

/** What a text was taken for, and what that found. */
export type Understood = {
  plan: SearchPlan
  /** What stronger means had found before. */
  earlier: Found | undefined
  range: Range
  /** `ids` are those of the range. */
  found: Found
}

/**
 * Tries ever weaker means until enough is found.
 *
 * @param words from `readQuery`
 * @returns null when the words leave nothing to look for
 */
export async function understand(db: Db, words: readonly string[], range: Range): Promise<Understood | null> {
  if (words.length === 0) return null
  const phrases = phrasesOf(words).flatMap((phrase) => phrase.spellings)
  const { groups, known, strange } = await readVocabulary(db, phrases, words)
  const plan = planSearch(words, groups)
  if (!plan) return null
  const find = async (plan: SearchPlan, earlier?: Found): Promise<Understood> => {
    return { plan, earlier, range, found: await findProducts(db, { plan, range, earlier }) }
  }
  const findCorrected = async (corrections: Corrections, { found }: Understood) =>
    await find(planSearch(words, groups, corrections) ?? plan, found)

  const { correctable } = plan
  const correct = () => lookUpCorrections(db, correctable, known)
  // What is strange is hardly found: to wait for that costs more than the look-up that was not needed.
  const isStrange = correctable.some((word) => strange.includes(word))
  const [plain, early] = await Promise.all([find(plan), isStrange ? correct() : null])
  if (plain.found.total >= ENOUGH || correctable.length === 0) return plain
  const { typing, spelling } = early ?? (await correct())
  const typed = typing.size === 0 ? plain : await findCorrected(typing, plain)
  if (typed.found.total >= ENOUGH || spelling.size === 0) return typed
  return await findCorrected(merge(typing, spelling), typed)
}

/** Both kinds at once, for the same reason. */
async function lookUpCorrections(db: Db, words: readonly string[], known: readonly string[]) {
  const unknown = words.filter((word) => !known.includes(word))
  const [typing, spelling] = await Promise.all([correctTyping(db, unknown), correctSpelling(db, words)])
  return { typing, spelling }
}

function merge(left: Corrections, right: Corrections): Corrections {
  const words = new Set([...left.keys(), ...right.keys()])
  return new Map([...words].map((word) => [word, [...(left.get(word) ?? []), ...(right.get(word) ?? [])]]))
}
