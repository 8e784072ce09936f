import { Box, Typography } from '@mui/material'
import { Logout, UserMenu } from 'react-admin'
import { useStaffMember } from '../auth/staff-member.tsx'
import { useMessages } from '../i18n/language.tsx'
import { AccountLink } from './account-link.tsx'
import { layoutMessages } from './layout.messages.ts'
import { useRoleName } from './use-role-name.ts'

/** Who is here, with the way out. */
export function AccountMenu() {
  const t = useMessages(layoutMessages)
  const { name, phone } = useStaffMember()
  return (
    <UserMenu label={t.account({ name: name || phone })}>
      <Who />
      <AccountLink />
      <Logout />
    </UserMenu>
  )
}

function Who() {
  const { phone, role } = useStaffMember()
  const nameOfRole = useRoleName()
  return (
    <Box component="li" sx={{ px: 2, py: 1 }}>
      <Typography variant="body2" dir="ltr" sx={{ textAlign: 'start' }}>
        {phone}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {nameOfRole(role)}
      </Typography>
    </Box>
  )
}
