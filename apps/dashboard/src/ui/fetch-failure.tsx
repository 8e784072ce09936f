import { Alert, Button } from '@mui/material'
import { useMessages } from '../i18n/language.tsx'
import { uiMessages } from './ui.messages.ts'

/** In the place of what could not be fetched: says so, with the next step. */
export function FetchFailure({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(uiMessages)
  const again = (
    <Button color="inherit" onClick={onRetry}>
      {t.retry}
    </Button>
  )
  return (
    <Alert severity="error" action={again} sx={{ mt: 2 }}>
      {t.notFetched}
    </Alert>
  )
}
