import { once } from 'node:events'
import { connect as connectPlain, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTopology, type Topology } from './topology.ts'

/** Requests of which proxy and shop might see different ends: what stands after the first must never be taken for a second. */
let topology: Topology
beforeAll(async () => {
  topology = await openTopology()
})
afterAll(() => topology.close())

const hidden = 'GET /api/smuggled/ HTTP/1.1\r\nHost: x\r\n\r\n'
const post = 'POST /api/users/token/ HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n'

const requests: [name: string, text: string][] = [
  [
    'a length and chunks',
    `${post}Content-Length: ${hidden.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  [
    'chunks and a short length',
    `${post}Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${hidden.length.toString(16)}\r\n${hidden}\r\n0\r\n\r\n`,
  ],
  ['two lengths', `${post}Content-Length: 2\r\nContent-Length: ${hidden.length}\r\n\r\n{}${hidden}`],
  ['a length with a sign', `${post}Content-Length: +2\r\n\r\n{}${hidden}`],
  ['chunks behind a tab', `${post}Transfer-Encoding:\tchunked\r\nContent-Length: 2\r\n\r\n{}${hidden}`],
  [
    'chunks that are said twice',
    `${post}Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n${hidden}`,
  ],
  ['chunks with a folded name', `${post}Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n${hidden}`],
  ['a line feed alone', `${post}X: y\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${hidden}`],
]

/** All that comes back until the line is closed, which it is asked to be by a last request. */
async function exchange(socket: Socket, text: string): Promise<string> {
  const chunks: Buffer[] = []
  socket.on('data', (chunk: Buffer) => chunks.push(chunk))
  socket.on('error', () => undefined)
  socket.write(text)
  socket.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n')
  await once(socket, 'close')
  return Buffer.concat(chunks).toString()
}

test.each(requests)('%s: through the proxy', async (_name, text) => {
  const { hostname, port } = new URL(topology.origin)
  const answer = await exchange(connectTls({ host: hostname, port: Number(port), rejectUnauthorized: false }), text)
  expect(answer).toMatch(/^HTTP\/1\.1 (400|401|501)/)
  // A second shop request would have been answered with our 404 in JSON.
  expect(answer.match(/^HTTP\/1\.1 404/gm)).toBeNull()
})

test.each(requests)('%s: straight to a shop', async (_name, text) => {
  const answer = await exchange(connectPlain(topology.shops[0]?.port ?? 0, '127.0.0.1'), text)
  expect(answer).toMatch(/^HTTP\/1\.1 400/)
  expect(answer.match(/^HTTP\/1\.1/gm)).toHaveLength(1)
})
