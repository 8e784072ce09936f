import { formatDateTime, formatExactMoney, formatNumber } from '@shop/i18n'
import { useFieldValue } from 'react-admin'
import { useLanguage } from '../../i18n/language.tsx'

/** The label and whether the list sorts by it are the column's. */
export type FieldProperties = { source: string; label?: string; sortable?: boolean }

/** An amount in pounds, as in the contract. */
export function MoneyField({ source }: FieldProperties) {
  const amount = useFieldValue<Record<string, unknown>>({ source })
  const language = useLanguage()
  return (
    <span style={{ whiteSpace: 'nowrap' }}>{typeof amount === 'number' ? formatExactMoney(amount, language) : ''}</span>
  )
}

/** A number with separators. */
export function CountField({ source }: FieldProperties) {
  const count = useFieldValue<Record<string, unknown>>({ source })
  const language = useLanguage()
  return <span>{typeof count === 'number' ? formatNumber(count, language) : ''}</span>
}

/** Date and time in Cairo. */
export function MomentField({ source, emptyText = '' }: FieldProperties & { emptyText?: string }) {
  const moment = useFieldValue<Record<string, unknown>>({ source })
  const language = useLanguage()
  if (typeof moment !== 'string') return <span>{emptyText}</span>
  return (
    <time dateTime={moment} style={{ whiteSpace: 'nowrap' }}>
      {formatDateTime(moment, language)}
    </time>
  )
}
