import type { Plugin } from 'vite'
import { replaceOnce } from './replace-once.ts'

/**
 * Leaves out parts of React Router that the shop does not use, which a bundler cannot know: the instrumentation of routes, their
 * discovery (react-router.config.ts sends all of them at once), fetchers, and links that fetch their page beforehand.
 */
export function trimRouter(): Plugin {
  return {
    name: 'trim-router',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const missing = id.includes('/storefront/app/')
        ? /\b(?:useFetchers?|PrefetchPageLinks|prefetch=)/.exec(code)
        : null
      if (missing) this.error(`${id} uses a part that vite/trim-router.ts leaves out: ${missing[0]}`)
      const part = Object.entries(unused).find(([file]) => id.endsWith(`/react-router/dist/production/lib/${file}`))
      return part ? { code: part[1].reduce((left, change) => replaceOnce(left, ...change), code), map: null } : null
    },
  }
}

type Change = readonly [wanted: string, replacement: string]

const unused: Readonly<Record<string, readonly Change[]>> = {
  'router/router.js': [
    ['if (init.instrumentations) {', 'if (false) {'],
    ['if (init.instrumentations) router =', 'if (false) router ='],
    ['let instrumentationNavigateMetaReceiver = consumeInstrumentationClientResultMetaReceiver(router);', ''],
    ['if (opts?.instrumentationNavigateMetaReceiver) {', 'if (false) {'],
    ['\t\t\tinstrumentationNavigateMetaReceiver\n', ''],
    ['let instrumentationResultMetaReceiver = consumeInstrumentationClientResultMetaReceiver(router);', ''],
    ['if (instrumentationResultMetaReceiver) instrumentation', 'if (false) instrumentation'],
    ['\t\tnavigate,\n\t\tfetch,\n', '\t\tnavigate,\n'],
    ['\t\tgetFetcher,\n\t\tresetFetcher,\n\t\tdeleteFetcher: queueFetcherForDeletion,\n', ''],
  ],
  'dom/lib.js': [
    ['let [shouldPrefetch, prefetchRef, prefetchHandlers] = usePrefetchBehavior(prefetch, rest);', ''],
    ['\t\t...prefetchHandlers,\n', ''],
    ['ref: mergeRefs(forwardedRef, prefetchRef)', 'ref: forwardedRef'],
    ['return shouldPrefetch && !isAbsolute ?', 'return false ?'],
  ],
  'dom/ssr/fog-of-war.js': [['return routeDiscovery.mode === "lazy" && ssr === true;', 'return false;']],
}
