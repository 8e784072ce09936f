import { type Language, readTypedNumber, type SearchNoticeKind, toAsciiDigits, toPounds } from '@shop/contract'
import { foldText, formatNumber } from '@shop/i18n'
import type { Db } from '../../../database/client.ts'
import { holdsUntil } from '../../../http/answers/shared-answers.ts'
import { countSelection, type FindProducts, type ListStore, type PriceLimits } from '../../listing/index.ts'
import { listPopularSearches, type PopularSearch } from '../../search-desk/index.ts'
import { countListed } from './listed-names.rules.ts'

/** The most frequent searches. */
export type PopularSearches = {
  /** At most 8 texts that find products. */
  list(language: Language): Promise<string[]>
  /** Those that begin with a text and say more than it. */
  beginningWith(text: string, language: Language, max: number): Promise<string[]>
}

type PopularDeps = {
  db: Db
  lists: ListStore
  readClock: () => Date
  look: FindProducts
}

const maxPopular = 8
/** In Cairo days. */
const days = 30
/** So many texts are read, of which a box shows those that begin as typed. */
const maxRead = 300
/** A text that was corrected, or of which words were left out, may say anything. */
const changedKinds: ReadonlySet<SearchNoticeKind> = new Set(['layout', 'corrected', 'dropped'])
/** For how long they are cached, in milliseconds. */
const life = 10 * 60_000

/**
 * Shows the numbers of a text as they were understood: a long one may be somebody's phone, so it must be a limit of the price, and it is
 * written as one.
 *
 * @returns null for a text with any other number of more than three digits, also where it is written in parts
 */
export function showNumbers(text: string, language: Language, price: PriceLimits | undefined): string | null {
  const limits = [price?.min, price?.max].flatMap((limit) => (limit === undefined ? [] : [toPounds(limit)]))
  let isUnderstood = true
  const shown = text.replace(/\p{Nd}(?:[^\p{L}]*\p{Nd})*/gu, (typed) => {
    const number = readTypedNumber(toAsciiDigits(typed))
    if (toAsciiDigits(typed).replace(/\D/g, '').length <= 3) return typed
    if (number === null || !limits.includes(number)) isUnderstood = false
    return formatNumber(number ?? 0, language)
  })
  return isUnderstood ? shown : null
}

/** Texts that find products today; types with the most products stand for what shoppers have not searched for yet. */
export function openPopularSearches({ db, lists, readClock, look }: PopularDeps): PopularSearches {
  let read: { at: number; searches: Promise<PopularSearch[]> } | null = null
  /** The texts that find products with some lists: the box asks this at each letter. */
  let checked: { from: readonly unknown[]; shown: Map<string, string | null> } = { from: [], shown: new Map() }

  async function searchesIn(language: Language): Promise<PopularSearch[]> {
    const now = readClock()
    if (!read || now.getTime() - read.at > life) {
      const searches = listPopularSearches(db, now, days, maxRead)
      read = { at: now.getTime(), searches }
      searches.catch(() => {
        read = null
      })
    }
    holdsUntil(new Date(Date.now() + life))
    return (await read.searches).filter((search) => search.language === language)
  }

  /** A text as it is shown; null unless it finds products today, with all of its words as they are and its numbers understood. */
  async function showTyped(text: string, language: Language): Promise<string | null> {
    // Each change of the lists brings new definitions.
    const from = [await lists.use(({ definitions }) => definitions), read?.searches]
    if (!checked.from.every((part, place) => part === from[place]) || checked.from.length === 0)
      checked = { from, shown: new Map() }
    const { shown } = checked
    const key = `${language} ${text}`
    const known = shown.get(key)
    if (known !== undefined) return known
    const understood = await look(text, language, ({ selection, answer, price }) => {
      const isFound = countSelection(selection) > 0 && !answer.notices.some(({ kind }) => changedKinds.has(kind))
      return isFound ? showNumbers(text, language, price) : null
    })
    shown.set(key, understood)
    return understood
  }

  async function findFirst(texts: readonly string[], language: Language, max: number): Promise<string[]> {
    const found: string[] = []
    for (const text of texts) {
      if (found.length === max) break
      const shown = await showTyped(text, language)
      if (shown !== null) found.push(shown)
    }
    return found
  }

  return {
    async list(language) {
      const searches = await searchesIn(language)
      const typed = await findFirst(
        searches.slice(0, 2 * maxPopular).map((search) => search.typed),
        language,
        maxPopular,
      )
      const known = new Set(typed.map(foldText))
      const { types } = await lists.use(countListed)
      const names = types.toSorted((a, b) => b.count - a.count).map(({ name }) => name[language])
      return [...typed, ...names.filter((name) => !known.has(foldText(name)))].slice(0, maxPopular)
    },
    async beginningWith(text, language, max) {
      const typed = foldText(text)
      if (typed.length < 2) return []
      const searches = await searchesIn(language)
      const begun = searches.filter(({ query }) => query.startsWith(typed) && query !== typed)
      return await findFirst(
        begun.slice(0, 2 * max).map((search) => search.typed),
        language,
        max,
      )
    },
  }
}
