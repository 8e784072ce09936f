import { foldText } from '@shop/i18n'
import { readWords } from './measures.ts'
import { spellOutFranco } from './sounds.ts'

/** The one word for all that says that something is missing: بدون, without, من غير. */
export const withoutMark = 'بدون'

/**
 * Reads what a shopper typed, of any length and with any characters.
 *
 * @returns folded words, at most 12 of at most 40 characters; numbers apart from units, prices and prepositions that they were joined with
 */
export function readTypedWords(text: string): string[] {
  const words = readWords(spellOutFranco(text.slice(0, maxQueryLength))).flatMap(splitNumber)
  return findWithout(words)
    .slice(0, maxWords)
    .map((word) => word.slice(0, maxWordLength))
}

const maxQueryLength = 200
const maxWords = 12
const maxWordLength = 40

/** `1.5k`, `1000egp`, `ب1500`, `7kilo`; a word of Franco such as 3asara stays whole. */
function splitNumber(word: string): string[] {
  const before = /^(ب|ل|و|b|le)(\d+(?:\.\d+)?)$/u.exec(word)
  if (before?.[1] && before[2]) return [before[1], before[2]]
  const after =
    /^(\d+(?:\.\d+)?)(k|le|egp|pounds?|geneh|gneh|wat|watts?|litr|litre?s?|liters?|lt|boosa|bosa|c|pa|in|inch|min|m)$/u.exec(
      word,
    )
  return after?.[1] && after[2] ? [after[1], after[2]] : [word]
}

/** Writes `withoutMark` for each way to say without. */
export function findWithout(words: readonly string[]): string[] {
  const found: string[] = []
  for (let at = 0; at < words.length; ) {
    const two = `${words[at]} ${words[at + 1]}`
    const length = waysToSayWithout.has(two) ? 2 : 1
    found.push(length === 2 || waysToSayWithout.has(words[at] ?? '') ? withoutMark : (words[at] ?? ''))
    at += length
  }
  return found
}

const waysToSayWithout: ReadonlySet<string> = new Set(
  splitTerms(
    'without, no, non, minus, not, بدون، بلا، من غير، مش، غير، دون، من دون، بغير، بدوون، bdon, bedoon, men 8er, men 8eir, men gheir, bedon, mn 8er, men gher, mn gher, bala, bdoon, bedoun, 8eir, mesh',
  ).map(foldText),
)

/** A term as it is compared: folded, its words joined by one space; empty when it has no letter or digit. */
export function foldTerm(term: string): string {
  return readWords(term).join(' ')
}

/** Folded terms, each once: spellings may have become equal, and terms nothing. */
export function foldTerms(terms: readonly string[]): string[] {
  return [...new Set(terms.map(foldTerm).filter((term) => term !== ''))]
}

/** Cuts a list at its commas, of either script, and at line breaks; no empty terms. */
export function splitTerms(terms: string): string[] {
  return terms
    .split(/[,،\n]/)
    .map((term) => term.trim())
    .filter((term) => term !== '')
}
