import { formatDateTime, formatExactMoney, formatNumber } from '@shop/i18n'
import { useFieldValue } from 'react-admin'
import { useLanguage } from '../../i18n/language.tsx'

type Properties = { source: string; label?: string; sortable?: boolean; textAlign?: 'left' | 'right' | 'center' }

/** An amount in pounds, as in the contract. */
export function MoneyField({ source }: Properties) {
  const amount = useFieldValue<Record<string, unknown>>({ source })
  const language = useLanguage()
  return (
    <span style={{ whiteSpace: 'nowrap' }}>{typeof amount === 'number' ? formatExactMoney(amount, language) : ''}</span>
  )
}

type CountFieldProperties = { source: string; label?: string; sortable?: boolean }

/** A number with separators. */
export function CountField({ source }: CountFieldProperties) {
  const count = useFieldValue<Record<string, unknown>>({ source })
  const language = useLanguage()
  return <span>{typeof count === 'number' ? formatNumber(count, language) : ''}</span>
}

type MomentFieldProperties = { source: string; label?: string; sortable?: boolean; emptyText?: string }

/** Date and time in Cairo. */
export function MomentField({ source, emptyText = '' }: MomentFieldProperties) {
  const moment = useFieldValue<Record<string, unknown>>({ source })
  const language = useLanguage()
  if (typeof moment !== 'string') return <span>{emptyText}</span>
  return (
    <time dateTime={moment} style={{ whiteSpace: 'nowrap' }}>
      {formatDateTime(moment, language)}
    </time>
  )
}
