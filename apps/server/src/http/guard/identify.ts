import type { Endpoint } from '@shop/contract'
import { roleCan } from '@shop/contract/staff'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../errors.ts'
import type { AccessTokens, Caller } from './access-tokens.ts'
import type { Workload } from './workload.ts'

/**
 * Finds who calls as they are known now: role, account and session are looked up at each call, so that a token is worth nothing once
 * they have ended, in every process.
 */
export type Authorization = {
  passShopper: (caller: Caller) => Promise<Caller>
  /** `isBeforeSecondFactor`: the call may be made by who must set up a second factor first. */
  passStaff: (caller: Caller, call: { isBeforeSecondFactor: boolean }) => Promise<Caller>
}

/** Resolves the caller of an endpoint. */
export type Identify = (
  endpoint: Pick<Endpoint, 'access' | 'permission' | 'isOpenBeforeSecondFactor'>,
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
export function registerIdentity(app: FastifyInstance, accessTokens: AccessTokens, authorization: Authorization): void {
  app.decorate('identify', createIdentify(accessTokens, authorization, app.workload))
  app.decorateRequest('caller', null)
  app.decorateRequest('newCookie', null)
}

/**
 * Resolves who makes a call, as far as its access asks for it. A guest sends no token; one that does not count is refused even
 * where a guest is welcome, so that the client fetches a new one instead of shopping on as a stranger. Looking somebody up is work like
 * any other: a flood of tokens is refused before it asks the database.
 *
 * @throws AppError `unauthenticated`, `forbidden`, `account_inactive`, `second_factor_not_set_up`, `service_unavailable`
 */
function createIdentify(tokens: AccessTokens, { passShopper, passStaff }: Authorization, workload: Workload): Identify {
  return async ({ access, permission, isOpenBeforeSecondFactor: isBeforeSecondFactor = false }, request) => {
    if (access === 'public') return null
    const header = request.headers.authorization?.trim() ?? ''
    if (header === '' && access !== 'shopper' && access !== 'staff') return null
    const token = /^Bearer +([\w.-]+)$/i.exec(header)?.[1]
    const caller = token ? await tokens.read(token) : null
    if (!caller) throw new AppError('unauthenticated')
    if (access !== 'staff') return await workload.run(() => passShopper(caller))
    const member = await workload.run(() => passStaff(caller, { isBeforeSecondFactor }))
    if (permission && !roleCan(member.role, permission)) throw new AppError('forbidden')
    return member
  }
}
