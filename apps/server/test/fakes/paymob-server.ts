import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { methodRules, onlineMethods } from '@shop/contract'
import type { PaymentSettings } from '../../src/modules/payments/providers/payment.settings.ts'
import { createBank, type FakeBank, integrations } from './paymob-bank.ts'
import { answerPaymob, type FakeAnswer, type FakeRequest } from './paymob-calls.ts'

/**
 * How the next call of a path goes wrong. `deaf`: it is done, and the line goes dead before the answer. `endless`: the answer has
 * megabytes. `dripping`: it comes byte by byte, and never ends.
 */
export type Fault = 'silent' | 'dropped' | 'deaf' | 'garbled' | 'endless' | 'dripping' | FakeAnswer

export type FakePaymob = {
  bank: FakeBank
  settings: Extract<PaymentSettings, { kind: 'paymob' }>
  /** Every call that was made, oldest first. */
  requests: FakeRequest[]
  /** How often a path was called. */
  count(path: string): number
  /** Makes the next calls of a path go wrong, one after another. */
  spoil(path: string, ...faults: Fault[]): void
  /** Lets the calls of a path go well again. */
  forgive(path: string): void
  /** Closes the connections of the calls that were `silent`. */
  hangUp(): void
  stop(): Promise<void>
}

/** A small server that answers as Paymob does (docs/payments.md), slow, dead or wrong on demand. */
export async function startPaymob(timeoutMs = 30_000): Promise<FakePaymob> {
  const bank = createBank()
  const requests: FakeRequest[] = []
  const faults = new Map<string, Fault[]>()
  const silent: ServerResponse[] = []
  const receive = (response: ServerResponse, request: FakeRequest) => {
    requests.push(request)
    const fault = [...faults.entries()].find(([path]) => request.path.startsWith(path))?.[1].shift()
    if (fault === 'silent') silent.push(response)
    else answer(response, fault, () => answerPaymob(bank, settings, request))
  }
  const server = createServer((request, response) => {
    // An impatient caller may hang up before its request has been read.
    void readRequest(request).then(
      (read) => receive(response, read),
      () => void response.destroy(),
    )
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
    forgive: (path) => void faults.delete(path),
    hangUp() {
      for (const response of silent.splice(0)) response.destroy()
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type AnsweredFault = Exclude<Fault, 'silent'>

function answer(response: ServerResponse, fault: AnsweredFault | undefined, work: () => FakeAnswer): void {
  if (fault === 'dropped') return void response.destroy()
  if (fault === 'garbled') return void response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1>')
  if (fault === 'endless') return void sendEndless(response)
  if (fault === 'dripping') return void drip(response)
  const { status, body } = typeof fault === 'object' ? fault : work()
  if (fault === 'deaf') return void response.destroy()
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** An answer that says it is JSON and goes on for as long as it is read. */
function sendEndless(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const piece = `"${'x'.repeat(64 * 1024)}",`
  const send = () => {
    while (response.write(piece));
  }
  response.write('[')
  response.on('drain', send)
  send()
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{')
  const dripping = setInterval(() => response.write(' '), 20)
  response.on('close', () => clearInterval(dripping))
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
    integrations,
    offers: Object.fromEntries(onlineMethods.map((method) => [method, methodRules[method].limits])),
    isLive: false,
    timeoutMs,
    askIntervalMs: 0,
  }
}
