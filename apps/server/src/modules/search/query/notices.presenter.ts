import { type Language, type Localized, type Piastres, type SearchNotice, toPounds, type Unit } from '@shop/contract'
import { bindMessages, foldText, formatMoney, formatQuantity, localeOf, splitWords, textsOf } from '@shop/i18n'
import { noticeMessages } from './notices.messages.ts'
import type { QueryNotice, SearchOrder } from './search-query.types.ts'

type Presenting = {
  language: Language
  /** The text as it was typed: notices say its words as the shopper wrote them. */
  text: string
  factNames: ReadonlyMap<string, { name: Localized }>
}

const boundMessages = {
  en: bindMessages<typeof noticeMessages extends { messages?: infer Set } ? NonNullable<Set> : never>(
    textsOf(noticeMessages, 'en'),
    'en',
  ),
  ar: bindMessages<typeof noticeMessages extends { messages?: infer Set } ? NonNullable<Set> : never>(
    textsOf(noticeMessages, 'ar'),
    'ar',
  ),
}

/** Words the notices of a search in one language. */
export function presentNotices(notices: readonly QueryNotice[], presenting: Presenting): SearchNotice[] {
  return notices.map((notice) => presentNotice(notice, presenting))
}

function presentNotice(notice: QueryNotice, { language, text, factNames }: Presenting): SearchNotice {
  const say = boundMessages[language]
  const asTyped = (words: string) => restoreWords(words, text)
  switch (notice.kind) {
    case 'layout':
      return { kind: 'layout', text: say.showing({ meant: notice.meant }), words: [text.trim()] }
    case 'corrected':
      return { kind: 'corrected', text: say.showing({ meant: notice.meant }), words: [asTyped(notice.typed)] }
    case 'dropped': {
      const words = notice.words.map(asTyped)
      return { kind: 'dropped', text: say.dropped({ words: words.join(' ') }), words }
    }
    case 'nearest': {
      const values = listQuantities(notice.values, notice.unit, language)
      const wanted = formatQuantity(notice.wanted, notice.unit, language)
      return {
        kind: 'nearest',
        text: say.nearest({ count: notice.values.length, wanted, values }),
        words: [asTyped(notice.typed)],
      }
    }
    case 'nearest_price':
      return {
        kind: 'nearest',
        text: say.nearestPrice({ price: money(notice.price, language) }),
        words: [asTyped(notice.typed)],
      }
    case 'not_sold': {
      const name = language === 'en' ? pluralOf(notice.name.en) : notice.name.ar
      return { kind: 'not_sold', text: say.notSold({ name }), words: [] }
    }
    case 'filtered': {
      const words = notice.typed ? [asTyped(notice.typed)] : []
      const said =
        notice.by === 'color' ? say.color({ color: words.join(' ') }) : sayFilter(notice.by, language, factNames)
      return { kind: 'filtered', text: said, words }
    }
  }
}

type Filter = Exclude<Extract<QueryNotice, { kind: 'filtered' }>['by'], 'color'>

function sayFilter(by: Filter, language: Language, factNames: Presenting['factNames']): string {
  const say = boundMessages[language]
  if ('flag' in by) return say[by.flag]
  if ('order' in by) return sayOrder(by.order, language, factNames)
  const { min, max } = by.price
  if (min === undefined) return say.upTo({ max: money(max, language) })
  return max === undefined
    ? say.from({ min: money(min, language) })
    : say.between({ min: money(min, language), max: money(max, language) })
}

function sayOrder(order: SearchOrder, language: Language, factNames: Presenting['factNames']): string {
  const say = boundMessages[language]
  if (typeof order !== 'string') return say[order.best]({ fact: factNames.get(order.fact)?.name[language] ?? '' })
  return order === 'rank' ? '' : say[order]
}

function money(amount: Piastres | undefined, language: Language): string {
  return formatMoney(amount === undefined ? 0 : toPounds(amount), language)
}

const lists = {
  en: new Intl.ListFormat(localeOf.en, { type: 'conjunction' }),
  ar: new Intl.ListFormat(localeOf.ar, { type: 'conjunction' }),
}

/** `4 and 5.5 L`: the unit once, after the last. */
function listQuantities(values: readonly number[], unit: Unit | null, language: Language): string {
  const last = values.length - 1
  return lists[language].format(
    values.map((value, place) => formatQuantity(value, place === last ? unit : null, language)),
  )
}

/** Our names of kinds of appliances have regular plurals. */
function pluralOf(name: string): string {
  if (/[^s]s$/.test(name)) return name
  if (/(?:ss|x|ch|sh)$/.test(name)) return `${name}es`
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`
}

/** Folded words as they were typed. */
function restoreWords(words: string, text: string): string {
  const typed = text.slice(0, 200).split(/\s+/u)
  const restored = splitWords(words).map((word) => typed.find((token) => foldText(token) === word) ?? word)
  return restored.join(' ')
}
