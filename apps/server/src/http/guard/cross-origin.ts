import type { FastifyInstance } from 'fastify'

/** How long a browser may remember the answer of a preflight, in seconds. */
const preflightSeconds = 600

const allowedOfPreflight = {
  'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'accept-language, authorization, content-type, idempotency-key',
  'access-control-max-age': String(preflightSeconds),
}

/** What a script of another origin may read of an answer besides its body. */
const exposedHeaders = 'content-language, etag, retry-after, x-request-id'

/**
 * Lets pages of the listed origins call the shop's API and show its pictures (CORS). The list is exact, credentials are never
 * allowed (callers bring a bearer token), and the back office and provider callbacks stay closed to every other origin.
 *
 * @param origins such as `https://app.example`; with none, no header is sent and no preflight is answered
 */
export function allowOrigins(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return
  const allowed = new Set(origins)
  app.addHook('onRequest', async (request, reply) => {
    const path = request.routeOptions.url ?? decodePath(request.url)
    if (path.startsWith('/media/')) void reply.header('cross-origin-resource-policy', 'cross-origin')
    else if (!isOpenToOrigins(path)) return
    // Also without an Origin, so that a proxy caches one answer for each origin.
    void reply.header('vary', 'Origin')
    const { origin } = request.headers
    if (origin === undefined || !allowed.has(origin)) return
    void reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', exposedHeaders)
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined)
      return await reply.headers(allowedOfPreflight).code(204).send()
  })
}

function isOpenToOrigins(path: string): boolean {
  return path.startsWith('/api/') && !path.startsWith('/api/admin/') && !path.startsWith('/api/payments/webhooks/')
}

/** The path as the router reads it: `/api/%61dmin/` is the back office too. Empty when it cannot be decoded. */
function decodePath(url: string): string {
  try {
    return decodeURIComponent(url.split('?', 1)[0] ?? '')
  } catch {
    return ''
  }
}
