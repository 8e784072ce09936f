import { foldTerm, Vocabulary } from '@shop/text-match'
import { countSelected, groups, type Lists, selectValues } from '../../listing/index.ts'
import type { Lexicon } from '../meanings/meanings.types.ts'
import type { SearchedShop, WordIndex } from './reading.types.ts'

/** The shop as its lists are now. */
export function openShop(lists: Lists, lexicon: Lexicon): SearchedShop {
  const { index, definitions } = lists
  const brands = [...index.setsOf(groups.brand).keys()].map(
    (brand) => [foldTerm(String(brand)), String(brand)] as const,
  )
  return {
    lexicon,
    words: wordIndexOf(lists),
    colors: definitions.colors,
    brands: new Map(brands),
    facts: definitions.facts,
    hasFact(types, key) {
      const fact = definitions.facts.get(key)
      const products = fact && index.setsOf(groups.fact).get(fact.id)
      if (!products) return false
      if (types.length === 0) return true
      const ids = [...definitions.types].filter(([, type]) => types.includes(type.key)).map(([id]) => id)
      return countSelected(selectValues(index, groups.type, ids), products) > 0
    },
  }
}

/** With so many words that begin alike the first ones in their order say enough. */
const maxWithPrefix = 200
const maxAllWithPrefix = 2000

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
    wordsWithPrefix: (prefix, max) =>
      vocabulary.withPrefix(prefix, maxWithPrefix).filter(isListed).sort(byFrequency).slice(0, max),
    allWithPrefix: (prefix) => vocabulary.withPrefix(prefix, maxAllWithPrefix),
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
