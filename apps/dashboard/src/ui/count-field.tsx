import { formatNumber } from '@shop/i18n'
import { useFieldValue } from 'react-admin'
import { useLanguage } from '../i18n/language.tsx'

type Properties = { source: string; label?: string; sortable?: boolean }

/** A number in the digits of the shop. */
export function CountField({ source }: Properties) {
  const count = useFieldValue<Record<string, unknown>>({ source })
  const language = useLanguage()
  return <span>{typeof count === 'number' ? formatNumber(count, language) : ''}</span>
}
