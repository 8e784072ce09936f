import { Button, Stack, Typography } from '@mui/material'
import { useListContext } from 'react-admin'
import { useMessages } from '../i18n/language.tsx'
import { uiMessages } from './ui.messages.ts'

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
