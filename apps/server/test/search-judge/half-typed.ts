import type { Product, Suggestions } from '@shop/contract'
import { foldText, splitWords } from '@shop/i18n'
import { defaultSynonyms } from '../../src/modules/search-desk/synonyms/synonyms.data.ts'
import { parseSynonyms } from '../../src/modules/search-desk/synonyms/synonyms.parser.ts'
import type { TestShop } from '../app.ts'
import { isLongRun } from '../long-run.ts'

/** A product of the demo with the folded words of its names, of each language apart. */
type NamedProduct = { id: number; type: string | null; names: string[][] }

/** A beginning of a word, and what the box does wrong with it, if anything. */
export type Beginning = {
  typed: string
  /** Whether it is, as a word, a kind that the shop does not sell: bag. */
  isNotSold: boolean
  missOf(suggestions: Suggestions): string | null
}

const synonyms = parseSynonyms(defaultSynonyms)
const notSold = new Set(
  synonyms
    .filter(({ isAppliance, types }) => isAppliance && types.length === 0)
    .flatMap(({ english, arabic, franco }) => [...english, ...arabic, ...franco].map(foldText)),
)

/** The products that the shop lists. */
export async function readHalfTyped({ app }: TestShop): Promise<NamedProduct[]> {
  const [en = [], ar = []] = await Promise.all(
    ['en', 'ar'].map(async (lang) => {
      const answer = await app.inject(`/api/products/?page_size=100&lang=${lang}`)
      return answer.json<{ results: Product[] }>().results
    }),
  )
  return en.map(({ id, type, name }) => {
    const names = [name, ar.find((product) => product.id === id)?.name ?? '']
    return { id, type: type?.key ?? null, names: names.map((each) => splitWords(foldText(each))) }
  })
}

/** Beginnings of the words of names: products whose name begins so come first, then those with such a word, and none is missing. */
export function beginningsOfNames(products: readonly NamedProduct[], script: 'en' | 'ar', lengths: readonly number[]) {
  const words = products.flatMap(({ names }) => names[script === 'en' ? 0 : 1] ?? [])
  return beginningsOf(words, lengths).map((typed): Beginning => {
    const named = products.filter((product) => hasWord(product, typed))
    const starting = named.filter(({ names }) => names.some(([first]) => first?.startsWith(typed)))
    return {
      typed,
      isNotSold: notSold.has(typed),
      missOf({ products: shown, count, notice }) {
        if (notice !== null) return notice
        if (count < named.length) return `${count} of ${named.length}`
        const wrong = shown.filter(({ id }, place) => {
          const wanted = place < starting.length ? starting : named
          return place < named.length && !wanted.some((product) => product.id === id)
        })
        return wrong.length > 0 ? wrong.map(({ name }) => name).join(', ') : null
      },
    }
  })
}

/** Beginnings of Arabic words in Latin letters that begin no name: the first product is of a kind that is called so. */
export function beginningsOfFranco(products: readonly NamedProduct[], lengths: readonly number[]) {
  const sold = new Set(products.map(({ type }) => type))
  const kinds = synonyms.map(({ english, franco, types }) => {
    return {
      types: types.filter((type) => sold.has(type)),
      franco: firstWords(franco),
      words: firstWords([...english, ...franco]),
    }
  })
  const words = kinds.filter(({ types }) => types.length > 0).flatMap(({ franco }) => franco)
  const typed = beginningsOf(words, lengths).filter(
    (beginning) => !products.some((product) => hasWord(product, beginning)),
  )
  return typed.map((beginning): Beginning => {
    const meant = kinds.filter(({ words: own }) => own.some((word) => word.startsWith(beginning)))
    const types = new Set<string | null>(meant.flatMap((kind) => kind.types))
    return {
      typed: beginning,
      isNotSold: false,
      missOf({ products: [first], notice }) {
        if (notice !== null) return notice
        const type = products.find(({ id }) => id === first?.id)?.type ?? null
        return types.has(type) ? null : `${first?.name ?? 'nothing'}, not ${[...types].join(', ')}`
      },
    }
  })
}

/** All of them with `npm run search:judge`, else one in four. */
function beginningsOf(words: readonly string[], lengths: readonly number[]): string[] {
  const beginnings = words.flatMap((word) =>
    lengths.filter((length) => length <= word.length).map((length) => word.slice(0, length)),
  )
  const different = [...new Set(beginnings)].filter((beginning) => /\p{L}/u.test(beginning))
  return different.filter((_, place) => isLongRun || place % 4 === 0)
}

function firstWords(terms: readonly string[]): string[] {
  return terms.flatMap((term) => splitWords(foldText(term))[0] ?? [])
}

function hasWord({ names }: NamedProduct, beginning: string): boolean {
  return names.flat().some((word) => word.startsWith(beginning))
}
