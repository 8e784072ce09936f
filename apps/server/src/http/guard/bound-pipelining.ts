import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** So many requests of one connection are worked on at once. Browsers and proxies send one after the other. */
const maxPipelined = 6

type Handle = (request: IncomingMessage, response: ServerResponse) => void
/** What Node keeps of a connection beside its public fields. */
type ParsedSocket = Socket & { parser?: { onIncoming?: (...given: unknown[]) => number } | null }

/**
 * Cuts off a connection that sends request after request without reading the answers: Node reads all that comes in one piece, and
 * would hold an answer of each in memory. Answers that are on their way to the client count until the system has taken them. It
 * stands before the server's own handler, since a piece of a thousand requests is read to its end all the same.
 */
export function boundPipelining(server: Server): void {
  const pending = new WeakMap<Socket, number>()
  const handlers = server.listeners('request') as Handle[]
  server.removeAllListeners('request')
  server.on('connection', stopParsingOnceDestroyed)
  server.on('request', (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    const count = (pending.get(socket) ?? 0) + 1
    if (count > maxPipelined) {
      socket.destroy()
      return
    }
    pending.set(socket, count)
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1))
    for (const handle of handlers) handle.call(server, request, response)
  })
}

/** The parser's word for: no further request follows, leave the rest unread. */
const stopParsing = 2

/**
 * Leaves the rest of a piece unread once its connection is cut off. Node has no public way to say so: where the parser looks
 * different, the rest is read, which costs time and memory and nothing else.
 */
function stopParsingOnceDestroyed(socket: ParsedSocket): void {
  const { parser } = socket
  const onIncoming = parser?.onIncoming
  if (!parser || !onIncoming) return
  parser.onIncoming = (...given) => (socket.destroyed ? stopParsing : onIncoming(...given))
}
