import { Tab, Tabs } from '@mui/material'
import { Link } from 'react-router-dom'
import { useMessages } from '../../i18n/language.tsx'
import { searchesMessages } from './searches.messages.ts'

const parts = ['searches', 'synonyms', 'pins', 'redirects'] as const

/** Links to the parts of the search, above each of their lists. */
export function SearchTabs({ part }: { part: (typeof parts)[number] }) {
  const t = useMessages(searchesMessages)
  return (
    <Tabs component="nav" value={part} variant="scrollable" allowScrollButtonsMobile aria-label={t.tabs}>
      {parts.map((name) => (
        <Tab
          key={name}
          role="link"
          value={name}
          label={t[name]}
          component={Link}
          to={`/dashboard/search/${name}`}
          aria-selected={undefined}
          aria-current={name === part ? 'page' : undefined}
          tabIndex={0}
        />
      ))}
    </Tabs>
  )
}
