import { returnStatuses } from '@shop/contract'
import { returnReasonTitles, returnTitles, type StaffReturnRow } from '@shop/contract/staff'
import { FunctionField, List, SearchInput } from 'react-admin'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { ShowLink } from '../../ui/fields/record-links.tsx'
import { CountField, MomentField, MoneyField } from '../../ui/fields/value-fields.tsx'
import { EmptyMessage } from '../../ui/lists/empty-list.tsx'
import { choiceFilter } from '../../ui/lists/list-filters.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { RecipientName } from '../shared/recipient-name.tsx'
import { ReturnStatusChip } from '../shared/return-status.tsx'
import { returnsMessages } from '../shared/returns.messages.ts'

/** All returns, the newest first. */
export function ReturnList() {
  const t = useMessages(returnsMessages)
  const language = useLanguage()
  const filters = [
    <SearchInput key="q" source="q" alwaysOn placeholder={t.q} sx={{ minInlineSize: 280 }} />,
    choiceFilter({
      source: 'status',
      ids: returnStatuses,
      nameOf: (id) => returnTitles[id][language],
      isAlwaysOn: true,
    }),
  ]
  return (
    <List filters={filters} sort={{ field: 'created_at', order: 'DESC' }} empty={<EmptyMessage text={t.none} />}>
      <RecordTable title="number" rowClick="show">
        <FunctionField<StaffReturnRow>
          source="number"
          render={({ id, number }) => (
            <ShowLink id={id}>
              <strong style={{ whiteSpace: 'nowrap' }}>
                <bdi>{number}</bdi>
              </strong>
            </ShowLink>
          )}
        />
        <MomentField source="created_at" />
        <FunctionField<StaffReturnRow> source="order" render={({ order }) => <bdi>{order.number}</bdi>} />
        <FunctionField<StaffReturnRow> source="customer" render={(row) => <RecipientName customer={row.customer} />} />
        <FunctionField<StaffReturnRow> source="reason" render={({ reason }) => returnReasonTitles[reason][language]} />
        <CountField source="units" />
        <MoneyField source="due" />
        <MoneyField source="refunded" />
        <FunctionField<StaffReturnRow> source="status" render={({ status }) => <ReturnStatusChip status={status} />} />
      </RecordTable>
    </List>
  )
}
