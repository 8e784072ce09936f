import { splitTerms } from '@shop/text-match'

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
