import { Typography } from '@mui/material'
import { formatPhoneNumber, type PhoneNumber } from '@shop/contract'
import type { StaffOrderRow } from '@shop/contract/staff'
import { useMessages } from '../../i18n/language.tsx'
import { ordersMessages } from './orders.messages.ts'

/** The name and phone of the recipient of an order. */
export function RecipientName({ customer }: Pick<StaffOrderRow, 'customer'>) {
  const t = useMessages(ordersMessages)
  if (!customer)
    return (
      <Typography variant="body2" color="text.secondary" component="span">
        {t.erased}
      </Typography>
    )
  return (
    <>
      <bdi>{`${customer.first_name} ${customer.last_name}`}</bdi>
      <Typography variant="body2" color="text.secondary" component="span" sx={{ display: 'block' }}>
        <bdi dir="ltr">{formatPhoneNumber(customer.phone as PhoneNumber)}</bdi>
      </Typography>
    </>
  )
}
