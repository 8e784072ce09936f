import { Stack } from '@mui/material'
import type { CustomerDetails } from '@shop/contract/staff'
import { formatDate, formatExactMoney, formatNumber } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { Facts } from '../../ui/facts.tsx'
import { Panel } from '../../ui/panel.tsx'
import { PhoneText } from '../../ui/phone-text.tsx'
import { customersMessages } from './customers.messages.ts'

/** The account of a shopper, and what they bought in all. */
export function CustomerFacts({ customer }: { customer: CustomerDetails }) {
  const t = useMessages(customersMessages)
  const language = useLanguage()
  const count = (value: number) => formatNumber(value, language)
  return (
    <Stack spacing={2}>
      <Panel title={t.account}>
        <Facts
          facts={[
            [t.phone, <PhoneText key="phone" phone={customer.phone} />],
            [t.email, <bdi key="email">{customer.email || '—'}</bdi>],
            [t.created_at, formatDate(customer.created_at, language)],
            [t.sessions, count(customer.sessions)],
          ]}
        />
      </Panel>
      <Panel title={t.figures}>
        <Facts
          facts={[
            [t.orders, count(customer.orders)],
            [t.spent, formatExactMoney(customer.spent, language)],
            [t.cancelled, count(customer.cancelled_orders)],
            [t.returned, count(customer.returned_orders)],
            [t.guestOrders, count(customer.guest_orders)],
          ]}
        />
      </Panel>
    </Stack>
  )
}
