import { readWords } from '@shop/text-match'
import { countSelected, groups, type Lists, selectValues } from '../../listing/index.ts'
import type { Lexicon } from '../meanings/meanings.types.ts'
import { wordIndexOf } from '../words/word-index.store.ts'
import type { SearchedShop } from './reading.types.ts'

/** What the shop has now. */
export function openShop(lists: Lists, lexicon: Lexicon): SearchedShop {
  const { index, definitions } = lists
  const brands = [...index.setsOf(groups.brand).keys()].map(
    (brand) => [readWords(String(brand)).join(' '), String(brand)] as const,
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
