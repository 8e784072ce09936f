import { Box, Link as MuiLink, Typography } from '@mui/material'
import type { PhoneHistory as History } from '@shop/contract/staff'
import { formatDate, formatNumber } from '@shop/i18n'
import { Link } from 'react-router-dom'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { confirmationCallsMessages } from './confirmation-calls.messages.ts'

/** What became of the other orders of a phone, with a link to its record. Refused parcels stand out. */
export function PhoneHistory({ phone, history }: { phone: string; history: History }) {
  const t = useMessages(confirmationCallsMessages)
  const language = useLanguage()
  const { orders, delivered, refused, cancelled, last_order_at: last } = history
  const canSeeCustomers = useCan('customers.read')
  const list = `/dashboard/orders?${new URLSearchParams({ filter: JSON.stringify({ q: phone }) })}`
  const count = (value: number) => ({ count: formatNumber(value, language) })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, alignItems: 'center', typography: 'body2' }}>
      {orders === 0 && <StatusChip tone="plain">{t.firstOrder}</StatusChip>}
      {(orders > 0 || canSeeCustomers) && (
        <MuiLink component={Link} to={canSeeCustomers ? `/dashboard/customers/${phone}/show` : list}>
          {orders > 0 ? t.otherOrders({ count: orders }) : t.customerRecord}
        </MuiLink>
      )}
      {delivered > 0 && <StatusChip tone="good">{t.delivered(count(delivered))}</StatusChip>}
      {refused > 0 && <StatusChip tone="bad">{t.refused(count(refused))}</StatusChip>}
      {cancelled > 0 && <StatusChip tone="plain">{t.cancelledOrders(count(cancelled))}</StatusChip>}
      {last && (
        <Typography variant="body2" color="text.secondary">
          {t.lastOrder({ day: formatDate(last, language) })}
        </Typography>
      )}
    </Box>
  )
}
