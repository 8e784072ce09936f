import PhoneInTalk from '@mui/icons-material/PhoneInTalk'
import { Stack, Tooltip } from '@mui/material'
import type { StaffOrderRow } from '@shop/contract/staff'
import { formatDateTime, formatExactMoney } from '@shop/i18n'
import { SimpleList } from 'react-admin'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { NoResults } from '../../ui/lists/empty-list.tsx'
import { OrderStatusChip, PaymentChip } from '../shared/order-states.tsx'
import { ordersMessages } from '../shared/orders.messages.ts'
import { RecipientName } from '../shared/recipient-name.tsx'

/** The list of orders on a phone, one card each. */
export function OrderCards() {
  const language = useLanguage()
  return (
    <SimpleList<StaffOrderRow>
      linkType="show"
      empty={<NoResults />}
      primaryText={(row) => <OrderNumber row={row} />}
      secondaryText={(row) => (
        <Stack component="span" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
          <span>{formatDateTime(row.created_at, language)}</span>
          <RecipientName customer={row.customer} />
          <PaymentChip method={row.payment_method} status={row.payment_status} />
        </Stack>
      )}
      tertiaryText={(row) => (
        <Stack component="span" spacing={0.5} sx={{ alignItems: 'flex-end' }}>
          <strong>{formatExactMoney(row.total, language)}</strong>
          <OrderStatusChip status={row.status} order={row} />
        </Stack>
      )}
    />
  )
}

/** The number of an order, marked while it needs a confirmation call. */
export function OrderNumber({ row: { number, needs_call } }: { row: StaffOrderRow }) {
  const t = useMessages(ordersMessages)
  return (
    <strong style={{ whiteSpace: 'nowrap' }}>
      <bdi>{number}</bdi>{' '}
      {needs_call && (
        <Tooltip title={t.needs_call}>
          <PhoneInTalk color="warning" fontSize="inherit" titleAccess={t.needs_call} />
        </Tooltip>
      )}
    </strong>
  )
}
