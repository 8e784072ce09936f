import { Alert, Box, Link as MuiLink, Paper, Stack, Typography } from '@mui/material'
import { type ChangeRequest, governorates } from '@shop/contract'
import type { OrderCall, WaitingCall } from '@shop/contract/staff'
import { formatDateTime, formatExactMoney } from '@shop/i18n'
import { Link } from 'react-router-dom'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { CommaSeparated } from '../../ui/fields/bidi-texts.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { CallForm } from '../shared/call-form.tsx'
import { confirmationCallsMessages } from '../shared/confirmation-calls.messages.ts'
import { OrderTrust } from '../shared/order-trust.tsx'
import { PhoneHistory } from '../shared/phone-history.tsx'
import { RecipientName } from '../shared/recipient-name.tsx'
import { ContactButtons } from './contact-buttons.tsx'
import { DecisionButtons } from './decision-buttons.tsx'

const grid = {
  display: 'grid',
  columnGap: 3,
  rowGap: 1.5,
  gridTemplateAreas: {
    xs: '"number" "total" "person" "goods" "call"',
    sm: '"number person total" "goods goods goods" "call call call"',
    lg: '"number person goods total" "call call call call"',
  },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: '130px minmax(0, 1fr) auto',
    lg: '130px minmax(0, 1fr) minmax(0, 1.2fr) 120px',
  },
}

type Properties = {
  order: WaitingCall
  /** Its buttons take no press. */
  isResting?: boolean
  /** Nobody was reached in all tries. */
  isToDecide?: boolean
}

/** One order of the queue: whom to call about which goods, the waiting time, and the outcome. */
export function WaitingOrder({ order, isResting = false, isToDecide = false }: Properties) {
  const t = useMessages(confirmationCallsMessages)
  const language = useLanguage()
  const canWrite = useCan('orders.write')
  const { id, number, customer, waiting_minutes: minutes, is_late, call_at, last_call } = order
  const wait = minutes < 120 ? t.minutes({ count: minutes }) : t.hours({ count: Math.floor(minutes / 60) })
  return (
    <Paper variant="outlined" component="article" aria-label={number} sx={{ p: 2 }}>
      <Box sx={grid}>
        <Stack spacing={0.5} sx={{ gridArea: 'number', alignItems: 'flex-start' }}>
          <MuiLink component={Link} to={`/dashboard/orders/${id}/show`} sx={{ fontWeight: 700 }}>
            <bdi>{number}</bdi>
          </MuiLink>
          <StatusChip tone={is_late ? 'bad' : 'calm'}>
            {call_at && !isToDecide ? t.callAt({ time: formatDateTime(call_at, language) }) : wait}
          </StatusChip>
        </Stack>
        <Box sx={{ gridArea: 'person' }}>
          <RecipientName customer={customer} />
          {customer && <PhoneHistory phone={customer.phone} history={order.phone_history} />}
          <OrderTrust trust={order.trust} />
          <Typography variant="body2">
            <CommaSeparated
              texts={[order.address, order.apartment, order.city, governorates[order.region_code][language]]}
            />
          </Typography>
        </Box>
        <Goods order={order} />
        <Typography sx={{ gridArea: 'total', fontWeight: 600, whiteSpace: 'nowrap' }}>
          {formatExactMoney(order.total, language)}
        </Typography>
        <Stack spacing={1} sx={{ gridArea: 'call' }}>
          {order.change_request && <ChangeWanted request={order.change_request} />}
          {last_call && <LastCall call={last_call} />}
          <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
            {customer && <ContactButtons order={order} phone={customer.phone} />}
            {canWrite && <CallForm orderId={id} number={number} seenCalls={order.calls} isResting={isResting} />}
            {canWrite && isToDecide && <DecisionButtons order={order} />}
          </Stack>
        </Stack>
      </Box>
    </Paper>
  )
}

/** What was ordered, and what the customer wrote. */
function Goods({ order: { lines, shopper_note: note } }: { order: WaitingCall }) {
  const t = useMessages(confirmationCallsMessages)
  const language = useLanguage()
  return (
    <Box sx={{ gridArea: 'goods' }}>
      {lines.map(({ variant_id, name, color, size, quantity }) => (
        <Typography key={variant_id} variant="body2">
          <span>{`${quantity} × `}</span>
          <CommaSeparated texts={[name[language], color?.name[language], size]} />
        </Typography>
      ))}
      {note && (
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {t.shopperNote({ note })}
        </Typography>
      )}
    </Box>
  )
}

/** What the shopper wants to be changed, and how the request is answered. */
function ChangeWanted({ request: { text, at } }: { request: ChangeRequest }) {
  const t = useMessages(confirmationCallsMessages)
  const language = useLanguage()
  return (
    <Alert severity="info">
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t.wantsChange({ date: formatDateTime(at, language) })}
      </Typography>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      <Typography variant="body2">{t.wantsChangeHint}</Typography>
    </Alert>
  )
}

/** The outcome of the last call, and when to call again. */
function LastCall({ call: { outcome, note, call_again_at } }: { call: OrderCall }) {
  const t = useMessages(confirmationCallsMessages)
  const language = useLanguage()
  const again = call_again_at && t.again({ time: formatDateTime(call_again_at, language) })
  return (
    <Typography variant="body2" color="text.secondary">
      <span>{t.last({ outcome: t[`outcome_${outcome}`] })}</span>
      {again && <span>{` · ${again}`}</span>}
      {note && (
        <>
          <span> · </span>
          <bdi>{note}</bdi>
        </>
      )}
    </Typography>
  )
}
