import { Alert, Button } from '@mui/material'
import { useMessages } from '../i18n/language.tsx'
import { uiMessages } from './ui.messages.ts'

/** Shown where data failed to load, with a button to try again. */
export function FetchFailure({ onRetry }: { onRetry: () => void }) {
  const t = useMessages(uiMessages)
  const retryButton = (
    <Button color="inherit" onClick={onRetry}>
      {t.retry}
    </Button>
  )
  return (
    <Alert severity="error" action={retryButton} sx={{ mt: 2 }}>
      {t.notFetched}
    </Alert>
  )
}

/** The failure of a request, inside the dialog: screen readers do not read a toast above it. A long dialog scrolls to it. */
export function DialogFailure({ failure }: { failure: string | null | undefined }) {
  if (!failure) return null
  return (
    <Alert ref={scrollToIt} severity="error" sx={{ mt: 1 }}>
      {failure}
    </Alert>
  )
}

function scrollToIt(alert: HTMLElement | null): void {
  alert?.scrollIntoView({ block: 'nearest' })
}
