import type { Db } from '../../../database/client.ts'
import { findGroupsBegunBy, findSimilarWords, findWordsBySkeleton } from '../search.repository.ts'
import { skeletonKeysOf } from '../text/skeleton.rules.ts'
import { isTypingErrorOf } from '../text/typing-error.rules.ts'
import { formsOf } from '../text/word-forms.rules.ts'
import type { Corrections } from './search-query.parser.ts'

/**
 * Synonym groups that the end of a query begins to name: `ghass` for ghassala, as somebody types it.
 *
 * @param words folded words
 */
export async function findBegunGroups(db: Db, words: readonly string[]): Promise<string[][]> {
  if ((words.at(-1) ?? '').length < minPrefixLength) return []
  const endings = words.slice(-maxPhraseWords).map((_, index, ending) => ending.slice(index).join(' '))
  return await findGroupsBegunBy(db, endings)
}

/** Fewer letters begin too many words. */
const minPrefixLength = 3

/** Words of a phrase, as the synonyms have them. */
const maxPhraseWords = 4

/** Who types more words that the shop does not know made no typing errors. */
const maxCorrectedWords = 6

/**
 * Words of the shop for words that were typed with small errors.
 *
 * @param words folded words that the shop does not know
 */
export async function correctTyping(db: Db, words: readonly string[]): Promise<Corrections> {
  const typed = words.slice(0, maxCorrectedWords).map((word) => ({ word, forms: formsOf(word) }))
  const similarTo = await findSimilarWords(
    db,
    typed.flatMap(({ forms }) => forms),
  )
  return collect(typed, ({ forms }) =>
    forms.flatMap(similarTo).filter((candidate) => forms.some((form) => isTypingErrorOf(form, candidate))),
  )
}

/**
 * Words of the shop that sound like words that were typed by ear: 5alat, khalat and خلات for خلاط.
 *
 * @param words folded words
 */
export async function correctSpelling(db: Db, words: readonly string[]): Promise<Corrections> {
  const typed = words.slice(0, maxCorrectedWords).map((word) => ({ word, keys: formsOf(word).flatMap(skeletonKeysOf) }))
  const soundingLike = await findWordsBySkeleton(
    db,
    typed.flatMap(({ keys }) => keys),
  )
  return collect(typed, ({ keys }) => [...new Set(keys.flatMap(soundingLike))])
}

function collect<Typed extends { word: string }>(
  typed: readonly Typed[],
  find: (typed: Typed) => string[],
): Corrections {
  const entries = typed.map((each) => [each.word, find(each)] as const)
  return new Map(entries.filter(([, found]) => found.length > 0))
}
