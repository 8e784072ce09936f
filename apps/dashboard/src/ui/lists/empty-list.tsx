import { Button, Paper, Stack, Typography } from '@mui/material'
import { CreateButton, useGetList, useListContext, useResourceDefinition } from 'react-admin'
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

const firstRecord = { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' } } as const

/** A list without results. Where its filters hide something, a button clears them; a new shop has nothing that they could hide. */
export function NoResults() {
  const t = useMessages(uiMessages)
  const { filterValues = {}, setFilters, resource } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  const whole = useGetList(resource, firstRecord, { enabled: isFiltered })
  const isHidden = isFiltered && whole.total !== 0
  if (whole.isLoading) return null
  return (
    <Stack sx={{ p: 4, gap: 1, alignItems: 'center' }}>
      <Typography color="text.secondary">{isHidden ? t.noMatch : t.nothing}</Typography>
      {isHidden && (
        <Button variant="outlined" onClick={() => setFilters({}, [])}>
          {t.clearFilters}
        </Button>
      )}
    </Stack>
  )
}
