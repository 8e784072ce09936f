import { Box, Stack } from '@mui/material'
import type { Customer, CustomerDetails } from '@shop/contract/staff'
import { formatDate, formatExactMoney, formatNumber } from '@shop/i18n'
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { PhoneText } from '../../ui/fields/bidi-texts.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { Panel } from '../../ui/panel.tsx'
import { customersMessages } from './customers.messages.ts'

/** The account of a customer and the totals of their orders. */
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

/** A list of names and values. */
function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.5 }}>
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

/** The state of an account: blocked, unverified or active. */
export function CustomerState({ customer }: { customer: Pick<Customer, 'is_active' | 'is_phone_verified'> }) {
  const t = useMessages(customersMessages)
  if (!customer.is_active) return <StatusChip tone="bad">{t.blocked}</StatusChip>
  if (!customer.is_phone_verified) return <StatusChip tone="waiting">{t.unverified}</StatusChip>
  return <StatusChip tone="good">{t.active}</StatusChip>
}
