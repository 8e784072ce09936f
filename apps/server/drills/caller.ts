import { Agent, request } from 'node:https'

export type Answer = { status: number; headers: Record<string, unknown>; text: string; millis: number }
export type CallInit = {
  method?: string
  headers?: Record<string, string>
  body?: object
  /** The client's address: one of this machine in 127.0.0.0/8. */
  localAddress?: string
}
/** Sends one request. @throws when there is no answer */
export type Caller = (path: string, init?: CallInit) => Promise<Answer>

/** A client that trusts one certificate and reuses its connections. */
export function createCaller(origin: string, certificate: string): Caller {
  const agent = new Agent({ ca: certificate, keepAlive: true, maxSockets: 2000, timeout: 45_000 })
  return async (path, { method = 'GET', headers = {}, body, localAddress } = {}) => {
    const started = performance.now()
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const json = body && { 'content-type': 'application/json' }
    const options = { agent, method, headers: { ...json, ...headers }, ...(localAddress && { localAddress }) }
    const outgoing = request(new URL(path, origin), options, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text: Buffer.concat(chunks).toString(),
          millis: performance.now() - started,
        }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body && JSON.stringify(body))
    return await promise
  }
}
