/**
 * First parts of the paths that a device may cache: pages that the server renders the same for all shoppers.
 * Pages about one shopper or one order are never cached.
 */
export const cachedPages: ReadonlySet<string> = new Set([
  '',
  'products',
  'category',
  'offers',
  'product',
  'cart',
  'favorites',
  'compare',
  'privacy-policy',
  'return-policy',
  'terms',
])

/** Paths that the service worker never handles. */
const foreignPaths = /^\/(api|dashboard|dev|media|metrics|healthz|readyz)(\/|$)|^\/login$/

/** Parameters that say how a page is fetched, not which page it is. */
const ofFetching = ['lang', '_routes']

export type PageForm = 'document' | 'data'

/**
 * The cacheable page of a request, as a document or as the data that the open shop shows it with.
 *
 * @returns the address of the document without parameters that do not change the page, or null
 */
export function findCachedPage(address: string): { page: string; form: PageForm } | null {
  const url = new URL(address)
  const form = url.pathname.endsWith('.data') ? 'data' : 'document'
  if (form === 'data') url.pathname = url.pathname.replace(/_?\.data$/, '')
  if (!cachedPages.has(url.pathname.split('/')[1] ?? '')) return null
  for (const name of ofFetching) url.searchParams.delete(name)
  url.hash = ''
  return { page: url.href, form }
}

/** The address of a page's document or data (React Router's rule for data). */
export function addressOf(page: string, form: PageForm): string {
  if (form === 'document') return page
  const url = new URL(page)
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data'
  return url.href
}

/** The cache key of a page's document or data, in a language. */
export function keyOf(page: string, form: PageForm, language: string): string {
  const url = new URL(addressOf(page, form))
  url.searchParams.set('lang', language)
  return url.href
}

/** Whether the shop's offline page replaces the browser's own page after a failed visit. */
export function isPageOfShop(pathname: string): boolean {
  return !foreignPaths.test(pathname)
}
