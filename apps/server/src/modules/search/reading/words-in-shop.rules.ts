import { formsOf, guessStemsOf } from '@shop/text-match'
import type { Alternative } from '../query/search-query.types.ts'
import { searchWeights } from '../search-weights.data.ts'
import type { WordIndex } from './reading.types.ts'

const weights = searchWeights.shopWord

/** What the names and labels of products have for a word. */
export type WordInShop = {
  alternatives: Alternative[]
  /** From 1, as it was typed, down to 0. */
  quality: number
  /** The word that it was corrected to. */
  meant: string | null
}

const maxCorrections = 5

/** Finds a word as it is, in other forms, half typed, in what is said about products, joined, typed wrong, or by ear: the first of these that the shop has. */
export function readWordInShop(word: string, isLast: boolean, shop: WordIndex): WordInShop {
  const isKnown = (form: string) => form.length > 1 && shop.frequencyOf(form) > 0
  const forms = [...new Set([word, ...formsOf(word)])].filter(isKnown)
  const prefixed = isLast && word.length >= 3 && shop.wordsBegunBy(word, 1).length > 0
  const begun: Alternative[] = prefixed ? [{ strength: weights.begun, word, isPrefix: true }] : []
  if (forms.length + begun.length > 0)
    return found([...exact(forms, word), ...begun], forms.length > 0 ? 1 : weights.begun)
  const guessed = guessStemsOf(word).filter(isKnown)
  if (guessed.length > 0) return found(exact(guessed, word), weights.guess)
  if (/\d/.test(word) && !/\p{L}{3}/u.test(word)) return found([], 0)
  const details = [...new Set([word, ...formsOf(word)])].filter((form) => form.length > 2 && shop.isInDetails(form))
  if (details.length > 0)
    return found(
      details.map((form): Alternative => ({ strength: weights.inDetails, word: form, only: 'details' })),
      weights.details,
    )
  const split = shop.splitsOf(word)[0]
  if (split) return found([{ strength: weights.split, phrase: split }], weights.split)
  const alike = shop.wordsLike(word).slice(0, maxCorrections)
  if (alike.length > 0) {
    const corrected = alike.map(
      ({ word: meant, errors }): Alternative => ({
        strength: weights.correction - errors * weights.error,
        word: meant,
      }),
    )
    return { alternatives: corrected, quality: weights.corrected, meant: alike[0]?.word ?? null }
  }
  const sounding = shop.wordsSounding(word).slice(0, maxCorrections)
  return found(
    sounding.map((meant): Alternative => ({ strength: weights.sounding, word: meant })),
    weights.sounding,
  )
}

function exact(forms: readonly string[], typed: string): Alternative[] {
  return forms.map((word) => ({ strength: word === typed ? 1 : weights.form, word }))
}

function found(alternatives: Alternative[], quality: number): WordInShop {
  return { alternatives, quality, meant: null }
}
