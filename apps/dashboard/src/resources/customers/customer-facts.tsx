import { Box, Stack } from '@mui/material'
import type { Customer, CustomerDetails } from '@shop/contract/staff'
import { formatDateTime, formatExactMoney, formatNumber } from '@shop/i18n'
import type { ReactNode } from 'react'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { PhoneText } from '../../ui/fields/bidi-texts.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { Panel } from '../../ui/panel.tsx'
import { customersMessages } from './customers.messages.ts'

/** What became of the orders of a phone, and the money. */
export function CustomerFigures({ customer }: { customer: CustomerDetails }) {
  const t = useMessages(customersMessages)
  const language = useLanguage()
  const count = (value: number) => formatNumber(value, language)
  const money = (value: number) => formatExactMoney(value, language)
  const { last_order_at: last, block } = customer
  return (
    <Panel title={t.figures}>
      <Facts
        facts={[
          [t.phone, <PhoneText key="phone" phone={customer.id} />],
          [t.orders, count(customer.orders)],
          [t.delivered, count(customer.delivered)],
          [t.refused, count(customer.refused)],
          [t.returned, count(customer.returned)],
          [t.cancelled, count(customer.cancelled)],
          [t.received, money(customer.received)],
          [t.outstanding, money(customer.outstanding)],
          [t.last_order_at, last ? formatDateTime(last, language) : '—'],
          ...(block ? [[t.blockedSince, <BlockedSince key="block" block={block} />] as const] : []),
        ]}
      />
    </Panel>
  )
}

function BlockedSince({ block: { at, actor } }: { block: NonNullable<CustomerDetails['block']> }) {
  const language = useLanguage()
  return (
    <>
      <span>{formatDateTime(at, language)}</span>
      {actor && (
        <>
          <span> · </span>
          <bdi>{actor.name}</bdi>
        </>
      )}
    </>
  )
}

/** A list of names and values. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
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

/** Whether a customer may order, and has an account. */
export function CustomerState({ customer }: { customer: Pick<Customer, 'is_blocked' | 'has_account'> }) {
  const t = useMessages(customersMessages)
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {customer.is_blocked && <StatusChip tone="bad">{t.blocked}</StatusChip>}
      <StatusChip tone={customer.has_account ? 'good' : 'plain'}>
        {customer.has_account ? t.withAccount : t.withoutAccount}
      </StatusChip>
    </Stack>
  )
}
