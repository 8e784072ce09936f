/** For a shop that people reach by HTTPS: browsers never ask it without, for two years. */
export const strictTransport = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } as const

/**
 * Headers that every answer carries, faults too: nobody keeps it, and opened as a page it may do nothing. What may be kept says so
 * itself, and pages bring a Content-Security-Policy of their own (web/content-security-policy.ts).
 */
export const baseHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
} as const
