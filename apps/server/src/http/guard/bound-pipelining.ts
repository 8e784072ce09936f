import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Maximum of concurrent requests on one connection. Browsers and proxies send one after the other. */
const maxPipelined = 6

type Handle = (request: IncomingMessage, response: ServerResponse) => void
/** Private fields of Node's connection object. */
type ParsedSocket = Socket & { parser?: { onIncoming?: (...given: unknown[]) => number } | null }

/**
 * Closes a connection that pipelines requests without reading the answers: Node parses a whole chunk of input at once, and
 * would buffer an answer to each request. An answer counts until the operating system has accepted it. The listener
 * runs before the server's own, because Node parses a chunk of a thousand requests to its end.
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

/** The parser's flag for: no further request follows, leave the rest unread. */
const stopParsing = 2

/**
 * Skips the rest of a chunk once its connection is closed. Node has no public API for this: with a different parser
 * the rest is parsed, which costs time and memory only.
 */
function stopParsingOnceDestroyed(socket: ParsedSocket): void {
  const { parser } = socket
  const onIncoming = parser?.onIncoming
  if (!parser || !onIncoming) return
  parser.onIncoming = (...given) => (socket.destroyed ? stopParsing : onIncoming(...given))
}
