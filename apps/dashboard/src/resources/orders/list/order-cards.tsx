import { Box, Skeleton, Stack, Typography } from '@mui/material'
import type { StaffOrderRow } from '@shop/contract/staff'
import { formatDateTime, formatExactMoney } from '@shop/i18n'
import type { ReactElement } from 'react'
import { useListContext } from 'react-admin'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { ShowLink } from '../../../ui/fields/record-links.tsx'
import { SelectPage, SelectRow } from '../../../ui/lists/row-selection.tsx'
import { PaymentChip } from '../../shared/order-states.tsx'
import { RecipientName } from '../../shared/recipient-name.tsx'
import { orderWorkMessages } from '../work/order-work.messages.ts'
import { OrderNumber, OrderState } from './order-fields.tsx'

/** The list of orders on a phone, one card each. */
export function OrderCards({ empty }: { empty: ReactElement }) {
  const t = useMessages(orderWorkMessages)
  const { data = [], isPending } = useListContext<StaffOrderRow>()
  if (data.length === 0) return isPending ? <Skeleton variant="rounded" height={320} /> : empty
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', px: 1 }}>
        <SelectPage label={t.selectPage} />
        <Typography variant="body2" aria-hidden="true">
          {t.selectPage}
        </Typography>
      </Stack>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((row) => (
          <OrderCard key={row.id} row={row} />
        ))}
      </Box>
    </>
  )
}

function OrderCard({ row }: { row: StaffOrderRow }) {
  const t = useMessages(orderWorkMessages)
  const language = useLanguage()
  return (
    <Stack component="li" direction="row" sx={{ p: 1, gap: 1, borderBlockStart: '1px solid', borderColor: 'divider' }}>
      <Box>
        <SelectRow id={row.id} label={t.select({ number: row.number })} />
      </Box>
      <Stack spacing={0.5} sx={{ flex: 1, minInlineSize: 0, alignItems: 'flex-start', typography: 'body2' }}>
        <ShowLink id={row.id}>
          <OrderNumber row={row} />
        </ShowLink>
        <span>{formatDateTime(row.created_at, language)}</span>
        <RecipientName customer={row.customer} />
        <PaymentChip method={row.payment_method} status={row.payment_status} />
      </Stack>
      <Stack spacing={0.5} sx={{ alignItems: 'flex-end' }}>
        <strong>{formatExactMoney(row.total, language)}</strong>
        <OrderState row={row} />
      </Stack>
    </Stack>
  )
}
