import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { explainFailure } from './connection-test.ts'

/** Answers everything but `/silent`. */
let server: Server
let origin: string
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url !== '/silent') response.end('ok')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('M-15: the connection test', () => {
  it('is not needed for a shop that has answered', async () => {
    const failure = { kind: 'refused', message: 'Not now.' } as const
    expect(await explainFailure(failure, { address: `${origin}/silent` })).toEqual({ failure, connection: 'connected' })
  })

  it('finds a shop that can be reached', async () => {
    expect(await explainFailure({ kind: 'network' }, { address: `${origin}/healthz` })).toEqual({
      failure: { kind: 'network' },
      connection: 'connected',
    })
  })

  it('M-15: says that the time has run out when no answer comes', async () => {
    expect(await explainFailure({ kind: 'network' }, { address: `${origin}/silent`, timeoutMs: 50 })).toEqual({
      failure: { kind: 'timeout' },
      connection: 'disconnected',
    })
  })

  it('finds nobody at an address where nobody is', async () => {
    expect(await explainFailure({ kind: 'network' }, { address: 'http://127.0.0.1:9/healthz' })).toEqual({
      failure: { kind: 'network' },
      connection: 'disconnected',
    })
  })
})
