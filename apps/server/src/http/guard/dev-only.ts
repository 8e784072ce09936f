import { isIPv4 } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'

/**
 * Lets through what this machine itself asks for: neither others, nor what a proxy passes on, nor a page of another site that
 * had its name point here.
 *
 * @throws AppError `not_found`: to everybody else there is nothing
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
