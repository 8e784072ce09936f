import { allowOnly, type Directions, type Wall } from './walls.ts'

const source = 'apps/server/src/'

/**
 * The modules that a module may open. Money, stock and goods point one way: orders → payments, cart → inventory → catalog;
 * accounts point another: staff → users → settings → audit.
 */
export const moduleDirections: Directions = {
  ads: ['audit', 'media'],
  cart: ['delivery', 'media'],
  catalog: ['audit', 'listing', 'media', 'settings'],
  'catalog-import': ['audit', 'catalog'],
  contacts: ['audit'],
  couriers: ['audit'],
  coupons: ['audit'],
  customers: ['audit', 'messages', 'orders', 'staff', 'users'],
  delivery: ['audit'],
  electricity: ['audit'],
  inventory: ['audit', 'media', 'settings'],
  offers: ['audit', 'catalog'],
  orders: [
    'audit',
    'cart',
    'catalog',
    'contacts',
    'couriers',
    'coupons',
    'delivery',
    'inventory',
    'media',
    'messages',
    'offers',
    'payments',
    'settings',
    'tax-authority',
    'users',
  ],
  overview: ['audit', 'orders', 'search-desk', 'settings'],
  policies: ['audit'],
  search: ['catalog', 'listing', 'search-desk'],
  'search-desk': ['audit', 'catalog', 'listing'],
  settings: ['audit', 'delivery', 'second-factors'],
  staff: ['audit', 'messages', 'second-factors', 'settings', 'users'],
  users: ['audit', 'messages', 'second-factors', 'settings'],
  videos: ['audit', 'media'],
}

/** Names the module of a path. Tables are no module: a foreign key may name a table of any module. */
export function moduleOf(path: string): string | null {
  if (path.endsWith('.table.ts')) return null
  return modulePattern.exec(path)?.[1] ?? null
}

const modulePattern = /^apps\/server\/src\/modules\/([^/]+)\//
const ownModule = (path: string) => modulePattern.exec(path)?.[1]

/** What the name of a file in a module says of its task, in the order of docs/architecture.md. */
const roles = [
  ...['routes', 'staff-routes', 'service', 'staff-service', 'repository', 'staff-repository', 'table', 'query'],
  ...['presenter', 'staff-presenter', 'messages', 'schema', 'types', 'deps', 'limits', 'jobs', 'worker'],
  ...['rules', 'parser', 'data', 'settings', 'factory', 'provider', 'client', 'driver', 'store'],
]

const roleOf = (path: string) => /\.([a-z-]+)\.ts$/.exec(path)?.[1] ?? ''
const isOneOf = (names: readonly string[], path: string) => names.includes(roleOf(path))
const database = ['table', 'repository', 'staff-repository', 'query']
const services = ['service', 'staff-service', 'presenter', 'staff-presenter']
const routes = ['routes', 'staff-routes']

export const serverWalls: Wall[] = [
  allowOnly(
    moduleDirections,
    moduleOf,
    'Modules point one way (scripts/lib/walls/server-walls.ts): app.ts wires a callback, or a job carries the work.',
  ),
  {
    why: 'Another module is opened by its index.ts only: its exports are promised, the rest may change. config reads its settings.',
    refuses: ({ from, to }) =>
      from.startsWith(source) &&
      ownModule(to) !== undefined &&
      ownModule(from) !== ownModule(to) &&
      !to.endsWith('.table.ts') &&
      !(from.startsWith(`${source}config/`) && to.endsWith('.settings.ts')) &&
      !isIndexOfModule(to),
  },
  {
    why: 'A table names the table of another module for a foreign key, and nothing else of it.',
    refuses: ({ from, to }) => isOtherModule(from, to) && from.endsWith('.table.ts') && !to.endsWith('.table.ts'),
  },
  {
    why: 'A module is put together by the composition root and never reaches up to it, to a command or to the web.',
    refuses: ({ from, to }) =>
      ownModule(from) !== undefined &&
      /^(composition|config|process|commands|web|app\.ts|main\.ts)/.test(belowSource(to)),
  },
  {
    why: 'The web reaches modules through the API only, so that the storefront could move out unchanged.',
    refuses: ({ from, to }) => from.startsWith(`${source}web/`) && ownModule(to) !== undefined,
  },
  {
    why: 'Layers point down: routes → service → repository → table.',
    refuses: ({ from, to }) =>
      ownModule(from) !== undefined &&
      ownModule(from) === ownModule(to) &&
      ((isOneOf(database, from) && isOneOf([...services, ...routes], to)) ||
        (isOneOf(services, from) && isOneOf(routes, to))),
  },
  {
    why: 'The repository is the only file that queries the tables of its module.',
    refuses: ({ from, to }) =>
      ownModule(from) !== undefined && isOneOf([...routes, ...services], from) && to.endsWith('.table.ts'),
  },
]

/** Tells whether a file of a module says its role by its name; other files need none. */
export function saysItsRole(path: string): boolean {
  return ownModule(path) === undefined || path.endsWith('/index.ts') || roles.includes(roleOf(path))
}

function isOtherModule(from: string, to: string): boolean {
  const [own, other] = [ownModule(from), ownModule(to)]
  return own !== undefined && other !== undefined && own !== other
}

function isIndexOfModule(path: string): boolean {
  return /^apps\/server\/src\/modules\/[^/]+\/index\.ts$/.test(path)
}

function belowSource(path: string): string {
  return path.startsWith(source) ? path.slice(source.length) : ''
}
