import type { Language } from '@shop/contract'
import { bindMessages, formatMoney, type MessageSet, type Messages, textsOf } from '@shop/i18n'
import { uiMessages } from '../../apps/storefront/app/ui/ui.messages.ts'

/** The texts of a language, by the set of messages that has them: `words(cartMessages).cart`. */
export function wordsOf(language: Language) {
  const read = <Set extends Messages>(set: MessageSet<Set>) => bindMessages<Set>(textsOf(set, language), language)
  return Object.assign(read, { language })
}

export type Words = ReturnType<typeof wordsOf>

/** The language of a browser's locale, such as `ar-EG`. */
export const languageOf = (locale = ''): Language => (locale.startsWith('ar') ? 'ar' : 'en')

/** The name of a field of the shop that may stay empty. */
export const optional = (label: string, words: Words) => `${label} (${words(uiMessages).optional})`

/** Stands in a text for a value that a journey does not know. */
export const some = '\0'

/** An amount of money that a journey does not know. */
export const someMoney = (language: Language) => formatMoney(0, language).replace('0', some)

type Text = string | ((values: never) => string)

/** A pattern for any of these texts, with any values and in each plural form. */
export function withAny(...texts: Text[]): RegExp {
  return new RegExp(`^(${texts.flatMap(patternsOf).join('|')})$`)
}

/** A pattern for what begins with a text. */
export function beginsWith(text: Text): RegExp {
  return new RegExp(`^(${patternsOf(text).join('|')})`)
}

function patternsOf(text: Text): string[] {
  const forms = typeof text === 'string' ? [text] : [0, 1, 2, 3, 11, 100].map((count) => fillIn(text, count))
  // Browsers and Playwright take every white space for one of another kind.
  const literally = (part: string) => part.split(/\s/).map(RegExp.escape).join('\\s')
  return [...new Set(forms.map((form) => form.split(some).map(literally).join('.+')))]
}

function fillIn(text: (values: never) => string, count: number): string {
  const value = { valueOf: () => count, toString: () => some }
  return text(new Proxy({}, { get: () => value }) as never)
}
