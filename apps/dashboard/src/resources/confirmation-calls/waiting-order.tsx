import Call from '@mui/icons-material/Call'
import { Box, Button, Link as MuiLink, Paper, Stack, Typography } from '@mui/material'
import { governorates } from '@shop/contract'
import type { OrderCall, WaitingCall } from '@shop/contract/staff'
import { formatDateTime, formatExactMoney } from '@shop/i18n'
import { Link } from 'react-router-dom'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { CommaSeparated } from '../../ui/fields/bidi-texts.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { CallForm } from '../shared/call-form.tsx'
import { confirmationCallsMessages } from '../shared/confirmation-calls.messages.ts'
import { RecipientName } from '../shared/recipient-name.tsx'

const grid = {
  display: 'grid',
  columnGap: 3,
  rowGap: 1.5,
  gridTemplateAreas: {
    xs: '"number total" "person person" "call call"',
    sm: '"number person total" "call call call"',
    lg: '"number person total call"',
  },
  gridTemplateColumns: { xs: '1fr auto', sm: '130px 1fr auto', lg: '130px 1fr 120px minmax(26rem, auto)' },
}

/** One order of the queue: whom to call, the waiting time, and the outcome. */
export function WaitingOrder({ order }: { order: WaitingCall }) {
  const t = useMessages(confirmationCallsMessages)
  const language = useLanguage()
  const canWrite = useCan('orders.write')
  const { id, number, customer, waiting_minutes: minutes, is_late, last_call } = order
  const wait = minutes < 120 ? t.minutes({ count: minutes }) : t.hours({ count: Math.floor(minutes / 60) })
  return (
    <Paper variant="outlined" component="article" aria-label={number} sx={{ p: 2 }}>
      <Box sx={grid}>
        <Stack spacing={0.5} sx={{ gridArea: 'number', alignItems: 'flex-start' }}>
          <MuiLink component={Link} to={`/dashboard/orders/${id}/show`} sx={{ fontWeight: 700 }}>
            <bdi>{number}</bdi>
          </MuiLink>
          <StatusChip tone={is_late ? 'bad' : 'calm'}>{wait}</StatusChip>
        </Stack>
        <Box sx={{ gridArea: 'person' }}>
          <RecipientName customer={customer} />
          <Typography variant="body2">
            <CommaSeparated texts={[order.city, governorates[order.region_code][language]]} />
          </Typography>
        </Box>
        <Typography sx={{ gridArea: 'total', fontWeight: 600, whiteSpace: 'nowrap' }}>
          {formatExactMoney(order.total, language)}
        </Typography>
        <Stack spacing={1} sx={{ gridArea: 'call' }}>
          {last_call && <LastCall call={last_call} />}
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
            {customer && (
              <Button href={`tel:${customer.phone}`} variant="outlined" startIcon={<Call />}>
                {t.callNow}
              </Button>
            )}
            {canWrite && <CallForm orderId={id} />}
          </Stack>
        </Stack>
      </Box>
    </Paper>
  )
}

/** The outcome of the last call, and when to call again. */
function LastCall({ call: { outcome, note, call_again_at } }: { call: OrderCall }) {
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
