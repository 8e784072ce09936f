import Devices from '@mui/icons-material/Devices'
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { useMessages } from '../i18n/language.tsx'
import { layoutMessages } from './layout.messages.ts'

/** The way to one's own account in the shop, with its devices and password. */
export function AccountLink() {
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
