import type { Access } from '@shop/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { AccessTokens, Caller } from './access-tokens.ts'

declare module 'fastify' {
  interface FastifyInstance {
    accessTokens: AccessTokens
  }
  interface FastifyRequest {
    /** Who calls, when the endpoint asks for it and a token came along. */
    caller: Caller | null
  }
}

/** Gives the routes to come what tells them who calls. */
export function registerIdentity(app: FastifyInstance, accessTokens: AccessTokens): void {
  app.decorate('accessTokens', accessTokens)
  app.decorateRequest('caller', null)
}

/**
 * Resolves who makes a call, as far as its access asks for it. A guest sends no token; one that does not count is refused even
 * where a guest is welcome, so that the client fetches a new one instead of shopping on as a stranger.
 *
 * @throws AppError `unauthenticated`
 */
export async function identify(tokens: AccessTokens, access: Access, request: FastifyRequest): Promise<Caller | null> {
  if (access === 'public') return null
  const header = request.headers.authorization?.trim() ?? ''
  if (header === '' && access !== 'shopper') return null
  const token = /^Bearer +([\w.-]+)$/i.exec(header)?.[1]
  const caller = token ? await tokens.read(token) : null
  if (!caller) throw new AppError('unauthenticated')
  return caller
}
