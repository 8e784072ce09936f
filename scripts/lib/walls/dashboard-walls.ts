import { allowOnly, type Directions, type Wall } from './walls.ts'

const source = 'apps/dashboard/src/'

/** The floors of the dashboard, the upper first: a folder imports from those below it. */
export const dashboardDirections: Directions = {
  'main.tsx': ['root.tsx'],
  'root.tsx': ['app.tsx', 'auth', 'i18n', 'invitation', 'second-factor', 'theme', 'ui'],
  'app.tsx': ['auth', 'data', 'i18n', 'layout', 'resources', 'second-factor', 'theme', 'ui'],
  resources: ['auth', 'data', 'i18n', 'layout', 'theme', 'ui'],
  layout: ['auth', 'i18n', 'second-factor', 'ui'],
  'second-factor': ['auth', 'data', 'i18n', 'ui'],
  invitation: ['auth', 'data', 'i18n', 'ui'],
  auth: ['data', 'i18n', 'ui'],
  ui: ['data', 'i18n', 'theme'],
  theme: ['i18n'],
}

/** Names the folder, or the loose file, of the dashboard's source. */
export function dashboardFloorOf(path: string): string | null {
  return path.startsWith(source) ? (path.slice(source.length).split('/')[0] ?? null) : null
}

const resourceOf = (path: string) => /^apps\/dashboard\/src\/resources\/([^/]+)\//.exec(path)?.[1]

export const dashboardWalls: Wall[] = [
  allowOnly(
    dashboardDirections,
    dashboardFloorOf,
    'The floors of the dashboard point down (scripts/lib/walls/dashboard-walls.ts): hand over as props what a lower floor shows.',
  ),
  {
    why: 'Resources do not import each other: what several of them show lies in resources/shared.',
    refuses: ({ from, to }) => {
      const [own, other] = [resourceOf(from), resourceOf(to)]
      return own !== undefined && other !== undefined && own !== other && other !== 'shared'
    },
  },
  {
    why: 'resources.ts lists the resources and stands above them.',
    refuses: ({ from, to }) => resourceOf(from) !== undefined && to === `${source}resources/resources.ts`,
  },
]
