import { Link } from '@mui/material'
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

/** All customers with an account, with a search by phone, e-mail or name. */
export function CustomerList() {
  const t = useMessages(customersMessages)
  const canErase = useCan('customers.erase')
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t.q} sx={{ minInlineSize: 280 }} />,
    <NullableBooleanInput key="is_active" source="is_active" />,
    <NullableBooleanInput key="is_phone_verified" source="is_phone_verified" />,
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
      sort={{ field: 'created_at', order: 'DESC' }}
      empty={<EmptyMessage text={t.none} />}
    >
      <RecordTable title="name" rowClick="show">
        <FunctionField<Customer> source="name" sortable={false} render={(row) => <Name row={row} />} />
        <FunctionField<Customer> source="phone" sortable={false} render={({ phone }) => <PhoneText phone={phone} />} />
        <FunctionField<Customer>
          source="email"
          sortable={false}
          render={({ email }) => email !== '' && <Link href={`mailto:${email}`}>{email}</Link>}
        />
        <CountField source="orders" sortable={false} />
        <MoneyField source="spent" sortable={false} />
        <MomentField source="last_order_at" sortable={false} emptyText="—" />
        <MomentField source="created_at" sortable />
        <FunctionField<Customer> source="state" sortable={false} render={(row) => <CustomerState customer={row} />} />
      </RecordTable>
    </List>
  )
}

function Name({ row: { id, first_name, last_name } }: { row: Customer }) {
  const t = useMessages(customersMessages)
  return (
    <ShowLink id={id}>
      <bdi>{`${first_name} ${last_name}`.trim() || t.nameless}</bdi>
    </ShowLink>
  )
}
