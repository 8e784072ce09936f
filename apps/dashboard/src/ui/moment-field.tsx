import { formatDateTime } from '@shop/i18n'
import { useFieldValue } from 'react-admin'
import { useLanguage } from '../i18n/language.tsx'

type Properties = { source: string; label?: string; sortable?: boolean; emptyText?: string }

/** Day and minute in Cairo. */
export function MomentField({ source, emptyText = '' }: Properties) {
  const moment = useFieldValue<Record<string, unknown>>({ source })
  const language = useLanguage()
  if (typeof moment !== 'string') return <span>{emptyText}</span>
  return (
    <time dateTime={moment} style={{ whiteSpace: 'nowrap' }}>
      {formatDateTime(moment, language)}
    </time>
  )
}
