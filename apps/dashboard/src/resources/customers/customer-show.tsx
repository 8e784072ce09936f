import { Grid, Stack, Typography } from '@mui/material'
import type { CustomerDetails } from '@shop/contract/staff'
import { Show, useRecordContext } from 'react-admin'
import { wholeRecord } from '../../data/data-provider.ts'
import { useMessages } from '../../i18n/language.tsx'
import { CustomerActions } from './customer-actions.tsx'
import { CustomerFacts, CustomerState } from './customer-facts.tsx'
import { customersMessages } from './customers.messages.ts'
import { RecentOrders } from './recent-orders.tsx'

/** One customer with their orders and the actions on the account. */
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
  if (!customer) return null
  const name = `${customer.first_name} ${customer.last_name}`.trim() || t.nameless
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
          <CustomerFacts customer={customer} />
        </Grid>
        <Grid size={{ xs: 12, lg: 8 }}>
          <RecentOrders customer={customer} />
        </Grid>
      </Grid>
    </Stack>
  )
}
