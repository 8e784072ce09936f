import type { FastifyRequest } from 'fastify'

/** The shop's origin for a browser: the public one, or without it that of the request. */
export function originOf({ publicUrl }: { publicUrl: string | null }, request: FastifyRequest): string {
  return publicUrl ?? `${request.protocol}://${request.host}`
}
