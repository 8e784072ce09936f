import { Box, Link as MuiLink, Stack, Typography } from '@mui/material'
import type { PhoneHistory as History } from '@shop/contract/staff'
import { formatDate, formatExactMoney, formatNumber } from '@shop/i18n'
import { Link } from 'react-router-dom'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { confirmationCallsMessages } from './confirmation-calls.messages.ts'
import { phoneBlockMessages } from './phone-block.messages.ts'
import { StaffNote } from './staff-note.tsx'

type Properties = {
  phone: string
  history: History
  /** In a form that is not saved the link opens another tab, and there is none for a phone that the shop may not know. */
  isInForm?: boolean
}

/** What the shop knows of a phone beside an order: a block, what became of its other orders, money and notes. Bad news stands out. */
export function PhoneHistory({ phone, history, isInForm = false }: Properties) {
  const t = useMessages(confirmationCallsMessages)
  const block = useMessages(phoneBlockMessages)
  const language = useLanguage()
  const { orders, delivered, refused, cancelled, last_order_at: last, is_blocked, record } = history
  const count = (value: number) => ({ count: formatNumber(value, language) })
  const isKnown = orders > 0 || is_blocked || (record?.notes.length ?? 0) > 0
  return (
    <Stack spacing={0.5} sx={{ typography: 'body2' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center' }}>
        {is_blocked && <StatusChip tone="bad">{block.isBlocked}</StatusChip>}
        {orders === 0 && <StatusChip tone="plain">{t.firstOrder}</StatusChip>}
        {(isKnown || !isInForm) && <OrdersLink phone={phone} orders={orders} isInForm={isInForm} />}
        {delivered > 0 && <StatusChip tone="good">{t.delivered(count(delivered))}</StatusChip>}
        {refused > 0 && <StatusChip tone="bad">{t.refused(count(refused))}</StatusChip>}
        {cancelled > 0 && <StatusChip tone="plain">{t.cancelledOrders(count(cancelled))}</StatusChip>}
        {record !== null && orders > 0 && (
          <span>{`· ${t.received({ amount: formatExactMoney(record.received, language) })}`}</span>
        )}
        {last && (
          <Typography variant="body2" color="text.secondary">
            {`· ${t.lastOrder({ day: formatDate(last, language) })}`}
          </Typography>
        )}
      </Box>
      {record?.notes.map((note) => (
        <StaffNote key={note.id} note={note} />
      ))}
    </Stack>
  )
}

/** A link to the record of the customer, or to the orders for who may not see it. */
function OrdersLink({ phone, orders, isInForm }: { phone: string; orders: number; isInForm: boolean }) {
  const t = useMessages(confirmationCallsMessages)
  const canSeeCustomers = useCan('customers.read')
  const list = `/dashboard/orders?${new URLSearchParams({ filter: JSON.stringify({ q: phone }) })}`
  if (orders === 0 && !canSeeCustomers) return null
  return (
    <MuiLink
      component={Link}
      to={canSeeCustomers ? `/dashboard/customers/${phone}/show` : list}
      {...(isInForm && { target: '_blank' })}
    >
      {orders > 0 ? t.otherOrders({ count: orders }) : t.customerRecord}
    </MuiLink>
  )
}
