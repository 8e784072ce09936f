import type { Language } from '@shop/contract'
import { formatNumber, keepPercents } from './numbers.ts'
import { type ArabicForms, choosePlural, type EnglishForms, type PluralForms } from './plurals.ts'

/** One text in both languages: plain, with `{variables}`, or counted by `{count}`. A missing language does not compile. */
export type Message = { en: string; ar: string } | { en: EnglishForms; ar: ArabicForms }
export type Messages = Readonly<Record<string, Message>>

/** The texts of one language, by key: plain data, so that a build can hand out one language alone. */
export type Texts = Readonly<Record<string, string | PluralForms>>

/** The texts of a feature. A build with one file for each language leaves only the `id` here. */
export type MessageSet<Set extends Messages = Messages> = { readonly id: string; readonly messages?: Set }

type VariableIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | VariableIn<Rest>
  : never
type Values<Name extends string> = Readonly<Record<Name, string | number>>

type BoundMessage<One extends Message> = One['en'] extends string
  ? [VariableIn<One['en']>] extends [never]
    ? string
    : (values: Values<VariableIn<One['en']>>) => string
  : One['en'] extends EnglishForms
    ? (values: { readonly count: number } & Values<Exclude<VariableIn<One['en']['other']>, 'count'>>) => string
    : never

/** What a component reads: a string, or a function of the message's variables. */
export type Bound<Set extends Messages> = { readonly [Key in keyof Set]: BoundMessage<Set[Key]> }

/** Declares the texts of a feature; `id` is the feature's name. */
export function defineMessages<const Set extends Messages>(id: string, messages: Set): MessageSet<Set> {
  return { id, messages }
}

/** Reduces a feature's texts to one language. */
export function textsOf(set: MessageSet, language: Language): Texts {
  const entries = Object.entries(set.messages ?? {})
  return Object.fromEntries(entries.map(([key, message]) => [key, message[language]]))
}

/**
 * Makes texts ready to read: variables become parameters, numbers are written in the language's way.
 *
 * @param texts the texts of the set in `language`, as `textsOf` gives them
 */
export function bindMessages<Set extends Messages>(texts: Texts, language: Language): Bound<Set> {
  const entries = Object.entries(texts).map(([key, text]) => [key, bindText(text, language)])
  return Object.fromEntries(entries) as Bound<Set>
}

function bindText(text: string | PluralForms, language: Language) {
  if (typeof text !== 'string') {
    return (values: Values<'count'>) => fillIn(choosePlural(text, Number(values.count), language), values, language)
  }
  return text.includes('{') ? (values: Values<string>) => fillIn(text, values, language) : text
}

/**
 * Replaces the `{variables}` of a text by values, where the text's key is only known at run time. A number is written in the language's
 * way, a string as it is. A variable without a value becomes empty.
 */
export function fillIn(text: string, values: Values<string>, language: Language): string {
  const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name] ?? ''
    return typeof value === 'number' ? formatNumber(value, language) : value
  })
  return keepPercents(filled)
}
