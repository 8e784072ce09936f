import type { Endpoint } from '@shop/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Workload } from '../../concurrency/workload.ts'
import { AppError } from '../../errors.ts'
import type { AccessTokens, Caller, TokenHolder } from './access-tokens.ts'

/**
 * Looks up the caller's role, account and session at each call, so a token is invalid in every process as soon as
 * the session or account has ended.
 */
export type Authorization = {
  passShopper: (holder: TokenHolder) => Promise<Caller>
  /** `isBeforeSecondFactor`: allowed for staff who must still set up a second factor. */
  passStaff: (holder: TokenHolder, call: { isBeforeSecondFactor: boolean }) => Promise<Caller>
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
    /** The caller, if the endpoint asks for one and the request has a token. */
    caller: Caller | null
  }
}

/** Adds `app.identify` and `request.caller` to the routes registered afterwards. */
export function registerIdentity(app: FastifyInstance, accessTokens: AccessTokens, authorization: Authorization): void {
  app.decorate('identify', createIdentify(accessTokens, authorization, app.workload))
  app.decorateRequest('caller', null)
  app.decorateRequest('newCookie', null)
}

/**
 * Resolves the caller, if the endpoint's access requires it. A guest sends no token. An invalid token is refused even
 * where guests are allowed, so that the client refreshes it instead of continuing as a guest. The lookup counts as
 * workload: a flood of tokens is refused before it reaches the database.
 *
 * @throws AppError `unauthenticated`, `forbidden`, `account_inactive`, `second_factor_not_set_up`, `service_unavailable`
 */
function createIdentify(tokens: AccessTokens, { passShopper, passStaff }: Authorization, workload: Workload): Identify {
  return async ({ access, permission, isOpenBeforeSecondFactor: isBeforeSecondFactor = false }, request) => {
    if (access === 'public') return null
    const header = request.headers.authorization?.trim() ?? ''
    if (header === '' && access !== 'shopper' && access !== 'staff') return null
    const token = /^Bearer +([\w.-]+)$/i.exec(header)?.[1]
    const holder = token ? await tokens.read(token) : null
    if (!holder) throw new AppError('unauthenticated')
    if (access !== 'staff') return await workload.run(() => passShopper(holder))
    const member = await workload.run(() => passStaff(holder, { isBeforeSecondFactor }))
    const isAllowed = !permission || [permission].flat().some((one) => member.permissions.includes(one))
    if (!isAllowed) throw new AppError('forbidden')
    return member
  }
}
