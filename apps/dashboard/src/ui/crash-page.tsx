import { Button, Paper, Stack, Typography } from '@mui/material'
import { useMessages } from '../i18n/language.tsx'
import { uiMessages } from './ui.messages.ts'

type Properties = {
  /** Whether the form has unsaved input, which is preserved. */
  hasTyped?: boolean
  onBack: () => void
}

/** Replaces a crashed part of the dashboard, with a button that leads back. */
export function CrashPage({ hasTyped = false, onBack }: Properties) {
  const t = useMessages(uiMessages)
  return (
    <Paper variant="outlined" role="alert" sx={{ p: { xs: 3, sm: 6 }, mt: 2 }}>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Typography component="h2" variant="h5">
          {t.crashed}
        </Typography>
        <Typography>{hasTyped ? t.crashedTyped : t.crashedText}</Typography>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button variant="contained" onClick={onBack}>
            {hasTyped ? t.backToTyped : t.retry}
          </Button>
          <Button href="/dashboard">{t.toOverview}</Button>
        </Stack>
      </Stack>
    </Paper>
  )
}
