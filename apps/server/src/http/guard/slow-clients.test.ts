import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setInterval as every } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { impatient } from '../../../test/impatient.ts'
import { closed } from '../../../test/socket-closed.ts'
import { createHttpServer, type HttpServerOptions } from '../create-http-server.ts'

/** A shop has seconds of patience; one of these servers has a fraction of one, the other has little room. */
let strict: FastifyInstance
let small: FastifyInstance
let asked = 0
let heard = 0
beforeAll(async () => {
  strict = await open({ maxRequestMs: impatient(300) })
  small = await open({ maxConnections: 20 })
})
afterAll(() => Promise.all([strict.close(), small.close()]))

async function open(bounds: HttpServerOptions): Promise<FastifyInstance> {
  const app = createHttpServer('silent', bounds)
  app.get('/', async () => 'here')
  app.post('/', async () => 'taken')
  app.addHook('onRequest', async () => {
    heard += 1
  })
  app.get('/asked', async () => {
    asked += 1
    return 'x'.repeat(300_000)
  })
  app.get('/large', async () => Buffer.alloc(50_000_000))
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

function dial(app: FastifyInstance): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  // Being cut off is what is wanted.
  return socket.on('error', () => undefined)
}

/** Sends one byte after the other until the server closes the connection. */
async function dribble(socket: Socket, piece: string): Promise<void> {
  for await (const _ of every(50)) {
    if (socket.destroyed || socket.writableEnded || socket.readableEnded) return
    socket.write(piece)
  }
}

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{'],
])('a client that sends %s byte by byte is answered 408 and disconnected', async (_what, beginning) => {
  const socket = dial(strict)
  socket.write(beginning)
  const answer = text(socket).catch(() => '')
  await Promise.all([dribble(socket, 'a'), closed(socket)])
  expect(await answer).toMatch(/^(HTTP\/1\.1 408|$)/)
})

test('a client that does not read, or sends nothing, is disconnected', async () => {
  const held: Socket[] = []
  strict.server.on('connection', (socket) => held.push(socket))
  const [reader, silent] = [dial(strict), dial(strict)]
  reader.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
  reader.pause()
  await expect.poll(() => held.filter(({ destroyed }) => destroyed).length).toBe(2)
  reader.destroy()
  silent.destroy()
})

test('a connection that sends a thousand requests without reading is closed after a few', async () => {
  asked = 0
  heard = 0
  const { promise: held, resolve } = Promise.withResolvers<Socket>()
  small.server.once('connection', resolve)
  const socket = dial(small).pause()
  socket.write('GET /asked HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000))
  await expect.poll(async () => (await held).destroyed).toBe(true)
  expect(asked).toBeLessThan(10)
  expect(heard).toBeLessThan(10)
  socket.destroy()
})

test('a few pipelined requests are answered in order', async () => {
  const socket = dial(small)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(4))
  socket.write('GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  const answers = (await text(socket)).match(/HTTP\/1\.1 \d+/g)
  expect(answers).toEqual([...Array(4).fill('HTTP/1.1 200'), 'HTTP/1.1 404'])
})

test('one connection more than there may be is closed at once, and the others go on', async () => {
  const held = Array.from({ length: 20 }, () => dial(small))
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  const more = dial(small)
  more.resume()
  await closed(more)
  held[0]?.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expect(await text(held[0] as Socket)).toContain('here')
  for (const socket of held) socket.destroy()
})
