import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mountBuiltDashboard } from './dashboard.ts'

let folder: string
let app: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nawwar-dashboard-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<meta nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__"></script>')
  await writeFile(join(folder, 'assets/index-1.js'), 'export {}')
  await writeFile(join(folder, 'assets/index-1.js.br'), brotliCompressSync('export {}'))
  app = Fastify()
  await mountBuiltDashboard(app, folder)
})

afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

describe('the page of the admin application', () => {
  it.each(['/login', '/dashboard', '/dashboard/', '/dashboard/orders/1/show?page=2'])(
    'G-04: answers at %s',
    async (url) => {
      const { statusCode, headers, body } = await app.inject(url)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
      expect(body).not.toContain('__CSP_NONCE__')
    },
  )

  it('lets its own scripts run, and styles under the nonce of this answer alone', async () => {
    const answers = await Promise.all([app.inject('/login'), app.inject('/login')])
    const nonces = answers.map(({ headers, body }) => {
      const policy = String(headers['content-security-policy'])
      const nonce = /style-src 'self' 'nonce-([\w-]{22})'/.exec(policy)?.[1]
      expect(body).toBe(`<meta nonce="${nonce}"><script nonce="${nonce}"></script>`)
      // WebAssembly reads barcodes; texts never become scripts.
      expect(policy).toMatch(/(^|; )script-src 'self' 'wasm-unsafe-eval'(;|$)/)
      expect(policy.match(/unsafe/g)).toHaveLength(1)
      return nonce
    })
    expect(new Set(nonces).size).toBe(2)
  })

  it('is not the page of addresses that only look like it', async () => {
    for (const url of ['/login-new', '/dashboards', '/loginx']) {
      expect((await app.inject(url)).statusCode, url).toBe(404)
    }
  })
})

describe('the files of the admin application', () => {
  it('are cached for a year, and come compressed', async () => {
    const { headers } = await app.inject({ url: '/dashboard/assets/index-1.js', headers: { 'accept-encoding': 'br' } })
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
    })
  })

  it('are not found where there are none, instead of the page', async () => {
    const { statusCode, headers } = await app.inject('/dashboard/assets/gone.js')
    expect(statusCode).toBe(404)
    expect(headers['content-type']).not.toContain('text/html')
  })
})
