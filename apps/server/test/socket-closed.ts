import type { Socket } from 'node:net'

/** Waits until a connection is closed, by an end or by a reset; `once` of node:events would fail on a reset. */
export function closed(socket: Socket): Promise<void> {
  return new Promise((resolve) => {
    socket.once('close', () => resolve())
  })
}
