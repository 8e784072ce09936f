import { Button, Paper, Stack, Typography } from '@mui/material'
import { logOut } from '../auth/log-in.ts'
import { SignedOutPage } from '../auth/signed-out-page.tsx'
import { useMessages } from '../i18n/language.tsx'
import { LanguageSwitch } from '../ui/language-switch.tsx'
import { useTitle } from '../ui/use-title.ts'
import { secondFactorMessages } from './second-factor.messages.ts'
import { SetUp } from './set-up.tsx'

/** Shown instead of the dashboard while a required second factor is missing. */
export function MustSetUp({ onDone }: { onDone: () => void }) {
  const t = useMessages(secondFactorMessages)
  useTitle(t.mustTitle)
  return (
    <SignedOutPage>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 4 }, inlineSize: '100%' }}>
        <Stack spacing={2}>
          <Typography component="h1" variant="h5">
            {t.mustTitle}
          </Typography>
          <Typography>{`${t.isRequired} ${t.lead}`}</Typography>
          <SetUp onDone={onDone} />
        </Stack>
      </Paper>
      <Stack direction="row" spacing={2}>
        <Button onClick={() => void logOut()}>{t.logOut}</Button>
        <LanguageSwitch />
      </Stack>
    </SignedOutPage>
  )
}
