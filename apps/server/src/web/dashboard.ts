import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { hiddenRoute } from '../http/guard/hidden-route.ts'

/** Where the build left room for the nonce (apps/dashboard/vite.config.ts). */
const noncePlace = /__CSP_NONCE__/g

/** Every address of the admin application; its own router knows which page that is (rule G-04). */
const addresses = ['/login', '/login/', '/dashboard', '/dashboard/*']

/** The camera scans barcodes; nothing else of a device is used. */
const permissionsPolicy = 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()'

/** Serves the built dashboard in `folder`: its files, and its one page at every address that is the dashboard's. */
export async function mountBuiltDashboard(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/dashboard/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  })
  const page = await readFile(join(folder, 'index.html'), 'utf8')
  registerDashboardPage(app, async () => page, makeDashboardPolicy)
}

/**
 * Answers the dashboard's addresses with its page, whose styles carry a nonce of this answer alone.
 *
 * @param makePolicy the page's Content-Security-Policy; null in development, when the page contains inline scripts
 */
export function registerDashboardPage(
  app: FastifyInstance,
  readPage: (url: string) => Promise<string>,
  makePolicy: ((nonce: string) => string) | null,
): void {
  for (const url of addresses) {
    app.route({
      method: ['GET', 'HEAD'],
      url,
      schema: hiddenRoute,
      handler: async (request, reply) => {
        const nonce = randomBytes(16).toString('base64url')
        const page = await readPage(request.url)
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('permissions-policy', permissionsPolicy)
          .headers(makePolicy ? { 'content-security-policy': makePolicy(nonce) } : {})
          .send(page.replace(noncePlace, nonce))
      },
    })
  }
}

/** Scripts from our own files alone, WebAssembly for the camera scan; styles from there and those that the page makes under its nonce. */
function makeDashboardPolicy(nonce: string): string {
  const policy = {
    'default-src': "'self'",
    'script-src': "'self' 'wasm-unsafe-eval'",
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  return Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; ')
}
