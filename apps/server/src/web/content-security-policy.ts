import { createHash } from 'node:crypto'

/** Where a page may load from. The player of the video platform opens only when a shopper asks for it. */
const sources = {
  'default-src': "'self'",
  'style-src': "'self'",
  // A 3D model carries its pictures inside; the viewer hands them to the browser as blobs of the page's own.
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self' blob:",
  'frame-src': 'https://www.youtube-nocookie.com',
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
} as const

/** The policy of the built files: it limits the requests of the service worker, and covers the pages that it caches for offline use. */
export const filePolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What Google Analytics needs besides, in the shops that use it. */
const analyticsSources = {
  'script-src': 'https://*.googletagmanager.com',
  'img-src': 'https://*.google-analytics.com https://*.googletagmanager.com',
  'connect-src': 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
} as const

/**
 * The policy of one page: it allows the page's own inline scripts by their hashes, and no others. An injected script has no mark, so its
 * hash is not in the policy. The marks are removed before the page is sent, so a script cannot read and reuse them.
 *
 * @param mark the nonce of the page's own scripts while it is rendered
 * @param hasAnalytics whether visits are counted
 */
export function makeContentSecurityPolicy(html: string, mark: string, hasAnalytics: boolean): string {
  const hashes = html
    .split(`<script${nonceOf(mark)}`)
    .slice(1)
    .map((rest) => hashOf(contentOf(rest)))
  const policy = { 'script-src': ["'self'", ...new Set(hashes)].join(' '), ...sources }
  const more: Partial<Record<string, string>> = hasAnalytics ? analyticsSources : {}
  return Object.entries(policy)
    .map(([directive, value]) => [directive, value, more[directive]].filter(Boolean).join(' '))
    .join('; ')
}

/** The page as it leaves: without what marked its scripts. */
export function removeMarks(html: string, mark: string): string {
  return html.replaceAll(nonceOf(mark), '')
}

function nonceOf(mark: string): string {
  return ` nonce="${mark}"`
}

/** The content of a script. @param rest of the page, from within its first tag */
function contentOf(rest: string): string {
  return rest.slice(rest.indexOf('>') + 1, rest.indexOf('</script>'))
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
