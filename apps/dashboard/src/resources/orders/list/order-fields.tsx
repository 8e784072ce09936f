import PhoneInTalk from '@mui/icons-material/PhoneInTalk'
import { Stack, Tooltip, Typography } from '@mui/material'
import type { StaffOrderRow } from '@shop/contract/staff'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { OrderStatusChip } from '../../shared/order-states.tsx'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { orderWorkMessages } from '../work/order-work.messages.ts'

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

/** The status of an order, who brings it, and who packs it until it is handed over. */
export function OrderState({ row }: { row: StaffOrderRow }) {
  const t = useMessages(orderWorkMessages)
  const language = useLanguage()
  const { status, packer, packed_at, parcel } = row
  return (
    <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
      <OrderStatusChip status={status} order={row} />
      {parcel && (
        <Typography variant="body2" color="text.secondary">
          <bdi>{parcel.carrier[language]}</bdi>{' '}
          {parcel.tracking_number && <bdi dir="ltr">{parcel.tracking_number}</bdi>}
        </Typography>
      )}
      {status === 'processing' && packer && (
        <Typography variant="body2" color="text.secondary">
          {(packed_at ? t.packedBy : t.takenBy)({ name: packer.name })}
        </Typography>
      )}
    </Stack>
  )
}
