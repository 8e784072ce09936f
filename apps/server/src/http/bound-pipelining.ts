import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** So many requests of one connection are worked on at once. Browsers and proxies send one after the other. */
const maxPipelined = 6

/**
 * Cuts off a connection that sends request after request without reading the answers: Node reads all that comes in one piece, and
 * would hold an answer of each in memory. Answers that are on their way to the client count until the system has taken them.
 */
export function boundPipelining(app: FastifyInstance): void {
  const pending = new WeakMap<Socket, number>()
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw
    const count = (pending.get(socket) ?? 0) + 1
    pending.set(socket, count)
    reply.raw.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1))
    if (count <= maxPipelined) return done()
    reply.hijack()
    socket.destroy()
  })
}
