import type { StaffPolicy } from '@shop/contract/staff'
import { FunctionField, List } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useMessages } from '../../i18n/language.tsx'
import { MomentField } from '../../ui/moment-field.tsx'
import { RecordTable } from '../../ui/record-table.tsx'
import { TitleLink } from '../../ui/title-link.tsx'
import { policiesMessages } from './policies.messages.ts'

/** The texts that a shop must show. */
export function PolicyList() {
  const t = useMessages(policiesMessages)
  const canWrite = useCan('content.write')
  return (
    <List actions={false} pagination={false}>
      <RecordTable title="title" rowClick={canWrite ? 'edit' : false}>
        <TitleLink label={t.policyTitle} source="title" canWrite={canWrite} sortable={false} />
        <FunctionField<StaffPolicy> source="page" sortable={false} render={({ id }) => <bdi dir="ltr">/{id}</bdi>} />
        <MomentField source="updated_at" sortable={false} />
      </RecordTable>
    </List>
  )
}
