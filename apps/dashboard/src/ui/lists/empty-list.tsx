import { Button, Paper, Stack, Typography } from '@mui/material'
import { CreateButton, useListContext, useResourceDefinition } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import type { Elements } from '../elements.ts'
import { uiMessages } from '../ui.messages.ts'

/** A message in place of a page or list without content. */
export function EmptyMessage({ text, children }: { text: string; children?: Elements }) {
  return (
    <Paper variant="outlined" sx={{ p: 6, mt: 2, textAlign: 'center' }}>
      <Typography color="text.secondary">{text}</Typography>
      {children}
    </Paper>
  )
}

/** An empty list, with a button to add the first record. */
export function EmptyList({ text, children }: { text: string; children?: Elements }) {
  const { hasCreate } = useResourceDefinition()
  return (
    <EmptyMessage text={text}>
      {hasCreate && <CreateButton />}
      {children}
    </EmptyMessage>
  )
}

/** A list without results, with a button that clears the filters. */
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
