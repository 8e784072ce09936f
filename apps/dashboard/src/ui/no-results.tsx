import { Button, Stack, Typography } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'

/** A list in which nothing is left: says so, and gives all of it back where filters took it. */
export function NoResults() {
  const translate = useTranslate()
  const { filterValues = {}, setFilters } = useListContext()
  const isFiltered = Object.keys(filterValues).length > 0
  return (
    <Stack sx={{ p: 4, gap: 1, alignItems: 'center' }}>
      <Typography color="text.secondary">
        {translate(isFiltered ? 'ra.navigation.no_filtered_results' : 'ra.navigation.no_results')}
      </Typography>
      {isFiltered && (
        <Button variant="outlined" onClick={() => setFilters({}, [])}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      )}
    </Stack>
  )
}
