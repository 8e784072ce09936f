import type { Db } from '../../../database/client.ts'
import { readVocabulary } from '../search.repository.ts'
import { phrasesOf } from '../synonyms/synonyms.parser.ts'
import { correctSpelling, correctTyping, findBegunGroups } from './corrections.service.ts'
import { type Found, findProducts, type Range } from './find-products.repository.ts'
import { type Corrections, planSearch, type SearchPlan } from './search-query.parser.ts'

/** With so many products a search is content; with fewer it goes on: with what the words may begin to name, then correcting typing errors, then by sound. */
const enoughProducts = 3

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

  const { correctable } = plan
  const lookUp = () => lookUpMeanings(db, words, correctable, known)
  // What is strange is hardly found: to wait for that costs more than the look-up that was not needed.
  const isStrange = correctable.some((word) => strange.includes(word))
  let [best, meanings] = await Promise.all([find(plan), isStrange ? lookUp() : null])
  if (best.found.total >= enoughProducts || correctable.length === 0) return best
  meanings ??= await lookUp()
  for (const corrections of meanings.weaker) {
    best = await find(planSearch(words, [...groups, ...meanings.begun], corrections) ?? plan, best.found)
    if (best.found.total >= enoughProducts) break
  }
  return best
}

/** What else the words may mean, all kinds looked up at once, for the same reason: synonyms begun, and corrections ever weaker. */
async function lookUpMeanings(
  db: Db,
  words: readonly string[],
  correctable: readonly string[],
  known: readonly string[],
) {
  const unknown = correctable.filter((word) => !known.includes(word))
  const [begun, typing, spelling] = await Promise.all([
    findBegunGroups(db, words),
    correctTyping(db, unknown),
    correctSpelling(db, correctable),
  ])
  const weaker: Corrections[] = []
  if (begun.length > 0) weaker.push(new Map())
  if (typing.size > 0) weaker.push(typing)
  if (spelling.size > 0) weaker.push(merge(typing, spelling))
  return { begun, weaker }
}

function merge(left: Corrections, right: Corrections): Corrections {
  const words = new Set([...left.keys(), ...right.keys()])
  return new Map([...words].map((word) => [word, [...(left.get(word) ?? []), ...(right.get(word) ?? [])]]))
}
