import type { AuditEntry } from '@shop/contract/staff'
import { FunctionField, List } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { MomentField } from '../../ui/fields/value-fields.tsx'
import { Nothing } from '../../ui/lists/empty-list.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { useValueWords } from '../../ui/values/use-value-words.ts'
import { auditEntriesMessages } from './audit-entries.messages.ts'
import { useAuditFilters } from './audit-filters.tsx'
import { ChangedFields } from './changed-fields.tsx'
import { ChangedThing } from './changed-thing.tsx'
import { GroupedEntries } from './grouped-entries.tsx'
import { useAuditWords } from './use-audit-words.ts'

/** Who changed what, the newest first. */
export function AuditEntryList() {
  const t = useMessages(auditEntriesMessages)
  const { nameOfAction } = useAuditWords()
  const words = useValueWords()
  const filters = useAuditFilters()
  return (
    <List filters={filters} sort={{ field: 'at', order: 'DESC' }} empty={<Nothing text={t.none} />}>
      <RecordTable title="entity">
        <MomentField source="at" sortable />
        <FunctionField<AuditEntry> source="actor" sortable={false} render={({ actor }) => actor?.name ?? t.theShop} />
        <FunctionField<AuditEntry> source="action" sortable={false} render={({ action }) => nameOfAction(action)} />
        <FunctionField<AuditEntry>
          source="entity"
          sortable={false}
          render={(entry) => <ChangedThing entry={entry} />}
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
