import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBostaClient } from '../src/modules/couriers/drivers/bosta/bosta.client.ts'
import { postToProvider } from '../src/modules/messages/drivers/post-to-provider.client.ts'
import { createPaymobClient } from '../src/modules/payments/providers/paymob/paymob.client.ts'
import { collectGarbage } from './collect-garbage.ts'
import { impatient } from './impatient.ts'

/** A provider that begins no answer, stops in the middle of one, goes on for ever, or is far too long, by the path. */
let server: Server
let origin: string
let collecting: NodeJS.Timeout
beforeAll(async () => {
  server = createServer((incoming, outgoing) => {
    const url = incoming.url?.replace('/api/v2', '')
    if (url === '/silent') return
    outgoing.writeHead(200, { 'content-type': 'application/json' }).write('{"id":')
    if (url === '/oversized') return void outgoing.end(`"${'x'.repeat(300 * 1024)}"}`)
    if (url !== '/endless') return
    const dripping = setInterval(() => outgoing.write(' '), 20)
    outgoing.on('close', () => clearInterval(dripping))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  collecting = setInterval(collectGarbage, 100)
})
afterAll(async () => {
  clearInterval(collecting)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const maxWaitMs = impatient(300)
const calls = {
  payments: (path: string) => createPaymobClient(origin, maxWaitMs).call({ method: 'POST', path, body: {} }),
  couriers: (path: string) => createBostaClient(origin, 'key', maxWaitMs).call({ method: 'GET', path }),
  messages: (path: string) => postToProvider(`${origin}${path}`, {}, {}, maxWaitMs),
}

describe.each(Object.entries(calls))(
  'a provider of %s is given up in time, whatever garbage is collected',
  (_, call) => {
    // At the same time: all of it is waiting.
    test.concurrent.each(['/silent', '/half', '/endless', '/oversized'])('%s', async (path) => {
      await expect(call(path)).rejects.toThrow()
    })
  },
)
