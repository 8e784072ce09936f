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

/** The policy of the built files: of the service worker, whose own requests it bounds, and of the pages that it keeps for offline. */
export const filePolicy =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** What Google Analytics needs besides, in the shops that use it. */
const analyticsSources = {
  'script-src': 'https://*.googletagmanager.com',
  'img-src': 'https://*.google-analytics.com https://*.googletagmanager.com',
  'connect-src': 'https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com',
} as const

/**
 * The policy of one page: the inline scripts in its HTML, by their hashes, and no others.
 *
 * @param hasAnalytics whether visits are counted
 */
export function makeContentSecurityPolicy(html: string, hasAnalytics: boolean): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) =>
    hashOf(script),
  )
  const policy = { 'script-src': ["'self'", ...new Set(hashes)].join(' '), ...sources }
  const more: Partial<Record<string, string>> = hasAnalytics ? analyticsSources : {}
  return Object.entries(policy)
    .map(([directive, value]) => [directive, value, more[directive]].filter(Boolean).join(' '))
    .join('; ')
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
