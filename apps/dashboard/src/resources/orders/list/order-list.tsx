import Download from '@mui/icons-material/Download'
import { type Theme, useMediaQuery } from '@mui/material'
import { governorateCodes, governorates, orderStatuses, paymentMethods, paymentStatuses } from '@shop/contract'
import type { StaffOrderRow } from '@shop/contract/staff'
import type { ReactElement } from 'react'
import {
  Button,
  CreateButton,
  FilterButton,
  FunctionField,
  List,
  NullableBooleanInput,
  SearchInput,
  TopToolbar,
  useListContext,
  useRecordSelection,
} from 'react-admin'
import { useCan } from '../../../auth/staff-member.tsx'
import { refetchInterval } from '../../../data/refetch-interval.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { CommaSeparated } from '../../../ui/fields/bidi-texts.tsx'
import { ShowLink } from '../../../ui/fields/record-links.tsx'
import { MomentField, MoneyField } from '../../../ui/fields/value-fields.tsx'
import { DateInput } from '../../../ui/forms/date-input.tsx'
import { EmptyMessage, NoResults } from '../../../ui/lists/empty-list.tsx'
import { choiceFilter } from '../../../ui/lists/list-filters.tsx'
import { RecordTable } from '../../../ui/lists/record-table.tsx'
import { SelectPage, SelectRow } from '../../../ui/lists/row-selection.tsx'
import { useDownload } from '../../../ui/use-download.ts'
import { PaymentChip } from '../../shared/order-states.tsx'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { RecipientName } from '../../shared/recipient-name.tsx'
import { newOrderMessages } from '../create/new-order.messages.ts'
import { orderWorkMessages } from '../work/order-work.messages.ts'
import { OrderWork } from '../work/order-work.tsx'
import { type ChosenView, useChosenView } from '../work/use-chosen-view.ts'
import { OrderCards } from './order-cards.tsx'
import { OrderNumber, OrderState } from './order-fields.tsx'

/** All orders, with a search by number, phone or name. */
export function OrderList() {
  const isSmall = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'))
  const newOrder = useMessages(newOrderMessages)
  const canWrite = useCan('orders.write')
  const filters = useOrderFilters(isSmall)
  const [view, setView] = useChosenView()
  const [selectedIds] = useRecordSelection({ resource: 'orders' })
  const actions = (
    <TopToolbar>
      <FilterButton />
      {canWrite && <CreateButton label={newOrder.title} />}
      <ExportOrdersButton view={view} />
    </TopToolbar>
  )
  const empty = <NoOrders view={view} />
  return (
    <List
      filters={filters}
      actions={actions}
      sort={{ field: 'created_at', order: 'DESC' }}
      perPage={50}
      filter={view === 'all' ? {} : { view }}
      empty={false}
      // Rows stand still while somebody chooses among them.
      queryOptions={{ refetchInterval: selectedIds.length === 0 && refetchInterval }}
    >
      <OrderWork view={view} onView={setView} />
      {isSmall ? <OrderCards empty={empty} /> : <OrderTable empty={empty} />}
    </List>
  )
}

/** No order at all, or none in this queue or with these filters. */
function NoOrders({ view }: { view: ChosenView }) {
  const t = useMessages(ordersMessages)
  const { filterValues } = useListContext()
  const isWhole = view === 'all' && Object.keys(filterValues).length === 0
  return isWhole ? <EmptyMessage text={t.none} /> : <NoResults />
}

function OrderTable({ empty }: { empty: ReactElement }) {
  const language = useLanguage()
  const work = useMessages(orderWorkMessages)
  return (
    <RecordTable title="number" rowClick="show" empty={empty}>
      <FunctionField<StaffOrderRow>
        label={<SelectPage label={work.selectPage} />}
        render={({ id, number }) => <SelectRow id={id} label={work.select({ number })} />}
      />
      <FunctionField<StaffOrderRow>
        source="number"
        render={(row) => (
          <ShowLink id={row.id}>
            <OrderNumber row={row} />
          </ShowLink>
        )}
      />
      <MomentField source="created_at" sortable />
      <FunctionField<StaffOrderRow> source="customer" render={(row) => <RecipientName {...row} />} />
      <FunctionField<StaffOrderRow>
        source="region_code"
        render={({ city, region_code }) => <CommaSeparated texts={[city, governorates[region_code][language]]} />}
      />
      <MoneyField source="total" sortable />
      <FunctionField<StaffOrderRow>
        source="payment_status"
        render={(row) => <PaymentChip method={row.payment_method} status={row.payment_status} />}
      />
      <FunctionField<StaffOrderRow> source="status" render={(row) => <OrderState row={row} />} />
    </RecordTable>
  )
}

/** Exports all orders of the queue that match the current filters as CSV. */
function ExportOrdersButton({ view }: { view: ChosenView }) {
  const t = useMessages(ordersMessages)
  const { filterValues } = useListContext()
  const canExport = useCan('orders.export')
  const { isBusy, save } = useDownload(t.exportFailed)
  if (!canExport) return null
  const query = new URLSearchParams({ ...(filterValues as Record<string, string>), ...(view !== 'all' && { view }) })
  return (
    <Button
      label={t.exportCsv}
      disabled={isBusy}
      onClick={() => void save(`/api/admin/orders/export/?${query}`, 'orders.csv')}
    >
      <Download />
    </Button>
  )
}

/** The filters of the list. A phone shows few of them at first. Days are in Cairo time. */
function useOrderFilters(isSmall: boolean) {
  const t = useMessages(ordersMessages)
  const language = useLanguage()
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={t.q} sx={{ minInlineSize: 280 }} />,
    choiceFilter({ source: 'status', ids: orderStatuses, nameOf: (id) => t[`status_${id}`], isAlwaysOn: true }),
    <DateInput key="from" source="from" alwaysOn={!isSmall} />,
    <DateInput key="to" source="to" alwaysOn={!isSmall} />,
    choiceFilter({ source: 'payment_status', ids: paymentStatuses, nameOf: (id) => t[`paid_${id}`] }),
    choiceFilter({ source: 'payment_method', ids: paymentMethods, nameOf: (id) => t[`method_${id}`] }),
    choiceFilter({ source: 'governorate', ids: governorateCodes, nameOf: (id) => governorates[id][language] }),
    <NullableBooleanInput key="needs_call" source="needs_call" />,
  ]
}
