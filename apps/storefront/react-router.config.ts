import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // `npm start` builds beside the last build, and swaps the two when the new one is complete (scripts/lib/build-
  // storefront.ts).
  buildDirectory: process.env.STOREFRONT_BUILD ?? 'build',
  // Two files a page instead of one would be two requests: what loads pages in a browser is a few bytes.
  splitRouteModules: false,
  // The shop has few routes: naming them all at once saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
