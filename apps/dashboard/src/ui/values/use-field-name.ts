import type { Language } from '@shop/contract'
import { useTranslate } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { readFieldPath } from './read-field-path.ts'
import { useFactNames } from './use-fact-names.ts'
import { valuesMessages } from './values.messages.ts'

/** Labels the fields of a resource as its forms do, others by the texts of the values; a field without a label is shown by its name. */
export function useFieldName(): (resource: string, path: readonly string[]) => string {
  const t = useMessages(valuesMessages)
  type FieldLabel = Extract<keyof typeof t, `field_${string}`>
  const translate = useTranslate()
  const { inLanguage } = useLanguageLabels()
  const nameOfFact = useFactNames()
  const nameOf = (resource: string, name: string) => {
    const label = translate(`resources.${resource}.fields.${name}`, { _: '' })
    // Formatted amounts contain their currency.
    if (label !== '') return label.replace(unitOfAmount, '')
    const key = `field_${name}`
    return key in t ? t[key as FieldLabel] : name.replaceAll('_', ' ')
  }
  return (resource, path) => {
    const { names, language } = readFieldPath(path)
    const [field, key] = names
    const isFact = resource === 'products' && field === 'facts' && key !== undefined
    const name = isFact ? nameOfFact(key) : names.map((one) => nameOf(resource, one)).join(' · ')
    return language ? inLanguage(name, language) : name
  }
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
