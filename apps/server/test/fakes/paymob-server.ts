import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { PaymentSettings } from '../../src/modules/payments/index.ts'
import { createBank, type FakeBank, integrationId } from './paymob-bank.ts'
import { answerPaymob, type FakeAnswer, type FakeRequest } from './paymob-calls.ts'

/** How the next call of a path goes wrong. `deaf`: it is done, and the line goes dead before the answer. */
export type Fault = 'silent' | 'dropped' | 'deaf' | 'garbled' | FakeAnswer

export type FakePaymob = {
  bank: FakeBank
  settings: Extract<PaymentSettings, { kind: 'paymob' }>
  /** Every call that was made, oldest first. */
  requests: FakeRequest[]
  /** How often a path was called. */
  count(path: string): number
  /** Makes the next calls of a path go wrong, one after another. */
  spoil(path: string, ...faults: Fault[]): void
  stop(): Promise<void>
}

/** A small server that answers as Paymob does (docs/payments.md), slow, dead and wrong where told to be. */
export async function startPaymob(timeoutMs = 2_000): Promise<FakePaymob> {
  const bank = createBank()
  const requests: FakeRequest[] = []
  const faults = new Map<string, Fault[]>()
  const server = createServer((request, response) => {
    void readRequest(request).then((read) => {
      requests.push(read)
      const fault = [...faults.entries()].find(([path]) => read.path.startsWith(path))?.[1].shift()
      answer(response, fault, () => answerPaymob(bank, settings, read))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const settings = makeSettings(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, timeoutMs)
  return {
    bank,
    settings,
    requests,
    count: (path) => requests.filter((request) => request.path.startsWith(path)).length,
    spoil: (path, ...next) => void faults.set(path, [...(faults.get(path) ?? []), ...next]),
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answer(response: ServerResponse, fault: Fault | undefined, work: () => FakeAnswer): void {
  if (fault === 'silent') return
  if (fault === 'dropped') return void response.destroy()
  if (fault === 'garbled') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>')
  const { status, body } = typeof fault === 'object' ? fault : work()
  if (fault === 'deaf') return void response.destroy()
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function readRequest(request: IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString()
  const { method = '', url = '', headers } = request
  return { method, path: url, authorization: headers.authorization ?? '', body: text ? JSON.parse(text) : {} }
}

function makeSettings(baseUrl: string, timeoutMs: number): FakePaymob['settings'] {
  return {
    kind: 'paymob',
    baseUrl,
    publicKey: 'egy_pk_test_public',
    secretKey: 'egy_sk_test_secret',
    apiKey: 'an api key',
    hmacSecrets: ['shop_test_hmac_secret'],
    integrationIds: [integrationId],
    isLive: false,
    timeoutMs,
  }
}
