import { Box } from '@mui/material'
import type { ReactNode } from 'react'

type Properties = { columns?: string | { xs: string; md: string }; children: ReactNode }

/** Inputs beside each other where there is room: two, if nothing else is said. */
export function FieldGrid({ columns = { xs: '1fr', md: '1fr 1fr' }, children }: Properties) {
  return <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: columns, inlineSize: '100%' }}>{children}</Box>
}
