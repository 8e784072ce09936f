import { governorates } from '@shop/contract'
import { refundMethodTitles, returnReasonTitles, returnTitles, type StaffCategory } from '@shop/contract/staff'
import { useGetList, useTranslate } from 'react-admin'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { useRoleNames } from '../use-role-names.ts'
import type { ValueWords } from './describe-value.ts'
import { unitOfAmount } from './use-field-name.ts'
import { valuesMessages } from './values.messages.ts'

/** The message keys for the values of a field whose resource has none such as `kind_percent`. */
const choices: Readonly<Record<string, string>> = {
  payment_status: 'orders.fields.paid_',
  payment_method: 'orders.fields.method_',
  outcome: 'confirmation-calls.fields.outcome_',
  reason: 'stock-levels.fields.',
  corrected: 'orders.fields.',
  permissions: 'staff-members.fields.can_',
}

/** Amounts that no form labels with their unit. */
const amounts: readonly string[] = [
  'price',
  'original_price',
  'amount',
  'total',
  'paid',
  'given_back',
  'missing',
  'due',
  'refund',
  'to_card',
  'unpaid',
]

const allCategories = { pagination: { page: 1, perPage: 200 } }

/** The texts that `describeValue` needs, in the language that is shown. */
export function useValueWords(): ValueWords {
  const language = useLanguage()
  const t = useMessages(valuesMessages)
  const translate = useTranslate()
  const roleNames: Readonly<Record<string, string | undefined>> = useRoleNames()
  const { data: categories = [] } = useGetList<StaffCategory>('categories', allCategories)
  const wordsAt = (start: string, word: string) =>
    translate(`resources.${start}${word.replaceAll('.', '_')}`, { _: '' }) || undefined
  const nameOfChoice = (resource: string, field: string, word: string) => {
    const own = wordsAt(`${resource}.fields.${field}_`, word)
    if (own !== undefined) return own
    if (field === 'role' || field === 'second_factor_roles') return roleNames[word]
    if (field === 'category')
      return categories.find(({ id, key }) => String(id) === word || key === word)?.name[language]
    if (field === 'governorate') return governorates[word as keyof typeof governorates]?.[language]
    if (field === 'method') return refundMethodTitles[word as keyof typeof refundMethodTitles]?.[language]
    if (field === 'status' && word in returnTitles) return returnTitles[word as keyof typeof returnTitles][language]
    if (field === 'reason' && word in returnReasonTitles)
      return returnReasonTitles[word as keyof typeof returnReasonTitles][language]
    return field in choices ? (wordsAt(choices[field] ?? '', word) ?? word) : undefined
  }
  const isMoney = (resource: string, field: string) =>
    amounts.includes(field) || unitOfAmount.test(translate(`resources.${resource}.fields.${field}`, { _: '' }))
  return { language, t, nameOfChoice, isMoney }
}
