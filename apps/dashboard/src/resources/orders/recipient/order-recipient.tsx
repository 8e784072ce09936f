import Call from '@mui/icons-material/Call'
import Edit from '@mui/icons-material/Edit'
import { Box, Button, Link as MuiLink, Typography } from '@mui/material'
import { formatPhoneNumber, governorates, nameApartment, type PhoneNumber } from '@shop/contract'
import { canCorrectRecipient, type StaffOrder } from '@shop/contract/staff'
import { formatDays } from '@shop/i18n'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useCan } from '../../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { CommaSeparated } from '../../../ui/fields/bidi-texts.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { OrderTrust } from '../../shared/order-trust.tsx'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { PhoneBlock } from '../../shared/phone-block.tsx'
import { PhoneHistory } from '../../shared/phone-history.tsx'
import { orderPageMessages } from '../order-page.messages.ts'
import { RecipientDialog } from './recipient-dialog.tsx'

/** The recipient of an order, with the address and the shopper's note. */
export function OrderRecipient({ order }: { order: StaffOrder }) {
  const t = useMessages(orderPageMessages)
  const names = useMessages(ordersMessages)
  const language = useLanguage()
  const canSeeCustomers = useCan('customers.read')
  const canCorrect = useCan('orders.write') && canCorrectRecipient(order)
  const [isCorrecting, setCorrecting] = useState(false)
  const { customer, address, notes, account_phone: account } = order
  const place = [
    address?.address,
    address?.apartment && nameApartment(address.apartment, language),
    order.city,
    governorates[order.region_code][language],
  ]
  return (
    <Panel
      title={t.recipient}
      action={
        canCorrect && (
          <Button size="small" startIcon={<Edit />} onClick={() => setCorrecting(true)}>
            {t.correct}
          </Button>
        )
      }
    >
      {customer ? (
        <>
          <Typography sx={{ fontWeight: 600 }}>
            <bdi>{`${customer.first_name} ${customer.last_name}`}</bdi>
          </Typography>
          <Button href={`tel:${customer.phone}`} startIcon={<Call />} size="small" sx={{ marginInlineStart: '-5px' }}>
            <bdi dir="ltr">{formatPhoneNumber(customer.phone as PhoneNumber)}</bdi>
          </Button>
        </>
      ) : (
        <Typography color="text.secondary">{names.erased}</Typography>
      )}
      <Typography>
        <CommaSeparated texts={place} />
      </Typography>
      {order.promise && (
        <Typography sx={{ mt: 1 }}>{t.promised({ days: formatDays(order.promise, language) })}</Typography>
      )}
      {notes && (
        <Typography sx={{ mt: 1, whiteSpace: 'pre-line' }}>
          <strong>{`${t.shopperNote}:`}</strong> <bdi>{notes}</bdi>
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        <span>{t.speaks({ language: order.language === 'ar' ? t.arabic : t.english })}</span>
        {account === null && <span>{` · ${t.guest}`}</span>}
        {account !== null && account !== customer?.phone && canSeeCustomers && (
          <>
            <span> · </span>
            <MuiLink component={Link} to={`/dashboard/customers/${account}/show`}>
              {t.account}
            </MuiLink>
          </>
        )}
      </Typography>
      {customer && <PhoneHistory phone={customer.phone} history={order.phone_history} />}
      <OrderTrust trust={order.trust} />
      {customer && (
        <Box sx={{ mt: 1 }}>
          <PhoneBlock phone={customer.phone} isBlocked={order.phone_history.is_blocked} />
        </Box>
      )}
      {isCorrecting && <RecipientDialog order={order} onClose={() => setCorrecting(false)} />}
    </Panel>
  )
}
