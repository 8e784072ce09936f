import { Vocabulary } from '@shop/text-match'
import type { Lists } from '../../listing/index.ts'

/** The words of the products that are listed now. */
export type WordIndex = {
  /** How many listed products have a word in their names or labels. */
  frequencyOf(word: string): number
  /** Whether something is said about a product with this word. */
  isInDetails(word: string): boolean
  /** The most frequent first. */
  wordsBegunBy(prefix: string, max: number): string[]
  /** In the order of their letters, so many that none is missing for two letters of a large catalogue. */
  allBegunBy(prefix: string): string[]
  /** Words that this one may be, typed with small errors; the fewest errors first, then the most frequent. */
  wordsLike(word: string): { word: string; errors: number }[]
  /** Words that sound alike, in Arabic and Latin letters; the most frequent first. */
  wordsSounding(word: string): string[]
  /** Two words that were typed as one. */
  splitsOf(word: string): [first: string, second: string][]
}

/** With so many words that begin alike the first ones in their order say enough. */
const maxBegun = 200
const maxAllBegun = 2000

type Words = Lists['index']['words']

/** Lists that are read anew number their words anew. */
const vocabularies = new WeakMap<Words, { vocabulary: Vocabulary; taken: number }>()

/** The words of lists. */
export function wordIndexOf({ index: { words } }: Lists): WordIndex {
  const vocabulary = catchUp(words)
  const frequencyOf = (word: string) => words.frequencyOf(word)
  const isListed = (word: string) => frequencyOf(word) > 0
  const byFrequency = (a: string, b: string) => frequencyOf(b) - frequencyOf(a)
  return {
    frequencyOf,
    isInDetails: (word) => words.isInDetails(word),
    wordsBegunBy: (prefix, max) =>
      vocabulary.begunBy(prefix, maxBegun).filter(isListed).sort(byFrequency).slice(0, max),
    allBegunBy: (prefix) => vocabulary.begunBy(prefix, maxAllBegun),
    wordsLike: (word) =>
      vocabulary
        .like(word)
        .filter((found) => isListed(found.word))
        .sort((a, b) => a.errors - b.errors || byFrequency(a.word, b.word)),
    wordsSounding: (word) => vocabulary.sounding(word).filter(isListed).sort(byFrequency),
    splitsOf: (word) => vocabulary.splitsOf(word).filter((halves) => halves.every(isListed)),
  }
}

function catchUp(words: Words): Vocabulary {
  const known = vocabularies.get(words) ?? { vocabulary: new Vocabulary(), taken: 0 }
  vocabularies.set(words, known)
  for (; known.taken < words.words.length; known.taken += 1) known.vocabulary.add(words.words[known.taken] as string)
  return known.vocabulary
}
