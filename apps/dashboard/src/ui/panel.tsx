import { Paper, Stack, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'

type Properties = { title: string; action?: ReactNode; children: ReactNode }

/** A part of a page, under a heading of its own. */
export function Panel({ title, action, children }: Properties) {
  const id = useId()
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2, overflowX: 'auto' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', mb: 1, gap: 1 }}>
        <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        {action}
      </Stack>
      {children}
    </Paper>
  )
}
