import { Typography } from '@mui/material'
import type { OrderCall } from '@shop/contract/staff'
import { formatDateTime } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { confirmationCallsMessages } from './confirmation-calls.messages.ts'

/** What came of the last call, and when to call again. */
export function LastCall({ call: { outcome, note, call_again_at } }: { call: OrderCall }) {
  const t = useMessages(confirmationCallsMessages)
  const language = useLanguage()
  const again = call_again_at && t.again({ time: formatDateTime(call_again_at, language) })
  return (
    <Typography variant="body2" color="text.secondary">
      {t.last({ outcome: t[`outcome_${outcome}`] })}
      {again && ` · ${again}`}
      {note && (
        <>
          {' · '}
          <bdi>{note}</bdi>
        </>
      )}
    </Typography>
  )
}
