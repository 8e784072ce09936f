import Call from '@mui/icons-material/Call'
import { Box, Button, Link as MuiLink, Paper, Stack, Typography } from '@mui/material'
import { governorates } from '@shop/contract'
import type { WaitingCall } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { Link } from 'react-router-dom'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { CommaSeparated } from '../../ui/comma-separated.tsx'
import { StatusChip } from '../../ui/status-chip.tsx'
import { RecipientName } from '../orders/recipient-name.tsx'
import { CallForm } from './call-form.tsx'
import { confirmationCallsMessages } from './confirmation-calls.messages.ts'
import { LastCall } from './last-call.tsx'

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

/** One order of the queue: whom to call, for how long they wait, and what came of it. */
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
            <CommaSeparated parts={[order.city, governorates[order.region_code][language]]} />
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
