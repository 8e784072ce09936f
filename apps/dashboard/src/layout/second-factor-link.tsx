import Security from '@mui/icons-material/Security'
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { useUserMenu } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMessages } from '../i18n/language.tsx'
import { secondFactorMessages } from '../second-factor/second-factor.messages.ts'

/** The way to one's own second factor. */
export function SecondFactorLink() {
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
