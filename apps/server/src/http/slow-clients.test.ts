import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setInterval as every } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHttpServer } from './create-http-server.ts'

/** A shop has seconds of patience; this server has a fraction of one. */
let app: FastifyInstance
beforeAll(async () => {
  app = createHttpServer('silent', { longestRequestMs: 300, mostConnections: 20 })
  app.get('/', async () => 'here')
  app.post('/', async () => 'taken')
  app.get('/large', async () => Buffer.alloc(50_000_000))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

function dial(): Socket {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  // Being cut off is what is wanted.
  return socket.on('error', () => undefined)
}

/** Sends one byte after the other until nobody listens any more. */
async function dribble(socket: Socket, piece: string): Promise<void> {
  for await (const _ of every(50)) {
    if (socket.destroyed || socket.writableEnded || socket.readableEnded) return
    socket.write(piece)
  }
}

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{'],
])('who sends %s byte by byte is answered 408 and cut off', async (_what, beginning) => {
  const socket = dial()
  socket.write(beginning)
  const answer = text(socket).catch(() => '')
  await Promise.all([dribble(socket, 'a'), once(socket, 'close')])
  expect(await answer).toMatch(/^(HTTP\/1\.1 408|$)/)
})

test('who asks and does not read is cut off, and so is who says nothing', async () => {
  const [reader, silent] = [dial(), dial()]
  reader.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
  reader.pause()
  const open = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)))
  await once(silent, 'connect')
  await expect.poll(open).toBe(2)
  await expect.poll(open).toBe(0)
  reader.destroy()
  silent.destroy()
})

test('one connection more than there may be is closed at once, and the others go on', async () => {
  const held = Array.from({ length: 20 }, dial)
  await Promise.all(held.map((socket) => once(socket, 'connect')))
  const more = dial()
  more.resume()
  await once(more, 'close')
  held[0]?.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')
  expect(await text(held[0] as Socket)).toContain('here')
  for (const socket of held) socket.destroy()
})
