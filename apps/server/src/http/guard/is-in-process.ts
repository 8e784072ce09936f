import type { FastifyRequest } from 'fastify'

/** Whether a page that is being rendered asks the API, without a network in between. */
export function isInProcess({ raw }: FastifyRequest): boolean {
  return !('remotePort' in raw.socket) || raw.socket.remotePort === undefined
}
