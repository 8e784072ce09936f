import type { Customer } from '@shop/contract/staff'
import { FilterButton, FunctionField, List, NullableBooleanInput, SearchInput, TopToolbar } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useMessages } from '../../i18n/language.tsx'
import { PhoneText } from '../../ui/fields/bidi-texts.tsx'
import { ShowLink } from '../../ui/fields/record-links.tsx'
import { CountField, MomentField, MoneyField } from '../../ui/fields/value-fields.tsx'
import { EmptyMessage } from '../../ui/lists/empty-list.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { CustomerState } from './customer-facts.tsx'
import { customersMessages } from './customers.messages.ts'
import { ErasePhone, ExportPhone } from './phone-actions.tsx'

/** Every phone that has ordered or has an account, with a search by phone, e-mail or name. */
export function CustomerList() {
  const t = useMessages(customersMessages)
  const canErase = useCan('customers.erase')
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t.q} sx={{ minInlineSize: 280 }} />,
    <NullableBooleanInput key="is_blocked" source="is_blocked" />,
    <NullableBooleanInput key="has_refusals" source="has_refusals" />,
    <NullableBooleanInput key="has_account" source="has_account" />,
  ]
  const actions = (
    <TopToolbar>
      <FilterButton />
      {canErase && <ExportPhone />}
      {canErase && <ErasePhone />}
    </TopToolbar>
  )
  return (
    <List
      filters={filters}
      actions={actions}
      sort={{ field: 'last_order_at', order: 'DESC' }}
      empty={<EmptyMessage text={t.none} />}
    >
      <RecordTable title="name" rowClick="show">
        <FunctionField<Customer> source="name" render={(row) => <Name row={row} />} />
        <FunctionField<Customer> source="phone" render={({ id }) => <PhoneText phone={id} />} />
        <CountField source="orders" sortable />
        <CountField source="delivered" />
        <CountField source="refused" sortable />
        <CountField source="returned" />
        <MoneyField source="received" />
        <MoneyField source="outstanding" />
        <MomentField source="last_order_at" sortable emptyText="—" />
        <FunctionField<Customer> source="state" render={(row) => <CustomerState customer={row} />} />
      </RecordTable>
    </List>
  )
}

function Name({ row: { id, name } }: { row: Customer }) {
  const t = useMessages(customersMessages)
  return (
    <ShowLink id={id}>
      <bdi>{name || t.nameless}</bdi>
    </ShowLink>
  )
}
