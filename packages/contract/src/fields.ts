import { z } from 'zod'
import { maxSearch, textLimits } from './text-limits.ts'
import { parseGovernorate } from './values/governorate.ts'
import type { SessionKey } from './values/ids.ts'
import { dropDust, parsePounds } from './values/money.ts'
import { parsePhoneNumber } from './values/phone.ts'
import { removeMarks, removeOverrides, toLines, toOneLine, trimText } from './values/trim-text.ts'
import { readTypedSearch } from './values/typed-search.ts'

/** The largest id or version that PostgreSQL's `integer` holds; anything above cannot exist. */
export const maxId = 2_147_483_647

/** A catalogue id inside a JSON body. */
export const idField = z.number().int().min(1).max(maxId)

/** A whole number inside a JSON body; clients may also send it as text of digits. */
export function wholeNumberField(minimum: number, maximum: number) {
  return z
    .union([z.number(), z.string().max(20)])
    .transform(readBy(parseWhole, 'whole'))
    .pipe(z.number().int().min(minimum).max(maximum))
}

function parseWhole(given: number | string): number | null {
  if (typeof given === 'number') return given
  const text = removeMarks(given)
  return /^-?\d+$/.test(text) ? Number(text) : null
}

/** A catalogue id inside a JSON body that clients may also send as text of digits. */
export const typedIdField = wholeNumberField(1, maxId)

/** A catalogue id inside a path or a query, where everything is text. */
export const idParameter = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(idField)

/** A catalogue id inside a path that the client may not know yet: then it is empty, and read as null. */
export const unknownIdParameter = z
  .string()
  .regex(/^([1-9]\d{0,9})?$/)
  .transform((text) => (text === '' ? null : Number(text)))
  .pipe(idField.nullable())

/** Up to `max` catalogue ids inside a query, such as `7,12`; an id that comes twice counts once. */
export function idListParameter(max: number) {
  return z
    .string()
    .max(max * 11)
    .regex(/^[1-9]\d{0,9}(,[1-9]\d{0,9})*$/)
    .transform((text) => text.split(','))
    .pipe(z.array(idParameter).max(max))
    .transform((ids) => [...new Set(ids)])
}

/** A whole number inside a query. */
export function numberParameter(min: number, max: number, fallback: number) {
  return z
    .string()
    .regex(/^-?\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(min).max(max))
    .default(fallback)
}

/**
 * More marks on one letter than any script writes: the bound of Unicode's stream-safe texts (UAX #15). NFC sorts the marks of a letter
 * in quadratic time, so 240 kB of them would block the process for seconds.
 */
const tooManyMarks = /\p{M}{31}/u

/** Typed text, normalised to NFC, without direction overrides, and trimmed. The caller limits its length. */
export const normalizedTextField = z.string().transform((typed, context): string => {
  // Overrides go first: two short runs of marks around one become a long run.
  const text = removeOverrides(typed)
  if (!tooManyMarks.test(text)) return trimText(text.normalize('NFC'))
  context.addIssue({ code: 'custom', params: { reason: 'too_many_marks' } })
  return z.NEVER
})

/** One line of typed text: trimmed, and without control characters. Only what can be seen counts for the minimum. */
export function textField(max: number, min = 1) {
  return normalizedTextField.transform(toOneLine).pipe(
    z
      .string()
      .min(min)
      .max(max)
      .refine(hasNoControlCharacters, { params: { reason: 'control_characters' } })
      .check(({ value, issues }) => {
        if (value.length >= min && removeMarks(value).length < min)
          issues.push({ code: 'too_small', origin: 'string', minimum: min, inclusive: true, input: value })
      }),
  )
}

/** A text that shoppers type, within its limits. */
export function limitedField(name: keyof typeof textLimits) {
  return textField(textLimits[name].max, textLimits[name].min)
}

/** What staff look for in a list, of any characters. */
export const searchedField = z.string().max(maxSearch).transform(readTypedSearch).default('')

/** Several lines of typed text. */
export function multilineField(max: number) {
  return normalizedTextField.transform(toLines).pipe(
    z
      .string()
      .max(max)
      .refine((text) => hasNoControlCharacters(text.replace(/[\n\t]/g, '')), {
        params: { reason: 'control_characters' },
      }),
  )
}

/** A transform that refuses what `parse` gives null for. @param reason names the sentence of the refusal */
export function readBy<Typed, Value>(parse: (typed: Typed) => Value | null, reason: string) {
  return (typed: Typed, context: z.core.$RefinementCtx): Value => {
    const value = parse(typed)
    if (value !== null) return value
    context.addIssue({ code: 'custom', params: { reason } })
    return z.NEVER
  }
}

/** A mobile number as people type it; checked and written as +20…. */
export const phoneField = z.string().max(textLimits.phone.max).transform(readBy(parsePhoneNumber, 'phone'))

/** A governorate by code or by name in either language. */
export const governorateField = z.string().max(40).transform(readBy(parseGovernorate, 'governorate'))

export const sessionKeyField = z.uuid().transform((key) => key.toLowerCase() as SessionKey)

/** Pounds on the wire: never negative, at most two decimals. */
export const poundsField = z.number().min(0).meta({ description: 'EGP with at most two decimals' })

/** Money that came less what went back, in pounds: below 0 where more went back than came. */
export const balanceField = z.number().meta({ description: 'EGP with at most two decimals, also below 0' })

/** An amount in EGP that a request names. The caller limits it. */
export const amountField = z
  .number()
  .overwrite(dropDust)
  .refine((pounds) => parsePounds(pounds) !== null, { params: { reason: 'amount' } })
  .meta({ description: 'EGP with at most two decimals' })

/** A total in EGP that somebody was shown, to be compared. */
export const shownTotalField = poundsField.overwrite(dropDust)

/** An instant on the wire: ISO 8601 in UTC. */
export const instantField = z.iso.datetime()

/** The years that anybody may name; PostgreSQL has no year 0, and nothing here is older or later. */
const years = { min: '1900', max: '2200' }

/** An instant that somebody chooses. */
export const chosenInstantField = instantField.refine(isInYears, { params: { reason: 'year' } })

/** A day that somebody chooses, YYYY-MM-DD. */
export const chosenDayField = z.iso.date().refine(isInYears, { params: { reason: 'year' } })

function isInYears(date: string): boolean {
  const year = date.slice(0, 4)
  return year >= years.min && year <= years.max
}

/** Whether a text holds no NUL, escape sequence or line break. */
function hasNoControlCharacters(text: string): boolean {
  // biome's control-character rule is for accidents; naming the Unicode category says what is meant
  return !/\p{Cc}/u.test(text)
}
