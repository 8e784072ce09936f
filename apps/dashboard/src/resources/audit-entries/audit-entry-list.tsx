import type { AuditEntry } from '@shop/contract/staff'
import { Datagrid, FunctionField, List, SearchInput, SelectInput, TextField } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { MomentField } from '../../ui/moment-field.tsx'
import { Nothing } from '../../ui/nothing.tsx'
import { auditEntriesMessages } from './audit-entries.messages.ts'
import { ChangedFields } from './changed-fields.tsx'
import { auditedEntities, useAuditWords } from './use-audit-words.ts'

/** Who changed what, the newest first. */
export function AuditEntryList() {
  const t = useMessages(auditEntriesMessages)
  const { nameOfAction, nameOfEntity } = useAuditWords()
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput
      key="entity"
      source="entity"
      choices={auditedEntities.map((id) => ({ id, name: nameOfEntity(id) }))}
      translateChoice={false}
      alwaysOn
      sx={{ minInlineSize: 160 }}
    />,
  ]
  return (
    <List filters={filters} exporter={false} sort={{ field: 'at', order: 'DESC' }} empty={<Nothing text={t.none} />}>
      <Datagrid bulkActionButtons={false} rowClick={false} size="small">
        <MomentField source="at" sortable />
        <FunctionField<AuditEntry> source="actor" sortable={false} render={({ actor }) => actor?.name ?? t.theShop} />
        <FunctionField<AuditEntry> source="action" sortable={false} render={({ action }) => nameOfAction(action)} />
        <FunctionField<AuditEntry> source="entity" sortable={false} render={({ entity }) => nameOfEntity(entity)} />
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
