import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // `npm start` builds into another folder, then swaps it with the last build (scripts/lib/build-storefront.ts).
  buildDirectory: process.env.STOREFRONT_BUILD ?? 'build',
  // One file per page, because two would be two requests. Client loaders are only a few bytes.
  splitRouteModules: false,
  // The shop has few routes: sending all of them at once saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
