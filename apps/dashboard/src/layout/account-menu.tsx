import { Box, Typography } from '@mui/material'
import { Logout, UserMenu } from 'react-admin'
import { useStaffMember } from '../auth/staff-member.tsx'
import { AccountLink } from './account-link.tsx'
import { SecondFactorLink } from './second-factor-link.tsx'
import { useRoleName } from './use-role-name.ts'

/** Who is here, with the way out. */
export function AccountMenu() {
  return (
    <UserMenu label="own.account">
      <Who />
      <AccountLink />
      <SecondFactorLink />
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
