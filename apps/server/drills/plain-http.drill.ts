import { mkdtemp, rm } from 'node:fs/promises'
import { connect as dial } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type ConnectionOptions, connect } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCaller } from './caller.ts'
import { findFreePorts } from './free-ports.ts'
import { startProxy } from './proxy.ts'

/** What nginx does by itself. Who comes without TLS: people are led to it, programs are told that they must not. */
let folder: string
let proxy: Awaited<ReturnType<typeof startProxy>>
let plain: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nawwar-drill-'))
  const [https = 0, http = 0, shop = 0] = await findFreePorts(3)
  proxy = await startProxy(folder, { https, http, shops: [shop] })
  plain = `http://127.0.0.1:${http}`
})
afterAll(async () => {
  await proxy.stop()
  await rm(folder, { recursive: true, force: true })
})

const open = (path: string, init: RequestInit = {}) => fetch(`${plain}${path}`, { ...init, redirect: 'manual' })

test.each(['/', '/products/12?lang=ar', '/dashboard', '/apiary'])('the page %s leads to TLS', async (path) => {
  const answer = await open(path)
  expect([answer.status, answer.headers.get('location')]).toEqual([301, `https://127.0.0.1${path}`])
})

test('a request with another host name is not redirected', async () => {
  const socket = dial(Number(new URL(plain).port), '127.0.0.1')
  socket.end('GET /offers HTTP/1.1\r\nHost: evil.example\r\n\r\n')
  expect(await text(socket)).toBe('')
})

test.each(['GET', 'POST'])('a call by %s is refused, not redirected', async (method) => {
  const answer = await open('/api/users/token/', { method, headers: { authorization: 'Bearer abc' } })
  expect([answer.status, answer.headers.get('location')]).toEqual([403, null])
})

const large = 'x'.repeat(400_000)

test('responses of nginx have the same headers as those of the shop', async () => {
  const call = createCaller(proxy.origin, proxy.certificate)
  const answers = [await call('/'), await call('/api/users/token/', { method: 'POST', body: { large } })]
  expect(answers.map(({ status }) => status)).toEqual([502, 413])
  for (const { headers } of answers)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
    })
  expect((await open('/api/')).headers.get('x-content-type-options')).toBe('nosniff')
})

test('only uploads may be large', async () => {
  const call = createCaller(proxy.origin, proxy.certificate)
  const send = async (path: string) => (await call(path, { method: 'POST', body: { large } })).status
  // No shop runs behind it here that would ask for the token.
  expect(await send('/api/admin/pictures/')).toBe(502)
  expect(await send('/api/admin/catalogue-imports/')).toBe(502)
  expect(await send('/api/orders/1/returns/2/pictures/')).toBe(502)
  expect(await send('/api/admin/pictures/x')).toBe(413)
  expect(await send('/api/orders/1/returns/2/')).toBe(413)
})

/** The suite that nginx agrees on, or why there is none. */
async function shakeHands(offer: ConnectionOptions): Promise<string> {
  const { hostname, port } = new URL(proxy.origin)
  const socket = connect({ host: hostname, port: Number(port), ca: proxy.certificate, ...offer })
  const outcome = Promise.withResolvers<string>()
  socket.once('secureConnect', () => outcome.resolve(socket.getCipher().name))
  socket.once('error', () => outcome.resolve('refused'))
  return await outcome.promise.finally(() => socket.destroy())
}

test.each<[name: string, offer: ConnectionOptions, outcome: string]>([
  ['TLS 1.3', {}, 'TLS_AES_256_GCM_SHA384'],
  ['TLS 1.2', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-GCM-SHA256' }, 'ECDHE-ECDSA-AES128-GCM-SHA256'],
  ['TLS 1.2 without an authenticated cipher', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA' }, 'refused'],
  ['TLS 1.1', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }, 'refused'],
])('of who offers %s', async (_name, offer, outcome) => {
  expect(await shakeHands(offer)).toBe(outcome)
})
