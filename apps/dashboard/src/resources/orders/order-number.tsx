import PhoneInTalk from '@mui/icons-material/PhoneInTalk'
import { Tooltip } from '@mui/material'
import type { StaffOrderRow } from '@shop/contract/staff'
import { useMessages } from '../../i18n/language.tsx'
import { ordersMessages } from './orders.messages.ts'

/** The number of an order, marked while it waits for its call. */
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
