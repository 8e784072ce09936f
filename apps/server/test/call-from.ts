import * as http from 'node:http'
import * as https from 'node:https'

export type PlainAnswer = { status: number; headers: NodeJS.Dict<string | string[]>; text: string }
export type CallFrom = (
  path: string,
  init?: { method?: string; headers?: Record<string, string>; body?: object },
) => Promise<PlainAnswer>

/** Calls a server by HTTP, or by TLS with whatever certificate it has, from an address of this machine in 127.0.0.0/8, as one client of many. */
export function callFrom(origin: string, localAddress: string): CallFrom {
  const { hostname, port, protocol } = new URL(origin)
  const isSecure = protocol === 'https:'
  const { request } = isSecure ? https : http
  const options = { localAddress, keepAlive: true }
  const agent = isSecure ? new https.Agent({ ...options, rejectUnauthorized: false }) : new http.Agent(options)
  return async (path, { method = 'GET', headers = {}, body } = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<PlainAnswer>()
    const json = body && { 'content-type': 'application/json' }
    // The path leaves as it is written, also where it leads out of a folder.
    const target = { hostname, port, path, agent, method, headers: { ...json, ...headers } }
    const outgoing = request(target, (incoming) => {
      const chunks: Buffer[] = []
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
      incoming.on('error', reject)
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          headers: incoming.headers,
          text: Buffer.concat(chunks).toString(),
        }),
      )
    })
    outgoing.on('error', reject)
    outgoing.end(body && JSON.stringify(body))
    return await promise
  }
}
