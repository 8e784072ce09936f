import { readWords } from '../text/measures.rules.ts'
import { splitTerms } from '../text/split-terms.rules.ts'
import { phraseSpellingsOf } from '../text/word-forms.rules.ts'

/** Terms that mean one thing to a shopper, as staff write them; the first one of a language names the group in it. */
export type SynonymGroup = {
  english: string[]
  arabic: string[]
  franco: string[]
  /** Whether it is a kind of appliance. */
  isAppliance: boolean
  /** Keys of the types that the kind stands for, most likely first. None: the shop does not sell it. */
  types: string[]
  /** Keys of the types that come near where the kind is not sold. */
  nearTypes: string[]
}

/** Reads lines of `English | Arabic | Franco | types | near types`, parted by commas of either script. Blank lines are skipped. */
export function parseSynonyms(text: string): SynonymGroup[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [english = '', arabic = '', franco = '', types, nearTypes = ''] = line.split('|')
      return {
        english: splitTerms(english),
        arabic: splitTerms(arabic),
        franco: splitTerms(franco),
        isAppliance: types !== undefined,
        types: splitTerms(types ?? '').filter((type) => type !== '-'),
        nearTypes: splitTerms(nearTypes),
      }
    })
}

/**
 * A group as the search compares it: every term folded, words joined by one space, spellings that became equal once.
 * An empty term or one that folds to nothing is left out.
 */
export function foldGroup(group: Pick<SynonymGroup, 'english' | 'arabic' | 'franco'>): string[] {
  const terms = [...group.english, ...group.arabic, ...group.franco]
  return [...new Set(terms.map((term) => readWords(term).join(' ')).filter((term) => term !== ''))]
}

/** A stretch of the query that may be a term of a group, with the spellings to compare. */
export type Phrase = { start: number; length: number; spellings: string[] }

/** Every stretch of 1 to 4 words, the longest first, each in the forms of its words. */
export function phrasesOf(words: readonly string[]): Phrase[] {
  const lengths = [4, 3, 2, 1].filter((length) => length <= words.length)
  return lengths.flatMap((length) =>
    words.slice(0, words.length - length + 1).map((_, start) => ({
      start,
      length,
      spellings: phraseSpellingsOf(words.slice(start, start + length)),
    })),
  )
}
