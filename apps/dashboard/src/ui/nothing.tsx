import { Paper, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** An empty list: says so, with the next step. */
export function Nothing({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ p: 6, mt: 2, textAlign: 'center' }}>
      <Typography color="text.secondary">{text}</Typography>
      {children}
    </Paper>
  )
}
