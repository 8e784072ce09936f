import { once } from 'node:events'
import { createServer, IncomingMessage } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { closed } from '../../../test/socket-closed.ts'
import { boundPipelining } from './bound-pipelining.ts'

test('pipelined requests after a closed connection are not parsed', async () => {
  let parsed = 0
  class Counted extends IncomingMessage {
    constructor(socket: Socket) {
      super(socket)
      parsed += 1
    }
  }
  const server = createServer({ IncomingMessage: Counted }, () => undefined)
  boundPipelining(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(1000))
  await closed(socket.resume())
  expect(parsed).toBeGreaterThan(6)
  expect(parsed).toBeLessThan(12)
  // The parser is used again for other connections, and reads them.
  const later = connect(port, '127.0.0.1')
  later.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
  await once(server, 'request')
  later.destroy()
  server.close()
})
