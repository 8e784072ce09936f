import { phrasesOf } from '../synonyms/synonyms.parser.ts'
import { findMeasures, isNumber, readWords } from '../text/measures.rules.ts'
import { spellOutFranco } from '../text/skeleton.rules.ts'
import { isStopWord } from '../text/stop-words.data.ts'
import { formsOf, phraseSpellingsOf, stemsOf } from '../text/word-forms.rules.ts'
import { type Match, quoteLexeme, renderTsquery } from './tsquery.query.ts'

/** What to ask the index for; the `tsquery` texts are well-formed whatever was typed. */
export type SearchPlan = {
  /** All terms, each as typed, as a stem, as a synonym or as corrected. */
  matching: string
  /** All terms as typed or as stems. */
  literal: string
  /** One of several terms in any of its ways; null when there is only one. */
  partial: string | null
  /** The whole query as an SKU, where it may be one. */
  code: string | null
  /** Folded beginnings of a name that make a product come first. */
  literalNames: string[]
  /** Folded beginnings of a name, whole words, that a synonym of the first term gives. */
  relatedNames: string[]
  /** Folded words that a correction may replace: those without synonyms. */
  correctable: string[]
}

/** Known words of the shop for a word that was typed badly or by ear. */
export type Corrections = ReadonlyMap<string, readonly string[]>

/**
 * Reads what a shopper typed, of any length and with any characters.
 *
 * @returns folded words, at most 12 of at most 40 characters; none when there is nothing to look for
 */
export function readQuery(text: string): string[] {
  const words = readWords(spellOutFranco(text.slice(0, maxQueryLength)))
  return words.slice(0, maxWords).map((word) => word.slice(0, maxWordLength))
}

/**
 * Plans a search.
 *
 * @param words from `readQuery`
 * @param groups folded synonym groups that hold a phrase of the query; others do no harm
 * @returns null when the words leave nothing to look for
 */
export function planSearch(
  words: readonly string[],
  groups: readonly string[][] = [],
  corrections: Corrections = new Map(),
): SearchPlan | null {
  const terms = withoutFillers(readTerms(words, groups))
  const broad: Match[] = terms.map((term) => ({ any: [term.literal, ...broaden(term, corrections)] }))
  const matching = renderTsquery({ all: broad })
  const literal = renderTsquery({ all: terms.map((term) => term.literal) })
  if (matching === null || literal === null) return null
  const literalNames = words.length <= 4 ? phraseSpellingsOf(words) : [words.join(' ')]
  const code = words.join('')
  return {
    matching,
    literal,
    partial: broad.length > 1 ? renderTsquery({ any: broad }) : null,
    code: /^(?=.*[a-z])(?=.*\d)[a-z\d]+$/.test(code) ? quoteLexeme(code) : null,
    literalNames,
    relatedNames: terms[0]?.synonyms.filter((name) => !literalNames.some((literal) => name.startsWith(literal))) ?? [],
    correctable: terms.flatMap((term) => (term.words.length === 1 && term.synonyms.length === 0 ? term.words : [])),
  }
}

const maxQueryLength = 200
const maxWords = 12
const maxWordLength = 40

/** Words of the query that are looked for as one: a word, a phrase with synonyms, or a number with its unit. */
type Term = { start: number; words: string[]; literal: Match; synonyms: string[] }

function readTerms(words: readonly string[], groups: readonly string[][]): Term[] {
  const terms: Term[] = []
  const isFree = (start: number, length: number) =>
    terms.every((term) => start + length <= term.start || term.start + term.words.length <= start)
  for (const { start, length, joined } of findMeasures(words)) {
    const literal = { lexeme: joined, isPrefix: false }
    terms.push({ start, words: words.slice(start, start + length), literal, synonyms: [] })
  }
  for (const { start, length, spellings } of phrasesOf(words)) {
    const synonyms = synonymsOf(spellings, groups)
    if ((length > 1 && synonyms.length === 0) || !isFree(start, length)) continue
    const phrase = words.slice(start, start + length)
    terms.push({ start, words: phrase, literal: { all: phrase.map(literalOf) }, synonyms })
  }
  return terms.sort((left, right) => left.start - right.start)
}

function synonymsOf(spellings: readonly string[], groups: readonly string[][]): string[] {
  const known = groups.filter((group) => group.some((term) => spellings.includes(term)))
  return [...new Set(known.flat())].filter((term) => !spellings.includes(term))
}

/** The forms of a word as beginnings; a single letter or digit only as a whole word, it begins too many. */
function literalOf(word: string): Match {
  return { any: significantFormsOf(word).map((form) => ({ lexeme: form, isPrefix: form.length > 1 })) }
}

/** Without the forms that find nothing more: whatever begins with الخلاط or خلاطات is indexed as خلاط too. */
function significantFormsOf(word: string): string[] {
  const forms = formsOf(word)
  return forms.filter((form) => {
    const stems = stemsOf(form)
    return !forms.some((other) => other !== form && (form.startsWith(other) || stems.includes(other)))
  })
}

/** The synonyms and corrections that find more than the term itself does, and than each other. */
function broaden(term: Term, corrections: Corrections): Match[] {
  const isFoundAnyway = (synonym: string) => {
    const words = synonym.split(' ')
    const ownForms = term.words.length === 1 ? term.words.flatMap(formsOf) : []
    return words.some((word) => ownForms.some((form) => word.startsWith(form)) || isAlone(word, synonym, term.synonyms))
  }
  const known = term.words.length === 1 ? (corrections.get(term.words[0] ?? '') ?? []) : []
  return [
    ...term.synonyms.filter((synonym) => !isFoundAnyway(synonym)).map((synonym) => ({ phrase: synonym.split(' ') })),
    ...known.map((word) => ({ lexeme: word, isPrefix: false })),
  ]
}

/** Whether a word of a phrase is a synonym by itself, so that the phrase adds nothing (خلاط كهربائي beside خلاط). */
function isAlone(word: string, phrase: string, synonyms: readonly string[]): boolean {
  return word !== phrase && synonyms.includes(word)
}

/** Drops stop words and a last letter that is still being typed, unless nothing else would remain. */
function withoutFillers(terms: readonly Term[]): Term[] {
  const significant = terms.filter(({ words, synonyms }, index) => {
    const [word = ''] = words
    const isUnfinished = index === terms.length - 1 && word.length === 1 && !isNumber(word)
    return words.length > 1 || synonyms.length > 0 || !(isStopWord(word) || isUnfinished)
  })
  return significant.length > 0 ? significant : [...terms]
}
