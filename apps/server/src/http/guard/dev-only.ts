import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'

/**
 * Allows requests from this machine only: not from other hosts, not through a proxy, and not by DNS rebinding.
 *
 * @throws AppError `not_found` for all other requests
 */
export async function admitThisMachine(request: FastifyRequest): Promise<void> {
  const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined
  if (isForwarded || !isLoopback(request.socket.remoteAddress ?? '') || !isLoopbackName(request.hostname))
    throw new AppError('not_found')
}

function isLoopback(address: string): boolean {
  const plain = address.replace(/^::ffff:/i, '')
  return plain === '::1' || (isIPv4(plain) && plain.startsWith('127.'))
}

function isLoopbackName(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || isLoopback(host.replace(/^\[|\]$/g, ''))
}
