import { formsOf, readTypedWords, readWords } from '@shop/text-match'
import type { Lists } from '../../listing/index.ts'
import type { Lexicon, Meaning, PhraseNode } from '../meanings/meanings.types.ts'
import { interpret } from '../reading/interpret.rules.ts'
import type { Reading, SearchedShop } from '../reading/reading.types.ts'
import { requireWord } from '../reading/requirements.rules.ts'
import { openShop, wordIndexOf } from '../reading/searched-shop.store.ts'
import { searchWeights } from '../search-weights.data.ts'
import { runQuery } from './run-query.rules.ts'
import type { Alternative, QueryAnswer, SearchQuery, SearchResult } from './search-query.types.ts'

/** The products whose names, brand, type or category begin as the last word does. */
export type PrefixMatch = { query: SearchQuery; result: SearchResult; corrections: Reading['corrections'] }

/**
 * Finds what the last word begins, for a text that goes on: words of names first, then of brands and types, then of categories. The words
 * before it mean what they always mean.
 *
 * @returns null where the last word is finished by a blank, has one letter, or begins nothing
 */
export function findByPrefix(lists: Lists, lexicon: Lexicon, text: string): PrefixMatch | null {
  const start = text.search(/\S+$/u)
  const typed = start < 0 ? [] : readWords(text.slice(start))
  const last = typed.pop() ?? ''
  if (last.length < 2 || !/\p{L}/u.test(last)) return null
  const shop = openShop(lists, lexicon)
  const reading = interpret(`${text.slice(0, start)} ${typed.join(' ')}`, shop)
  if (reading.unknown.length > 0) return null
  for (const ways of waysByPrefix(shop, prefixesOf(last))) {
    const query = { ...reading.query, requirements: [...reading.query.requirements, requireWord(last, ways)] }
    const result = runQuery(lists, query)
    if (result.count > 0) return { query, result, corrections: reading.corrections }
  }
  return null
}

/** `الغل` begins غلاية. */
function prefixesOf(word: string): string[] {
  const bare = /^ال(..+)$/u.exec(word)?.[1]
  return bare === undefined ? [word] : [word, bare]
}

/** Names, brands and types; a whole category only where none of these begins so. */
function waysByPrefix({ lexicon: { named }, brands }: SearchedShop, prefixes: readonly string[]): Alternative[][] {
  const { brandPrefix, typePrefix, categoryPrefix } = searchWeights.strength
  const hasPrefix = (word: string) => prefixes.some((prefix) => word.startsWith(prefix))
  const types = named.types.filter(([word]) => hasPrefix(word)).map(([, key]) => key)
  const categories = named.categories.filter(([word]) => hasPrefix(word)).map(([, id]) => id)
  const startingBrands = [...brands].filter(([name]) => name.split(' ').some(hasPrefix)).map(([, brand]) => brand)
  return [
    [
      ...prefixes.map((word): Alternative => ({ strength: 1, word, isPrefix: true, only: 'names' })),
      ...startingBrands.map((brand): Alternative => ({ strength: brandPrefix, brand })),
      { strength: typePrefix, types },
    ],
    // No category would be every category.
    categories.length > 0 ? [{ strength: categoryPrefix, categories }] : [],
  ]
}

/** Whether the last word of a text that was sent off is no word that the dictionary or the shop knows, or leads nowhere as such. */
export function isHalfTyped(lists: Lists, lexicon: Lexicon, text: string, { result, notices }: QueryAnswer): boolean {
  const meanings = meaningsAtEnd(lexicon, text)
  if (notices.some(({ kind }) => kind === 'not_sold')) return !meanings.some(({ kind }) => kind === 'appliance')
  if (result.count === 0) return true
  if (meanings.length > 0) return notices.some(({ kind }) => kind === 'layout')
  const { frequencyOf } = wordIndexOf(lists)
  return !formsOf(readWords(text).at(-1) ?? '').some((form) => frequencyOf(form) > 0)
}

/** The meanings of the last words in the dictionary, as they are. */
function meaningsAtEnd(lexicon: Lexicon, text: string): Meaning[] {
  const words = readTypedWords(text)
  return words.flatMap((_, start) => {
    let node: PhraseNode | undefined = lexicon.root
    for (const word of words.slice(start)) node = node?.next.get(word)
    return node?.meanings ?? []
  })
}
