import { createHash } from 'node:crypto'

/** Where a page may load from. Pictures of videos come from their platform; its player opens only when asked for. */
const sources = {
  'default-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data: https://i.ytimg.com",
  'font-src': "'self'",
  'connect-src': "'self'",
  'frame-src': 'https://www.youtube-nocookie.com',
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
} as const

/** The policy of one page: the inline scripts in its HTML, by their hashes, and no others. */
export function makeContentSecurityPolicy(html: string): string {
  const hashes = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) =>
    hashOf(script),
  )
  const policy = { 'script-src': ["'self'", ...new Set(hashes)].join(' '), ...sources }
  return Object.entries(policy)
    .map(([directive, value]) => `${directive} ${value}`)
    .join('; ')
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
