import { formatDateTime } from '@shop/i18n'
import { PhoneCall } from 'lucide-react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { changingMessages } from './changing.late.messages.ts'

/** The change that the shop will call about. @param text null where what was written is hidden */
export function ChangeAsked({ at, text }: { at: string; text: string | null }) {
  const t = useMessages(changingMessages)
  const language = useLanguage()
  return (
    <Alert tone="nile" icon={<PhoneCall />}>
      <p className="font-semibold">{t.asked({ date: formatDateTime(at, language) })}</p>
      {text !== null && (
        <p className="wrap-anywhere whitespace-pre-line" dir="auto">
          {text}
        </p>
      )}
      <p>{t.weCall}</p>
    </Alert>
  )
}
