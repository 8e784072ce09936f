import { Button, Stack } from '@mui/material'
import { Link } from 'react-router-dom'
import { useMessages } from '../../i18n/language.tsx'
import { searchesMessages } from './searches.messages.ts'

const parts = ['searches', 'synonyms', 'pins', 'redirects'] as const

/** Links to the parts of the search, above each of their lists. */
export function SearchTabs({ part }: { part: (typeof parts)[number] }) {
  const t = useMessages(searchesMessages)
  return (
    <Stack component="nav" direction="row" aria-label={t.tabs} sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
      {parts.map((name) => (
        <Button
          key={name}
          component={Link}
          to={`/dashboard/search/${name}`}
          variant={name === part ? 'contained' : 'outlined'}
          aria-current={name === part ? 'page' : undefined}
          size="small"
        >
          {t[name]}
        </Button>
      ))}
    </Stack>
  )
}
