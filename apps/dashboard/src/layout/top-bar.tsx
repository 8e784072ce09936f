import Storefront from '@mui/icons-material/Storefront'
import { IconButton, Tooltip } from '@mui/material'
import { AppBar, RefreshIconButton, TitlePortal } from 'react-admin'
import { useMessages } from '../i18n/language.tsx'
import { LanguageSwitch } from '../ui/language-switch.tsx'
import { AccountMenu } from './account-menu.tsx'
import { layoutMessages } from './layout.messages.ts'

/** On a phone "Order NW-100234" fits on one line; longer names take two. */
const heading = {
  fontSize: { xs: '0.9375rem', sm: '1.25rem' },
  lineHeight: 1.3,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: { xs: 2, sm: 1 },
  whiteSpace: 'normal',
}

/** The bar above each page: title, link to the shop, language and account. */
export function TopBar() {
  const t = useMessages(layoutMessages)
  return (
    <AppBar alwaysOn toolbar={null} userMenu={<AccountMenu />} sx={{ backgroundColor: '#10212b', color: '#f6f0e6' }}>
      <TitlePortal component="h1" sx={heading} />
      <RefreshIconButton sx={{ display: { xs: 'none', sm: 'inline-flex' } }} />
      <Tooltip title={t.toShop}>
        <IconButton color="inherit" href="/" aria-label={t.toShop}>
          <Storefront />
        </IconButton>
      </Tooltip>
      <LanguageSwitch />
    </AppBar>
  )
}
