import type { Carrier } from '@shop/contract/staff'
import { CreateButton, FunctionField, List, TopToolbar } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useMessages } from '../../i18n/language.tsx'
import { TitleLink } from '../../ui/fields/record-links.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { MomentField } from '../../ui/fields/value-fields.tsx'
import { EmptyList } from '../../ui/lists/empty-list.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { carriersMessages } from './carriers.messages.ts'

/** The carriers that bring parcels. */
export function CarrierList() {
  const t = useMessages(carriersMessages)
  const canWrite = useCan('settings.write')
  return (
    <List
      actions={<TopToolbar>{canWrite && <CreateButton />}</TopToolbar>}
      sort={{ field: 'name', order: 'ASC' }}
      empty={<EmptyList text={t.none} />}
    >
      <RecordTable title="name" rowClick={canWrite ? 'edit' : false}>
        <TitleLink source="name" canWrite={canWrite} sortable />
        <FunctionField<Carrier> source="kind" render={({ kind }) => t[`kind_${kind}`]} />
        <FunctionField<Carrier>
          source="tracking_pattern"
          render={({ tracking_pattern }) => <bdi dir="ltr">{tracking_pattern}</bdi>}
        />
        <FunctionField<Carrier>
          source="is_active"
          render={({ is_active }) => (
            <StatusChip tone={is_active ? 'good' : 'plain'}>{is_active ? t.active : t.off}</StatusChip>
          )}
        />
        <MomentField source="updated_at" sortable />
      </RecordTable>
    </List>
  )
}
