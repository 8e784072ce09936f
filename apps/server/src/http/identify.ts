import type { Endpoint } from '@shop/contract'
import { roleCan } from '@shop/contract/staff'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import type { AccessTokens, Caller } from './access-tokens.ts'

/** Finds who calls, as a member of staff is known now: role, account and session are looked up at each call. */
export type StaffGate = (caller: Caller) => Promise<Caller>

/** Resolves the caller of an endpoint. */
export type Identify = (
  endpoint: Pick<Endpoint, 'access' | 'permission'>,
  request: FastifyRequest,
) => Promise<Caller | null>

declare module 'fastify' {
  interface FastifyInstance {
    identify: Identify
  }
  interface FastifyRequest {
    /** Who calls, when the endpoint asks for it and a token came along. */
    caller: Caller | null
  }
}

/** Gives the routes to come what tells them who calls. */
export function registerIdentity(app: FastifyInstance, accessTokens: AccessTokens, passStaff: StaffGate): void {
  app.decorate('identify', createIdentify(accessTokens, passStaff))
  app.decorateRequest('caller', null)
}

/**
 * Resolves who makes a call, as far as its access asks for it. A guest sends no token; one that does not count is refused even
 * where a guest is welcome, so that the client fetches a new one instead of shopping on as a stranger.
 *
 * @throws AppError `unauthenticated`, `forbidden`
 */
function createIdentify(tokens: AccessTokens, passStaff: StaffGate): Identify {
  return async ({ access, permission }, request) => {
    if (access === 'public') return null
    const header = request.headers.authorization?.trim() ?? ''
    if (header === '' && access !== 'shopper' && access !== 'staff') return null
    const token = /^Bearer +([\w.-]+)$/i.exec(header)?.[1]
    const caller = token ? await tokens.read(token) : null
    if (!caller) throw new AppError('unauthenticated')
    if (access !== 'staff') return caller
    const member = await passStaff(caller)
    if (permission && !roleCan(member.role, permission)) throw new AppError('forbidden')
    return member
  }
}
