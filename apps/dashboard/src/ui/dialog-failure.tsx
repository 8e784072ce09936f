import { Alert } from '@mui/material'

/** What went wrong at the last try, inside the dialog: a notice above it is neither read out nor in reach. */
export function DialogFailure({ failure }: { failure: string | null | undefined }) {
  if (!failure) return null
  return (
    <Alert severity="error" sx={{ mt: 1 }}>
      {failure}
    </Alert>
  )
}
