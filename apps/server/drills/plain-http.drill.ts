import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePorts } from './free-ports.ts'
import { startProxy } from './proxy.ts'

/** Who comes without TLS: people are led to it, programs are told that they must not. */
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

test.each(['GET', 'POST'])('a call by %s is refused, and led nowhere', async (method) => {
  const answer = await open('/api/users/token/', { method, headers: { authorization: 'Bearer abc' } })
  expect([answer.status, answer.headers.get('location')]).toEqual([403, null])
})
