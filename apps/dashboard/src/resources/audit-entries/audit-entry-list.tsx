import { type AuditEntry, auditedEntities, type StaffAccount } from '@shop/contract/staff'
import { AutocompleteInput, FunctionField, List, ReferenceInput, SearchInput } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useMessages } from '../../i18n/language.tsx'
import { MomentField } from '../../ui/fields/value-fields.tsx'
import { DateInput } from '../../ui/forms/date-input.tsx'
import { EmptyMessage } from '../../ui/lists/empty-list.tsx'
import { choiceFilter } from '../../ui/lists/list-filters.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { auditEntriesMessages } from './audit-entries.messages.ts'
import { ChangedFields } from './changed-fields.tsx'
import { ChangedRecord } from './changed-record.tsx'
import { GroupedEntries } from './grouped-entries.tsx'
import { useAuditWords, useLoggedValues } from './use-audit-words.ts'

/** The audit log, the newest entry first. */
export function AuditEntryList() {
  const t = useMessages(auditEntriesMessages)
  const { nameOfAction } = useAuditWords()
  const words = useLoggedValues()
  const filters = useAuditFilters()
  return (
    <List filters={filters} sort={{ field: 'at', order: 'DESC' }} empty={<EmptyMessage text={t.none} />}>
      <RecordTable title="entity">
        <MomentField source="at" sortable />
        <FunctionField<AuditEntry> source="actor" sortable={false} render={({ actor }) => actor?.name ?? t.theShop} />
        <FunctionField<AuditEntry> source="action" sortable={false} render={({ action }) => nameOfAction(action)} />
        <FunctionField<AuditEntry>
          source="entity"
          sortable={false}
          render={(entry) => <ChangedRecord entry={entry} />}
        />
        <FunctionField<AuditEntry>
          source="changes"
          sortable={false}
          render={(entry) =>
            entry.grouped > 0 ? (
              <GroupedEntries entry={entry} words={words} />
            ) : (
              <ChangedFields entry={entry} words={words} />
            )
          }
        />
      </RecordTable>
    </List>
  )
}

/** The filters of the log: record, staff member for who may see the staff, and days in Cairo time. */
function useAuditFilters() {
  const t = useMessages(auditEntriesMessages)
  const { nameOfEntity } = useAuditWords()
  const canSeeStaff = useCan('staff.read')
  const actor = (
    <ReferenceInput key="actor" source="actor" reference="staff-members" alwaysOn>
      <AutocompleteInput
        label={t.actor}
        optionText={nameOfMember}
        filterToQuery={toQuery}
        sx={{ minInlineSize: 200 }}
      />
    </ReferenceInput>
  )
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={t.q} sx={{ minInlineSize: 240 }} />,
    choiceFilter({ source: 'entity', ids: auditedEntities, nameOf: nameOfEntity, isAlwaysOn: true }),
    ...(canSeeStaff ? [actor] : []),
    <DateInput key="from" source="from" alwaysOn />,
    <DateInput key="to" source="to" alwaysOn />,
  ]
}

function nameOfMember({ first_name, last_name, phone }: StaffAccount): string {
  return `${first_name} ${last_name}`.trim() || phone
}

function toQuery(q: string) {
  return { q }
}
