import { Button, Paper, Stack, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { CreateButton, useListContext, useResourceDefinition } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { uiMessages } from '../ui.messages.ts'

/** An empty list: says so, with the next step. */
export function EmptyMessage({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Paper variant="outlined" sx={{ p: 6, mt: 2, textAlign: 'center' }}>
      <Typography color="text.secondary">{text}</Typography>
      {children}
    </Paper>
  )
}

/** A list that nothing was added to, with the way to the first for who may add. */
export function EmptyList({ text, children }: { text: string; children?: ReactNode }) {
  const { hasCreate } = useResourceDefinition()
  return (
    <EmptyMessage text={text}>
      {hasCreate && <CreateButton />}
      {children}
    </EmptyMessage>
  )
}

/** A list in which nothing is left: says so, and gives all of it back where filters took it. */
export function NoResults() {
  const t = useMessages(uiMessages)
  const { filterValues = {}, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <Stack sx={{ p: 4, gap: 1, alignItems: 'center' }}>
      <Typography color="text.secondary">{isFiltered ? t.noMatch : t.nothing}</Typography>
      {isFiltered && (
        <Button variant="outlined" onClick={() => setFilters({}, [])}>
          {t.clearFilters}
        </Button>
      )}
    </Stack>
  )
}
