import { allowOnly, type Directions, type Wall } from './walls.ts'

const app = 'apps/storefront/app/'

/** A route composes features; features know no route, no shell and no other feature. */
export const storefrontDirections: Directions = {
  'entry.client.tsx': ['i18n'],
  'entry.server.tsx': ['boot'],
  'root.tsx': ['analytics', 'connection', 'delivery', 'features', 'i18n', 'page-cache', 'paths.ts', 'shell', 'ui'],
  routes: [
    ...['analytics', 'api.ts', 'boot', 'delivery', 'features', 'i18n', 'installments', 'page-cache'],
    'paths.ts',
    'saved-lists',
    ...['sections', 'shell', 'ui'],
  ],
  'saved-lists': ['api.ts', 'i18n', 'queries', 'shell', 'ui'],
  shell: ['api.ts', 'boot', 'features', 'i18n', 'paths.ts', 'queries', 'ui'],
  'page-cache': ['features', 'i18n', 'queries', 'sections'],
  boot: ['features', 'paths.ts'],
  facts: ['i18n'],
  installments: ['i18n'],
  niche: ['i18n', 'ui'],
  delivery: ['api.ts', 'i18n', 'queries', 'ui'],
  features: [
    'analytics',
    'api.ts',
    'delivery',
    'facts',
    'i18n',
    'installments',
    'niche',
    'paths.ts',
    'queries',
    'saved-lists',
    'sections',
    'ui',
  ],
  'api.ts': ['boot', 'connection', 'features', 'queries'],
  sections: ['i18n', 'queries', 'ui'],
  queries: ['connection'],
  connection: ['i18n', 'ui'],
  analytics: ['i18n', 'paths.ts', 'ui'],
  ui: ['i18n'],
}

/** Names the folder, or the loose file, of the storefront's app. */
export function floorOf(path: string): string | null {
  return path.startsWith(app) ? (path.slice(app.length).split('/')[0] ?? null) : null
}

const featureOf = (path: string) => /^apps\/storefront\/app\/features\/([^/]+)\//.exec(path)?.[1]

export const storefrontWalls: Wall[] = [
  allowOnly(
    storefrontDirections,
    floorOf,
    'The floors of the storefront point down (scripts/lib/walls/storefront-walls.ts): hand over as props what a lower floor shows.',
  ),
  {
    why: 'Features do not import features: the route composes them and hands over what they share.',
    refuses: ({ from, to }) => {
      const [own, other] = [featureOf(from), featureOf(to)]
      return own !== undefined && other !== undefined && own !== other
    },
  },
]
