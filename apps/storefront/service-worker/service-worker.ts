import { CacheFirst, ExpirationPlugin, NetworkOnly, type PrecacheEntry, Serwist, StaleWhileRevalidate } from 'serwist'
import { findCachedPage, isPageOfShop } from './cached-pages.ts'
import type { PageMessage } from './messages.ts'
import { getLanguage, PageStrategy, sendReach } from './page-strategy.ts'
import { withoutCache } from './without-cache.ts'

declare const self: ServiceWorkerGlobalScope
/** Written by the build (vite/service-worker.ts): the files that are precached. */
declare const __PRECACHED__: PrecacheEntry[]
/** The code of all pages. A new build does not delete it, because tabs of the old build need it. */
declare const __FILES_OF_PAGES__: string[]

const day = 24 * 60 * 60
const bounded = (maxEntries: number, days: number) => [
  new ExpirationPlugin({
    maxEntries,
    maxAgeSeconds: days * day,
    maxAgeFrom: 'last-used',
    purgeOnQuotaError: true,
  }),
  withoutCache,
]
const pages = new PageStrategy()
const files = new CacheFirst({ cacheName: 'files', plugins: bounded(400, 60) })

/**
 * Makes the shop installable and usable offline. Documents and data come from the shop first, and the names of files
 * change with their content. So a new worker can take over at once, and tabs of the old build still find their files.
 */
const serwist = new Serwist({
  precacheEntries: __PRECACHED__,
  precacheOptions: { cleanupOutdatedCaches: true, plugins: [withoutCache] },
  skipWaiting: true,
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
      handler: files,
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && /^\/media\/.+\.(avif|webp)$/.test(url.pathname),
      handler: new CacheFirst({ cacheName: 'pictures', plugins: bounded(240, 30) }),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/brand/'),
      handler: new StaleWhileRevalidate({ cacheName: 'brand', plugins: bounded(20, 60) }),
    },
    {
      matcher: ({ url, sameOrigin, request }) =>
        sameOrigin &&
        (request.mode === 'navigate' || url.pathname.endsWith('.data')) &&
        findCachedPage(url.href) !== null,
      handler: pages,
    },
    {
      matcher: ({ url, sameOrigin, request }) =>
        sameOrigin && request.mode === 'navigate' && isPageOfShop(url.pathname),
      handler: new NetworkOnly(),
    },
  ],
})

/** A page that neither loads nor is cached: the offline page, in the shopper's language. */
serwist.setCatchHandler(async ({ request }) => {
  if (request.mode !== 'navigate') return Response.error()
  const page = await serwist.matchPrecache(`/offline-${await getLanguage(request.url)}.html`)
  return page ? new Response(page.body, { status: 503, headers: page.headers }) : Response.error()
})

self.addEventListener('install', (event) => {
  const cached = __FILES_OF_PAGES__.map((url) => files.handle({ request: new Request(url), event }))
  // A file that fails now is cached with its page.
  event.waitUntil(Promise.allSettled(cached))
})

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage
  if (message.kind === 'ask-reach') return event.source && sendReach(event.source)
  event.waitUntil(cacheSeen(event, message))
})

/** Caches what was loaded before this worker, by the same strategies. */
async function cacheSeen(
  event: ExtendableMessageEvent,
  { page, files }: PageMessage & { kind: 'keep' },
): Promise<void> {
  const seen = files.map((url) => serwist.handleRequest({ request: new Request(url), event }))
  if (findCachedPage(page)) seen.push(pages.handle({ request: new Request(page), event }))
  await Promise.allSettled(seen)
}

serwist.addEventListeners()
