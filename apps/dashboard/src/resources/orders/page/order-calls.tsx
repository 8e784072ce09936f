import { Stack, Typography } from '@mui/material'
import type { OrderCall, StaffOrder } from '@shop/contract/staff'
import { formatDateTime } from '@shop/i18n'
import { useCan } from '../../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { CallForm } from '../../shared/call-form.tsx'
import { confirmationCallsMessages } from '../../shared/confirmation-calls.messages.ts'

/** The confirmation calls of an order, with a form for the next one while the order is processing. */
export function OrderCalls({ order: { id, number, calls, status } }: { order: StaffOrder }) {
  const t = useMessages(confirmationCallsMessages)
  const canWrite = useCan('orders.write')
  if (calls.length === 0 && status !== 'processing') return null
  return (
    <Panel title={t.calls}>
      <Stack spacing={1.5}>
        {calls.length === 0 && <Typography color="text.secondary">{t.noCalls}</Typography>}
        {calls.map((call) => (
          <Call key={call.id} call={call} />
        ))}
        {canWrite && status === 'processing' && (
          <CallForm orderId={id} number={number} seenCalls={calls.length} offersTakeOver />
        )}
      </Stack>
    </Panel>
  )
}

function Call({ call: { source, outcome, at, actor, note, call_again_at } }: { call: OrderCall }) {
  const t = useMessages(confirmationCallsMessages)
  const language = useLanguage()
  return (
    <div>
      <strong>{source === 'staff' ? t[`outcome_${outcome}`] : t[`by_${source}`]}</strong>
      {source === 'staff' && call_again_at && (
        <span>{` · ${t.again({ time: formatDateTime(call_again_at, language) })}`}</span>
      )}
      <Typography variant="body2" color="text.secondary">
        <span>{formatDateTime(at, language)}</span>
        {actor && (
          <>
            <span> · </span>
            <bdi>{actor.name}</bdi>
          </>
        )}
      </Typography>
      {note && (
        <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          <bdi>{note}</bdi>
        </Typography>
      )}
    </div>
  )
}
