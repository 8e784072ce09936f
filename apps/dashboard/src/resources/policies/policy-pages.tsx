import OpenInNew from '@mui/icons-material/OpenInNew'
import { Alert, Button } from '@mui/material'
import { policyAnchors } from '@shop/contract'
import type { StaffPolicy } from '@shop/contract/staff'
import { FunctionField, List, TopToolbar, useRecordContext } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useMessages } from '../../i18n/language.tsx'
import { TitleLink } from '../../ui/fields/record-links.tsx'
import { MomentField } from '../../ui/fields/value-fields.tsx'
import { LocalizedInput } from '../../ui/forms/localized-input.tsx'
import { VersionedEdit } from '../../ui/forms/versioned-edit.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { policiesMessages } from './policies.messages.ts'

export function PolicyList() {
  const t = useMessages(policiesMessages)
  const canWrite = useCan('content.write')
  return (
    <List actions={false} pagination={false}>
      <RecordTable title="title" rowClick={canWrite ? 'edit' : false}>
        <TitleLink label={t.policyTitle} source="title" canWrite={canWrite} />
        <FunctionField<StaffPolicy> source="page" render={({ id }) => <bdi dir="ltr">{`/${id}`}</bdi>} />
        <MomentField source="updated_at" />
      </RecordTable>
    </List>
  )
}

const anchors = policyAnchors.map((anchor) => `{#${anchor}}`).join(' ')

/** Edits a policy in both languages side by side. */
export function PolicyEdit() {
  const t = useMessages(policiesMessages)
  return (
    <VersionedEdit redirect={false} actions={<Actions />}>
      <LocalizedInput source="title" label={t.policyTitle} isNeeded />
      <Alert severity="info" sx={{ my: 1 }}>
        {t.hint({ times: '{delivery_times}', costs: '{delivery_costs}', anchors })}
      </Alert>
      <LocalizedInput source="body" label={t.body} isNeeded rows={12} />
    </VersionedEdit>
  )
}

function Actions() {
  const t = useMessages(policiesMessages)
  const policy = useRecordContext<StaffPolicy>()
  return (
    <TopToolbar>
      {policy && (
        <Button size="small" startIcon={<OpenInNew />} href={`/${policy.id}`} target="_blank" rel="noopener">
          {t.toPage}
        </Button>
      )}
    </TopToolbar>
  )
}
