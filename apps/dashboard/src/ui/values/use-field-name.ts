import { nativeNameOf } from '@shop/i18n'
import { useTranslate } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { readFieldPath } from './field-parts.ts'
import { valuesMessages } from './values.messages.ts'

/** Names fields of a resource as its screens do; one that has no label is shown as it is written. */
export function useFieldName(): (resource: string, path: readonly string[]) => string {
  const t: Readonly<Record<string, unknown>> = useMessages(valuesMessages)
  const translate = useTranslate()
  const nameOf = (resource: string, name: string) => {
    const own = t[`field_${name}`]
    if (typeof own === 'string') return own
    return withoutUnit(translate(`resources.${resource}.fields.${name}`, { _: name.replaceAll('_', ' ') }))
  }
  return (resource, path) => {
    const { names, language } = readFieldPath(path)
    const name = names.map((one) => nameOf(resource, one)).join(' · ')
    return language ? `${name} (${nativeNameOf[language]})` : name
  }
}

/** Amounts bring their currency themselves. */
function withoutUnit(label: string): string {
  return label.replace(/ \((EGP|ج\.م)\)$/, '')
}
