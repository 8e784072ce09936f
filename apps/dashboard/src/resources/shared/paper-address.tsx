import { Box } from '@mui/material'
import { formatPhoneNumber, nameApartment, type PhoneNumber } from '@shop/contract'
import type { Invoice } from '@shop/contract/staff'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { CommaSeparated } from '../../ui/fields/bidi-texts.tsx'
import { ordersMessages } from './orders.messages.ts'

/** Who receives an order, with phone and address. */
export function PaperAddress({ paper: { customer, address } }: { paper: Pick<Invoice, 'customer' | 'address'> }) {
  const names = useMessages(ordersMessages)
  const language = useLanguage()
  if (!customer) return <div>{names.erased}</div>
  const place = address && [
    address.address,
    address.apartment && nameApartment(address.apartment, language),
    address.city,
    address.region[language],
  ]
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      <div>
        <bdi>{`${customer.first_name} ${customer.last_name}`}</bdi>
      </div>
      <bdi dir="ltr">{formatPhoneNumber(customer.phone as PhoneNumber)}</bdi>
      {place && (
        <div>
          <CommaSeparated texts={place} />
        </div>
      )}
    </Box>
  )
}
