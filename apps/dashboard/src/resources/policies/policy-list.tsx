import type { StaffPolicy } from '@shop/contract/staff'
import { Datagrid, FunctionField, List } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { EditLink } from '../../ui/edit-link.tsx'
import { MomentField } from '../../ui/moment-field.tsx'
import { policiesMessages } from './policies.messages.ts'

/** The texts that a shop must show. */
export function PolicyList() {
  const t = useMessages(policiesMessages)
  const language = useLanguage()
  const canWrite = useCan('content.write')
  return (
    <List actions={false} exporter={false} pagination={false}>
      <Datagrid bulkActionButtons={false} rowClick={canWrite ? 'edit' : false} size="small">
        <FunctionField<StaffPolicy>
          label={t.policyTitle}
          source="title"
          sortable={false}
          render={({ id, title }) => (
            <EditLink id={id} canWrite={canWrite}>
              {title[language]}
            </EditLink>
          )}
        />
        <FunctionField<StaffPolicy> source="page" sortable={false} render={({ id }) => <bdi dir="ltr">/{id}</bdi>} />
        <MomentField source="updated_at" sortable={false} />
      </Datagrid>
    </List>
  )
}
