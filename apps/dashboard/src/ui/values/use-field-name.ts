import type { Language } from '@shop/contract'
import { useTranslate } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { readFieldPath } from './read-field-path.ts'
import { useFactNames } from './use-fact-names.ts'
import { valuesMessages } from './values.messages.ts'

/** Fields of the audit log without a label in any form. */
const own = [
  'title',
  'outcome',
  'amount',
  'payment_id',
  'orders_kept',
  'order',
  'customer_id',
  'model',
  'corrected',
] as const

/** Fields of the audit log that some resources label; the others show these labels. */
const labelledElsewhere = [
  'booking',
  'carrier_id',
  'changed',
  'created',
  'damaged',
  'failure',
  'is_late',
  'next_day',
  'number',
  'order_id',
  'products',
  'reason',
  'serials',
  'step',
  'subject',
  'transaction_id',
  'units',
] as const

/** Labels the fields of a resource as its forms do; a field without a label is shown by its name. */
export function useFieldName(): (resource: string, path: readonly string[]) => string {
  const t = useMessages(valuesMessages)
  const translate = useTranslate()
  const { inLanguage } = useLanguageLabels()
  const nameOfFact = useFactNames()
  const nameOf = (resource: string, name: string) => {
    if (isOwn(name)) return t[`field_${name}`]
    const label = translate(`resources.${resource}.fields.${name}`, { _: '' })
    // Formatted amounts contain their currency.
    if (label !== '') return label.replace(unitOfAmount, '')
    return isLabelledElsewhere(name) ? t[`field_${name}`] : name.replaceAll('_', ' ')
  }
  return (resource, path) => {
    const { names, language } = readFieldPath(path)
    const [field, key] = names
    const isFact = resource === 'products' && field === 'facts' && key !== undefined
    const name = isFact ? nameOfFact(key) : names.map((one) => nameOf(resource, one)).join(' · ')
    return language ? inLanguage(name, language) : name
  }
}

function isOwn(name: string): name is (typeof own)[number] {
  return (own as readonly string[]).includes(name)
}

function isLabelledElsewhere(name: string): name is (typeof labelledElsewhere)[number] {
  return (labelledElsewhere as readonly string[]).includes(name)
}

/** The end of the label of an amount. */
export const unitOfAmount = / \((EGP|ج\.م)\)$/

/** Labels for the language of a text: `Name (English)`, «الاسم بالإنجليزية». */
export function useLanguageLabels() {
  const t = useMessages(valuesMessages)
  return {
    nameOf: (language: Language) => t[`language_${language}`],
    inLanguage: (field: string, language: Language) => t[`in_${language}`]({ field }),
  }
}
