import { ApiError, type Transport } from '@shop/contract'
import type { AuthStorage } from './auth-storage.ts'

/** Why a login ended that its holder did not end. */
export type EndReason = 'missing' | 'refused'

type TransportDeps = {
  send: Transport
  openAuth: () => Pick<AuthStorage, 'readBearer' | 'readTokens' | 'saveAccess'>
  /** Asks for a new access token. */
  refresh: (refreshToken: string) => Promise<string>
  /** Ends a login that cannot be renewed. */
  end: (reason: EndReason) => void
  /** Runs one work at a time, in all tabs of the shop. */
  exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>
}

/** Calls about tokens themselves: a refusal there says nothing of the token at hand. */
const tokenCalls = '/api/users/token/'

/**
 * Sends calls as the signed-in user. An expired access token is refreshed once for all waiting calls, and each call
 * is retried once. When the refresh is refused, the login ends (rule A-10) and the call stays refused.
 *
 * @throws ApiError and ConnectionError when the renewal itself got no verdict, as without a network: the login then stays
 */
export function bearerTransport({ send, ...deps }: TransportDeps): Transport {
  const renewOnce = shareOne((failed: string, refreshToken: string | null) => renew(deps, failed, refreshToken))
  return async (path, init) => {
    const auth = deps.openAuth()
    const bearer = auth.readBearer()
    const speaksForItself = path.startsWith(tokenCalls) || new Headers(init.headers).has('authorization')
    if (bearer === null || speaksForItself) return await send(path, init)
    const refreshToken = auth.readTokens()?.refresh ?? null
    const response = await send(path, withBearer(init, bearer))
    if (response.status !== 401) return response
    const renewed = await renewOnce(bearer, refreshToken)
    return renewed === null ? response : await send(path, withBearer(init, renewed))
  }
}

function withBearer(init: RequestInit, bearer: string): RequestInit {
  const headers = new Headers(init.headers)
  headers.set('authorization', `Bearer ${bearer}`)
  return { ...init, headers }
}

/** @returns the token to try again with, or null when this login is over */
function renew(deps: Omit<TransportDeps, 'send'>, failed: string, refreshToken: string | null): Promise<string | null> {
  const { openAuth, refresh, end, exclusively } = deps
  return exclusively(async () => {
    const auth = openAuth()
    // The user may have changed meanwhile: do not repeat the call in another name.
    const isSameLogin = () => (auth.readTokens()?.refresh ?? null) === refreshToken && auth.readBearer() !== null
    if (!isSameLogin()) return null
    const bearer = auth.readBearer()
    if (bearer !== failed) return bearer
    if (refreshToken === null) return endWith('missing')
    try {
      const access = await refresh(refreshToken)
      if (!isSameLogin()) return null
      auth.saveAccess(access)
      return access
    } catch (error) {
      if (!isVerdict(error)) throw error
      return isSameLogin() ? endWith('refused') : null
    }
  })

  function endWith(reason: EndReason): null {
    end(reason)
    return null
  }
}

/** Whether the shop has said no to the refresh token; a full or failing shop has not. */
function isVerdict(error: unknown): boolean {
  return error instanceof ApiError && error.status < 500 && error.status !== 429
}

/** Shares one pending answer between all callers. */
function shareOne<Inputs extends unknown[], Result>(work: (...inputs: Inputs) => Promise<Result>) {
  let running: Promise<Result> | null = null
  return (...inputs: Inputs): Promise<Result> => {
    running ??= work(...inputs).finally(() => {
      running = null
    })
    return running
  }
}
