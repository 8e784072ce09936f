import { Button, Typography } from '@mui/material'
import type { StaffSession } from '@shop/contract/staff'
import { formatDateTime, listValues } from '@shop/i18n'
import { FunctionField, List } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { PhoneText } from '../../ui/fields/bidi-texts.tsx'
import { MomentField } from '../../ui/fields/value-fields.tsx'
import { EmptyMessage } from '../../ui/lists/empty-list.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { uiMessages } from '../../ui/ui.messages.ts'
import { useAction } from '../../ui/use-action.ts'
import { staffSessionsMessages } from './staff-sessions.messages.ts'

/** The sessions of the staff, the last used first. */
export function StaffSessionList() {
  const t = useMessages(staffSessionsMessages)
  const canWrite = useCan('staff.write')
  return (
    <List actions={false} sort={{ field: 'last_used_at', order: 'DESC' }} empty={<EmptyMessage text={t.none} />}>
      <RecordTable title="member">
        <FunctionField<StaffSession>
          source="member"
          render={({ member }) => (
            <>
              <bdi>{member.name}</bdi> <PhoneText phone={member.phone} />
            </>
          )}
        />
        <FunctionField<StaffSession> source="device" render={(row) => <Device session={row} />} />
        <MomentField source="created_at" />
        <MomentField source="last_used_at" sortable />
        {canWrite && (
          <FunctionField<StaffSession>
            source="actions"
            render={(row) => !row.is_current && <SignOutButton session={row} />}
          />
        )}
      </RecordTable>
    </List>
  )
}

function Device({ session: { device, is_current } }: { session: StaffSession }) {
  const t = useMessages(staffSessionsMessages)
  return (
    <>
      <bdi>{device || '—'}</bdi>{' '}
      {is_current && (
        <Typography component="span" variant="body2" color="text.secondary">
          {`(${t.thisOne})`}
        </Typography>
      )}
    </>
  )
}

/** Revokes one session. */
function SignOutButton({ session: { id, member, device, last_used_at } }: { session: StaffSession }) {
  const t = useMessages(staffSessionsMessages)
  const { buttonOf } = useMessages(uiMessages)
  const language = useLanguage()
  const record = listValues([member.name, device, formatDateTime(last_used_at, language)].filter(Boolean), language)
  const { isBusy, run } = useAction()
  const signOut = () => run(() => staffApi.staffMembers.revokeStaffSession({ params: { id } }), t.signedOut)
  return (
    <Button
      size="small"
      color="error"
      aria-label={buttonOf({ button: t.signOut, record })}
      disabled={isBusy}
      onClick={() => void signOut()}
    >
      {t.signOut}
    </Button>
  )
}
