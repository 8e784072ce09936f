import { Stack } from '@mui/material'
import type { StaffOrderRow } from '@shop/contract/staff'
import { formatDateTime, formatExactMoney } from '@shop/i18n'
import { SimpleList } from 'react-admin'
import { useLanguage } from '../../i18n/language.tsx'
import { NoResults } from '../../ui/no-results.tsx'
import { OrderStatusChip, PaymentChip } from './order-chips.tsx'
import { OrderNumber } from './order-number.tsx'
import { RecipientName } from './recipient-name.tsx'

/** The list of orders on a phone: what matters of each, one under the other. */
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
