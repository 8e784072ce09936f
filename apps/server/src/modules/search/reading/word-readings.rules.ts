import {
  countOtherLetters,
  countTypingErrors,
  formsOf,
  francoKeyOf,
  guessStemsOf,
  isTypingErrorOf,
  letterSetOf,
  skeletonKeysOf,
} from '@shop/text-match'
import type { Lexicon, PhraseNode } from '../meanings/meanings.types.ts'
import type { Alternative } from '../query/search-query.types.ts'
import { searchWeights } from '../search-weights.data.ts'
import type { WordIndex } from './reading.types.ts'

const { reading: weights, shopWord: shopWeights } = searchWeights

/** Words of the lexicon that a stretch of typed words may stand for. */
export type WordReading = {
  words: readonly string[]
  /** How many typed words it takes. */
  length: 1 | 2
  /** From 1, as it was typed, down to 0, a guess. */
  quality: number
  /** Whether it corrects what was typed; where the typed word is known it only counts in a longer phrase. */
  isCorrection: boolean
}

/** The readings of the word at a place, best first, at most `maxReadings`. */
export function readWordAt(typed: readonly string[], at: number, lexicon: Lexicon): WordReading[] {
  const word = typed[at] ?? ''
  const readings = new Map<string, WordReading>()
  const offer = (words: readonly string[], quality: number, length: 1 | 2 = 1, isCorrection = false) => {
    const key = `${length} ${words.join(' ')}`
    if ((readings.get(key)?.quality ?? 0) < quality) readings.set(key, { words, length, quality, isCorrection })
  }
  for (const [known, quality] of knownFormsOf(word, lexicon)) offer([known], quality)
  const next = typed[at + 1]
  if (next !== undefined)
    for (const [known, quality] of knownFormsOf(word + next, lexicon)) offer([known], quality * weights.joined, 2)
  const isKnown = lexicon.words.has(word)
  if (!isKnown) for (const parts of partsOf(word, lexicon)) offer(parts, weights.parted)
  for (const [known, quality] of soundingLike(word, lexicon))
    offer([known], isKnown ? quality - weights.knownWord : quality, 1, true)
  for (const [known, quality] of typedWrong(word, lexicon))
    offer([known], isKnown ? quality - weights.knownWord : quality, 1, true)
  return [...readings.values()].sort((a, b) => b.quality - a.quality).slice(0, maxReadings)
}

const maxReadings = 24

/** The word itself and forms of it that the lexicon has. */
function knownFormsOf(word: string, { words }: Lexicon): [string, number][] {
  const close = formsOf(word).filter((form) => words.has(form))
  const guessed = guessStemsOf(word).filter((form) => words.has(form))
  return [
    ...close.map((form): [string, number] => [form, form === word ? 1 : weights.form]),
    ...guessed.map((form, place): [string, number] => [form, weights.guess - Math.min(place, 5) * weights.guessStep]),
  ]
}

/** Two known words that were typed as one: خلاطيد. */
function partsOf(word: string, { words, root }: Lexicon): string[][] {
  const parts: string[][] = []
  for (let cut = 2; cut <= word.length - 2; cut += 1) {
    const first = word.slice(0, cut)
    if (!root.next.has(first)) continue
    const rest = [word.slice(cut), ...formsOf(word.slice(cut))].find((form) => words.has(form))
    if (rest !== undefined) parts.push([first, rest])
  }
  return parts.slice(-maxParts)
}

const maxParts = 4

function soundingLike(word: string, { byFranco, bySkeleton }: Lexicon): [string, number][] {
  if (!/\p{L}/u.test(word) || word.length < 3) return []
  const isLatin = /[a-z]/.test(word)
  const asTyped = isLatin ? readFranco([word], byFranco, weights.sound) : []
  // The stem of a word sounds like many words when it has only two consonants: "cutting" is not "quiet".
  const asForm = isLatin ? readFranco(guessStemsOf(word).filter(hasThreeConsonants), byFranco, weights.soundOfForm) : []
  const consonants = skeletonKeysOf(word).flatMap((key) => bySkeleton.get(key) ?? [])
  const bySound = consonants.filter((known) => isLatin || !/[a-z]/.test(known))
  return [
    ...asTyped,
    ...asForm,
    ...bySound.map((known): [string, number] => [known, isLatin ? weights.skeleton : weights.arabicSkeleton]),
  ]
}

function hasThreeConsonants(stem: string): boolean {
  return countConsonants(francoKeyOf(stem)) >= 3
}

function countConsonants(francoKey: string): number {
  return francoKey.replaceAll('A', '').length
}

/** Two consonants say less than three; one says nothing. */
function readFranco(words: readonly string[], byFranco: Lexicon['byFranco'], quality: number): [string, number][] {
  return words.map(francoKeyOf).flatMap((key) => {
    const consonants = countConsonants(key)
    const known = consonants < 2 ? [] : (byFranco.get(key) ?? [])
    return known.map((word): [string, number] => [word, consonants === 2 ? quality - weights.twoConsonants : quality])
  })
}

