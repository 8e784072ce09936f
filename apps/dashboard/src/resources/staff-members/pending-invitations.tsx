import { Button, Paper, Stack, Typography } from '@mui/material'
import type { StaffInvitation } from '@shop/contract/staff'
import { formatDateTime } from '@shop/i18n'
import { useGetList } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { PhoneText } from '../../ui/fields/bidi-texts.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { useAction } from '../../ui/use-action.ts'
import { useRoleNames } from '../../ui/use-role-names.ts'
import { staffMembersMessages } from './staff-members.messages.ts'

/** Invitations that are not accepted yet. */
export function PendingInvitations() {
  const t = useMessages(staffMembersMessages)
  const { data = [] } = useGetList<StaffInvitation>('staff-invitations')
  if (data.length === 0) return null
  return (
    <Paper component="section" variant="outlined" sx={{ p: 2, mb: 2 }}>
      <Typography component="h2" variant="h6">
        {t.invitations}
      </Typography>
      <Stack component="ul" spacing={2} sx={{ p: 0, listStyle: 'none' }}>
        {data.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </Stack>
    </Paper>
  )
}

function InvitationRow({ invitation }: { invitation: StaffInvitation }) {
  const t = useMessages(staffMembersMessages)
  const language = useLanguage()
  const roleNames = useRoleNames()
  const canWrite = useCan('staff.write')
  const { isBusy, run } = useAction()
  const { phone, role, expires_at, is_expired, delivery } = invitation
  const params = { id: invitation.id }
  const name = `${invitation.first_name} ${invitation.last_name}`.trim()
  return (
    <Stack component="li" direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <span>
        {name !== '' && <bdi>{name} </bdi>}
        <PhoneText phone={phone} />
      </span>
      <span>{roleNames[role]}</span>
      <StatusChip tone={delivery === 'failed' ? 'bad' : delivery === 'waiting' ? 'waiting' : 'good'}>
        {t[`delivery_${delivery}`]}
      </StatusChip>
      {is_expired ? (
        <StatusChip tone="bad">{t.ended}</StatusChip>
      ) : (
        <span>{t.ends_at({ moment: formatDateTime(expires_at, language) })}</span>
      )}
      {canWrite && (
        <>
          <Button
            disabled={isBusy}
            onClick={() => void run(() => staffApi.staffMembers.resendInvitation({ params }), t.wasSent)}
          >
            {t.sendAgain}
          </Button>
          <Button
            color="error"
            disabled={isBusy}
            onClick={() => void run(() => staffApi.staffMembers.revokeInvitation({ params }), t.revoked)}
          >
            {t.revoke}
          </Button>
        </>
      )}
    </Stack>
  )
}
