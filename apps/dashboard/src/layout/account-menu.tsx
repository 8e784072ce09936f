import Devices from '@mui/icons-material/Devices'
import Security from '@mui/icons-material/Security'
import { Box, ListItemIcon, ListItemText, MenuItem, Typography } from '@mui/material'
import { Logout, UserMenu, useUserMenu } from 'react-admin'
import { Link } from 'react-router-dom'
import { useStaffMember } from '../auth/staff-member.tsx'
import { useMessages } from '../i18n/language.tsx'
import { secondFactorMessages } from '../second-factor/second-factor.messages.ts'
import { useRoleNames } from '../ui/use-role-names.ts'
import { layoutMessages } from './layout.messages.ts'

export function AccountMenu() {
  return (
    <UserMenu label="own.account">
      <MemberDetails />
      <AccountLink />
      <SecondFactorLink />
      <Logout />
    </UserMenu>
  )
}

function MemberDetails() {
  const { phone, role } = useStaffMember()
  const roleNames = useRoleNames()
  return (
    <Box component="li" sx={{ px: 2, py: 1 }}>
      <Typography variant="body2" dir="ltr" sx={{ textAlign: 'start' }}>
        {phone}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {roleNames[role]}
      </Typography>
    </Box>
  )
}

/** A link to the account in the shop, with its devices and password. */
function AccountLink() {
  const t = useMessages(layoutMessages)
  return (
    <MenuItem component="a" href="/account">
      <ListItemIcon>
        <Devices fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t.myAccount}</ListItemText>
    </MenuItem>
  )
}

function SecondFactorLink() {
  const t = useMessages(secondFactorMessages)
  const menu = useUserMenu()
  return (
    <MenuItem component={Link} to="/dashboard/second-factor" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <Security fontSize="small" />
      </ListItemIcon>
      <ListItemText>{t.title}</ListItemText>
    </MenuItem>
  )
}
