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

/** What went wrong at the last try, inside the dialog: a notice above it is neither read out nor in reach. */
export function DialogFailure({ failure }: { failure: string | null | undefined }) {
  if (!failure) return null
  return (
    <Alert severity="error" sx={{ mt: 1 }}>
      {failure}
    </Alert>
  )
}
