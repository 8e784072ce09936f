import { formatExactMoney } from '@shop/i18n'
import { useFieldValue } from 'react-admin'
import { useLanguage } from '../i18n/language.tsx'

type Properties = { source: string; label?: string; sortable?: boolean; textAlign?: 'left' | 'right' | 'center' }

/** An amount in pounds, as on the wire. */
export function MoneyField({ source }: Properties) {
  const amount = useFieldValue<Record<string, unknown>>({ source })
  const language = useLanguage()
  return (
    <span style={{ whiteSpace: 'nowrap' }}>{typeof amount === 'number' ? formatExactMoney(amount, language) : ''}</span>
  )
}
