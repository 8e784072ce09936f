import { Grid, Stack, Typography } from '@mui/material'
import type { CustomerDetails } from '@shop/contract/staff'
import { Show, useRecordContext } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { wholeRecord } from '../../data/data-provider.ts'
import { useMessages } from '../../i18n/language.tsx'
import { StaffNotes } from '../shared/staff-notes.tsx'
import { CustomerAccount } from './customer-account.tsx'
import { CustomerActions } from './customer-actions.tsx'
import { CustomerFigures, CustomerState } from './customer-facts.tsx'
import { CustomerOrders } from './customer-orders.tsx'
import { customersMessages } from './customers.messages.ts'

/** One phone with its orders, figures, account and notes. */
export function CustomerShow() {
  return (
    <Show actions={false} component="div" queryOptions={{ meta: wholeRecord }}>
      <CustomerSections />
    </Show>
  )
}

function CustomerSections() {
  const t = useMessages(customersMessages)
  const customer = useRecordContext<CustomerDetails>()
  const canSeeOrders = useCan('orders.read')
  if (!customer) return null
  const name = customer.name || t.nameless
  return (
    <Stack spacing={2} sx={{ mt: 2 }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="h2" variant="h5">
          <bdi>{name}</bdi>
        </Typography>
        <CustomerState customer={customer} />
        <CustomerActions customer={customer} name={name} />
      </Stack>
      <Grid container spacing={2}>
        <Grid size={{ xs: 12, lg: 4 }}>
          <Stack spacing={2}>
            <CustomerFigures customer={customer} />
            {customer.account && <CustomerAccount account={customer.account} />}
          </Stack>
        </Grid>
        <Grid size={{ xs: 12, lg: 8 }}>
          <Stack spacing={2}>
            {canSeeOrders && <CustomerOrders count={customer.orders} />}
            <CustomerNotes customer={customer} />
          </Stack>
        </Grid>
      </Grid>
    </Stack>
  )
}

/** Notes about a phone, with the reasons of blocks. */
function CustomerNotes({ customer: { id, notes } }: { customer: CustomerDetails }) {
  const canWrite = useCan('customers.write')
  const add = (text: string) => staffApi.customers.addCustomerNote({ params: { id }, body: { text } })
  return <StaffNotes notes={notes} add={canWrite ? add : null} />
}
