import { Button, Link, Paper, Stack, Typography } from '@mui/material'
import { useMessages } from '../i18n/language.tsx'
import { authMessages } from './auth.messages.ts'
import { logOut } from './log-in.ts'
import { SignedOutPage } from './signed-out-page.tsx'

/** For a shopper who found the dashboard. */
export function NotStaff() {
  const t = useMessages(authMessages)
  return (
    <SignedOutPage>
      <Paper variant="outlined" sx={{ p: 4 }}>
        <Stack spacing={2}>
          <Typography component="h1" variant="h6">
            {t.notStaff}
          </Typography>
          <Typography>{t.notStaffText}</Typography>
          <Button variant="contained" onClick={() => void logOut()}>
            {t.otherAccount}
          </Button>
          <Link href="/" sx={{ textAlign: 'center' }}>
            {t.toShop}
          </Link>
        </Stack>
      </Paper>
    </SignedOutPage>
  )
}
