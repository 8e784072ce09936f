import { Box, Button, Link as MuiLink, Stack } from '@mui/material'
import { parsePhoneNumber } from '@shop/contract'
import type { StaffOrder, StaffOrderRow } from '@shop/contract/staff'
import { formatDate } from '@shop/i18n'
import { useQuery } from '@tanstack/react-query'
import { useFormContext, useWatch } from 'react-hook-form'
import { staffApi } from '../../../data/api.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { OrderStatusChip } from '../../shared/order-states.tsx'
import { PhoneHistory } from '../../shared/phone-history.tsx'
import { toEditable } from '../lines/editable-lines.ts'
import { newOrderMessages } from './new-order.messages.ts'

const shownCount = '5'

/** What the shop knows of the phone in the form, its last orders, and buttons that take over the last address and what was ordered. */
export function LastOrders() {
  const t = useMessages(newOrderMessages)
  const phone = parsePhoneNumber(String(useWatch({ name: 'phone' }) ?? ''))
  const { data } = useQuery({
    queryKey: ['last orders', phone],
    queryFn: ({ signal }) => findCaller(phone ?? '', signal),
    enabled: phone !== null,
    retry: false,
    gcTime: 0,
  })
  if (phone === null || !data) return null
  const { history, rows, last } = data
  return (
    <Box component="section" aria-label={t.lastOrders} sx={{ mb: 2 }}>
      <PhoneHistory phone={phone} history={history} isInForm />
      {rows.map((row) => (
        <OrderLink key={row.id} row={row} />
      ))}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 1 }}>
        {last?.customer && last.address && <UseAddressButton order={last} />}
        {last && <CopyLinesButton order={last} />}
      </Stack>
    </Box>
  )
}

async function findCaller(phone: string, signal: AbortSignal) {
  const [history, { results: rows }] = await Promise.all([
    staffApi.orderChanges.getPhoneHistory({ params: { phone } }, { signal }),
    staffApi.orders.listOrders({ query: { q: phone, page_size: shownCount } }, { signal }),
  ])
  const [newest] = rows
  const last = newest ? await staffApi.orders.getOrder({ params: { id: newest.id } }, { signal }) : null
  return { history, rows, last }
}

/** Opens in another tab, because the form is not saved. */
function OrderLink({ row }: { row: StaffOrderRow }) {
  const language = useLanguage()
  return (
    <Stack direction="row" sx={{ gap: 1, py: 0.5, alignItems: 'center', flexWrap: 'wrap' }}>
      <MuiLink href={`/dashboard/orders/${row.id}/show`} target="_blank">
        <bdi>{row.number}</bdi>
      </MuiLink>
      <span>{formatDate(row.created_at, language)}</span>
      <OrderStatusChip status={row.status} order={row} />
    </Stack>
  )
}

function UseAddressButton({ order }: { order: StaffOrder }) {
  const t = useMessages(newOrderMessages)
  const { setValue } = useFormContext()
  const { customer, address, city, region_code: region, language } = order

  function fill(): void {
    const values = {
      first_name: customer?.first_name,
      last_name: customer?.last_name,
      address: address?.address,
      apartment: address?.apartment ?? '',
      city,
      // It is in the address.
      area: '',
      region,
      language,
    }
    for (const [name, value] of Object.entries(values))
      setValue(name, value, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <Button size="small" variant="outlined" onClick={fill}>
      {t.useAddress({ number: order.number })}
    </Button>
  )
}

/** Puts the lines of an order into the form. The quote says what is sold no more. */
function CopyLinesButton({ order: { number, lines } }: { order: StaffOrder }) {
  const t = useMessages(newOrderMessages)
  const { setValue } = useFormContext()
  return (
    <Button
      size="small"
      variant="outlined"
      onClick={() => setValue('lines', lines.map(toEditable), { shouldDirty: true, shouldValidate: true })}
    >
      {t.copyLines({ number })}
    </Button>
  )
}
