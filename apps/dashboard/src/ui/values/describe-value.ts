import { formatPhoneNumber, type Language, type PhoneNumber } from '@shop/contract'
import {
  type Bound,
  formatDate,
  formatDateTime,
  formatExactMoney,
  formatNumber,
  localeOf,
  type MessageSet,
} from '@shop/i18n'
import { isEmpty } from './find-changes.ts'
import type { valuesMessages } from './values.messages.ts'

type MessagesOf<Set> = Set extends MessageSet<infer Messages> ? Bound<Messages> : never
export type ValueWords = {
  language: Language
  t: MessagesOf<typeof valuesMessages>
  /** The text for a value of an enumeration, such as `processing` or `no_answer`. */
  nameOfChoice: (resource: string, field: string, word: string) => string | undefined
  /** Whether a field of a resource is an amount in EGP. */
  isMoney: (resource: string, field: string) => boolean
}

const pictures: readonly string[] = ['image', 'cat_image', 'wall_image', 'image_ltr', 'image_rtl']

/**
 * Formats the value of a field for people.
 *
 * @param resource the resource that labels the field
 * @param field the last name of the field's path, as in the contract
 */
export function describeValue(resource: string, field: string, value: unknown, words: ValueWords): string {
  const { language, t } = words
  if (isEmpty(value)) return t.empty
  if (typeof value === 'boolean') return value ? t.yes : t.no
  if (field === 'corrected')
    return list(
      String(value)
        .split(', ')
        .map((name) => words.nameOfChoice(resource, field, name) ?? name),
      language,
    )
  const choice = words.nameOfChoice(resource, field, String(value))
  if (choice !== undefined) return choice
  if (words.isMoney(resource, field) && Number.isFinite(Number(value))) return formatExactMoney(Number(value), language)
  if (typeof value === 'number')
    return pictures.includes(field) ? t.picture({ id: String(value) }) : formatNumber(value, language)
  if (typeof value === 'string') return describeText(value, words)
  if (Array.isArray(value))
    return list(
      value.map((entry) => describeValue(resource, field, entry, words)),
      language,
    )
  return describeGroup(field, value as Record<string, unknown>, words)
}

/** Describes the change of a list of ids, such as pictures; null for other values. */
export function describeListChange(before: unknown, after: unknown, { language, t }: ValueWords): string | null {
  const [old, now] = [before, after].map(readIds)
  if (!old || !now || isEmpty([...old, ...now])) return null
  const added = now.filter((id) => !old.includes(id)).length
  const removed = old.filter((id) => !now.includes(id)).length
  if (added + removed === 0) return t.reordered
  const changes = [added > 0 && t.added({ count: added }), removed > 0 && t.removed({ count: removed })]
  return list(
    changes.filter((change) => change !== false),
    language,
  )
}

function readIds(value: unknown): number[] | null {
  if (isEmpty(value)) return []
  return Array.isArray(value) && value.every((id) => typeof id === 'number') ? value : null
}

function describeText(text: string, { language, t }: ValueWords): string {
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/.test(text)) return formatDateTime(text, language)
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return formatDate(text, language)
  if (/^\+20\d{9,10}$/.test(text)) return formatPhoneNumber(text as PhoneNumber)
  if (text === 'yes' || text === 'no') return t[text]
  return text
}

/** The text of a localized value or of its `name`, with its price; the number of a picture; JSON for anything else. */
function describeGroup(field: string, group: Record<string, unknown>, { language, t }: ValueWords): string {
  if (field === 'pictures' && 'id' in group) return t.picture({ id: String(group.id) })
  const text = group[language] ?? (group.name as Record<string, unknown> | undefined)?.[language]
  const price = typeof group.price === 'number' && formatExactMoney(group.price, language)
  const parts = [text, price].filter((part) => typeof part === 'string')
  return parts.length > 0 ? parts.join(' ') : JSON.stringify(group)
}

function list(texts: readonly string[], language: Language): string {
  return new Intl.ListFormat(localeOf[language], { type: 'unit', style: 'short' }).format(texts)
}
