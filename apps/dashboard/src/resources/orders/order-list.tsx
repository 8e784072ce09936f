import { type Theme, useMediaQuery } from '@mui/material'
import { governorates } from '@shop/contract'
import type { StaffOrderRow } from '@shop/contract/staff'
import { Datagrid, FilterButton, FunctionField, List, TopToolbar } from 'react-admin'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { CommaSeparated } from '../../ui/comma-separated.tsx'
import { MomentField } from '../../ui/moment-field.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { NoResults } from '../../ui/no-results.tsx'
import { Nothing } from '../../ui/nothing.tsx'
import { ShowLink } from '../../ui/show-link.tsx'
import { ExportOrdersButton } from './export-orders-button.tsx'
import { OrderCards } from './order-cards.tsx'
import { OrderStatusChip, PaymentChip } from './order-chips.tsx'
import { makeOrderFilters } from './order-filters.tsx'
import { OrderNumber } from './order-number.tsx'
import { ordersMessages } from './orders.messages.ts'
import { RecipientName } from './recipient-name.tsx'

/** Every order, to be found by number, phone or name. */
export function OrderList() {
  const t = useMessages(ordersMessages)
  const language = useLanguage()
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const actions = (
    <TopToolbar>
      <FilterButton />
      <ExportOrdersButton />
    </TopToolbar>
  )
  return (
    <List
      filters={makeOrderFilters(t, language, isSmall)}
      actions={actions}
      sort={{ field: 'created_at', order: 'DESC' }}
      empty={<Nothing text={t.none} />}
    >
      {isSmall ? <OrderCards /> : <OrderTable />}
    </List>
  )
}

function OrderTable() {
  const language = useLanguage()
  return (
    <Datagrid rowClick="show" empty={<NoResults />}>
      <FunctionField<StaffOrderRow>
        source="number"
        sortable={false}
        render={(row) => (
          <ShowLink id={row.id}>
            <OrderNumber row={row} />
          </ShowLink>
        )}
      />
      <MomentField source="created_at" sortable />
      <FunctionField<StaffOrderRow> source="customer" sortable={false} render={(row) => <RecipientName {...row} />} />
      <FunctionField<StaffOrderRow>
        source="region_code"
        sortable={false}
        render={({ city, region_code }) => <CommaSeparated parts={[city, governorates[region_code][language]]} />}
      />
      <MoneyField source="total" sortable />
      <FunctionField<StaffOrderRow>
        source="payment_status"
        sortable={false}
        render={(row) => <PaymentChip method={row.payment_method} status={row.payment_status} />}
      />
      <FunctionField<StaffOrderRow>
        source="status"
        sortable={false}
        render={(row) => <OrderStatusChip status={row.status} order={row} />}
      />
    </Datagrid>
  )
}
