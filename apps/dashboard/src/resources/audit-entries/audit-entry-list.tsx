import type { AuditEntry } from '@shop/contract/staff'
import { Datagrid, FunctionField, List, SearchInput, TextField } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { MomentField } from '../../ui/moment-field.tsx'
import { Nothing } from '../../ui/nothing.tsx'
import { auditEntriesMessages } from './audit-entries.messages.ts'
import { ChangedFields } from './changed-fields.tsx'

const filters = [<SearchInput key="q" source="q" alwaysOn />]

/** Who changed what, the newest first. */
export function AuditEntryList() {
  const t = useMessages(auditEntriesMessages)
  return (
    <List filters={filters} exporter={false} sort={{ field: 'at', order: 'DESC' }} empty={<Nothing text={t.none} />}>
      <Datagrid bulkActionButtons={false} rowClick={false} size="small">
        <MomentField source="at" sortable />
        <FunctionField<AuditEntry> source="actor" sortable={false} render={({ actor }) => actor?.name ?? t.theShop} />
        <TextField source="action" sortable={false} />
        <TextField source="entity" sortable={false} />
        <TextField source="entity_id" sortable={false} />
        <FunctionField<AuditEntry>
          source="changes"
          sortable={false}
          render={(entry) => <ChangedFields entry={entry} />}
        />
      </Datagrid>
    </List>
  )
}
