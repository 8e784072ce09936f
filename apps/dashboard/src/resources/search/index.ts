import Search from '@mui/icons-material/Search'
import { lazy } from 'react'
import type { ResourceDefinition } from '../shared/resource-definition.ts'
import { pinsMessages } from './pins.messages.ts'
import { redirectsMessages } from './redirects.messages.ts'
import { searchesMessages } from './searches.messages.ts'
import { synonymsMessages } from './synonyms.messages.ts'

const rights = { icon: Search, read: 'catalogue.read', write: 'catalogue.write' } as const

/** The entry of the menu; the other parts are its tabs. */
const searches: ResourceDefinition = {
  ...rights,
  name: 'search/searches',
  texts: searchesMessages,
  group: 'catalog',
  list: lazy(async () => ({ default: (await import('./search-list.tsx')).SearchList })),
}

const synonyms: ResourceDefinition = {
  ...rights,
  name: 'search/synonyms',
  texts: synonymsMessages,
  group: null,
  list: lazy(async () => ({ default: (await import('./synonym-list.tsx')).SynonymList })),
  form: lazy(async () => ({ default: (await import('./synonym-form.tsx')).SynonymForm })),
  recordRepresentation: ({ english, arabic, franco }) => [...english, ...arabic, ...franco][0],
}

const pins: ResourceDefinition = {
  ...rights,
  name: 'search/pins',
  texts: pinsMessages,
  group: null,
  list: lazy(async () => ({ default: (await import('./rule-lists.tsx')).PinList })),
  form: lazy(async () => ({ default: (await import('./pin-form.tsx')).PinForm })),
  recordRepresentation: ({ queries }) => queries[0],
}

const redirects: ResourceDefinition = {
  ...rights,
  name: 'search/redirects',
  texts: redirectsMessages,
  group: null,
  list: lazy(async () => ({ default: (await import('./rule-lists.tsx')).RedirectList })),
  form: lazy(async () => ({ default: (await import('./redirect-form.tsx')).RedirectForm })),
  recordRepresentation: ({ queries }) => queries[0],
}

export const searchResources: readonly ResourceDefinition[] = [searches, synonyms, pins, redirects]