function typedWrong(word: string, { byLength, root }: Lexicon): [string, number][] {
  if (word.length < 2 || /^\d+$/.test(word) || isSureOf(root.next.get(word))) return []
  const errors = word.length < 7 ? 1 : 2
  const typed = letterSetOf(word)
  const wrong: [string, number][] = []
  for (let more = -errors; more <= errors; more += 1) {
    for (const { word: known, letters } of byLength.get(word.length + more) ?? []) {
      if (countOtherLetters(typed, letters) > 2 * errors) continue
      const quality = qualityOf(word, known, root)
      if (quality > 0) wrong.push([known, quality])
    }
  }
  return wrong
}

/** A word that means something by itself was meant; a particle or a word such as machine may have been another one. */
function isSureOf(node: PhraseNode | undefined): boolean {
  return node?.meanings.some(({ kind }) => kind !== 'filler') ?? false
}

/** @returns 0 where one word is not the other one typed wrong */
function qualityOf(typed: string, known: string, root: PhraseNode): number {
  if (isTypingErrorOf(typed, known)) return qualityOfCorrection(typed, known)
  if (typed.length === 3 && known.length === 4 && isMissingOne(typed, known)) return weights.leftOut
  const beginsPhrases = (root.next.get(known)?.next.size ?? 0) > 0
  return typed.length < 4 && beginsPhrases && countTypingErrors(typed, known, 1) === 1 ? weights.inPhrase : 0
}

/** Swapped neighbours and doubled letters happen to everybody; a wrong first letter is rare. */
function qualityOfCorrection(typed: string, known: string): number {
  const isSwapped = typed.length === known.length && [...typed].sort().join('') === [...known].sort().join('')
  const isDoubled = typed.replace(/(.)\1+/gu, '$1') === known.replace(/(.)\1+/gu, '$1')
  const lengths = Math.abs(typed.length - known.length)
  const { correction, correctionOfLetter, otherLength, swapped, doubled, otherFirst } = weights
  const base = correction + Math.min(typed.length, 9) * correctionOfLetter - (lengths > 1 ? otherLength : 0)
  return base + (isSwapped ? swapped : 0) + (isDoubled ? doubled : 0) - (typed[0] === known[0] ? 0 : otherFirst)
}

/** Whether a letter inside a word of four was left out. */
function isMissingOne(typed: string, known: string): boolean {
  return (
    typed[0] === known[0] &&
    typed.at(-1) === known.at(-1) &&
    [1, 2].some((at) => known.slice(0, at) + known.slice(at + 1) === typed)
  )
}

/** A word as the names and labels of products have it. */
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
  const prefixed = isLast && word.length >= 3 && shop.wordsWithPrefix(word, 1).length > 0
  const byPrefix: Alternative[] = prefixed ? [{ strength: shopWeights.prefix, word, isPrefix: true }] : []
  if (forms.length + byPrefix.length > 0)
    return found([...exact(forms, word), ...byPrefix], forms.length > 0 ? 1 : shopWeights.prefix)
  const guessed = guessStemsOf(word).filter(isKnown)
  if (guessed.length > 0) return found(exact(guessed, word), shopWeights.guess)
  if (/\d/.test(word) && !/\p{L}{3}/u.test(word)) return found([], 0)
  const details = [...new Set([word, ...formsOf(word)])].filter((form) => form.length > 2 && shop.isInDetails(form))
  if (details.length > 0)
    return found(
      details.map((form): Alternative => ({ strength: shopWeights.inDetails, word: form, only: 'details' })),
      shopWeights.details,
    )
  const split = shop.splitsOf(word)[0]
  if (split) return found([{ strength: shopWeights.split, phrase: split }], shopWeights.split)
  const alike = shop.wordsLike(word).slice(0, maxCorrections)
  if (alike.length > 0) {
    const corrected = alike.map(
      ({ word: meant, errors }): Alternative => ({
        strength: shopWeights.correction - errors * shopWeights.error,
        word: meant,
      }),
    )
    return { alternatives: corrected, quality: shopWeights.corrected, meant: alike[0]?.word ?? null }
  }
  const sounding = shop.wordsSounding(word).slice(0, maxCorrections)
  return found(
    sounding.map((meant): Alternative => ({ strength: shopWeights.sounding, word: meant })),
    shopWeights.sounding,
  )
}

function exact(forms: readonly string[], typed: string): Alternative[] {
  return forms.map((word) => ({ strength: word === typed ? 1 : shopWeights.form, word }))
}

function found(alternatives: Alternative[], quality: number): WordInShop {
  return { alternatives, quality, meant: null }
}
