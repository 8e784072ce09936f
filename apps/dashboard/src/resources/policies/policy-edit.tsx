import OpenInNew from '@mui/icons-material/OpenInNew'
import { Alert, Button } from '@mui/material'
import type { StaffPolicy } from '@shop/contract/staff'
import { TopToolbar, useRecordContext } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { LocalizedInput } from '../../ui/localized-input.tsx'
import { VersionedEdit } from '../../ui/versioned-edit.tsx'
import { policiesMessages } from './policies.messages.ts'

/** Changes a policy, both languages beside each other. */
export function PolicyEdit() {
  const t = useMessages(policiesMessages)
  return (
    <VersionedEdit redirect={false} actions={<Actions />}>
      <LocalizedInput source="title" label={t.policyTitle} isNeeded />
      <Alert severity="info" sx={{ my: 1 }}>
        {t.hint}
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
