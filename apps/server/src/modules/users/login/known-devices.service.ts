import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { hashWithKey } from '../../../secrets.ts'
import { isSameHash } from '../codes/one-time-code.rules.ts'
import type { UserRow } from '../users.repository.ts'

/** A browser that several people share is known to so many accounts; the oldest is forgotten. */
const maxAccounts = 5
/** In seconds: a year, renewed by each login. */
const maxAge = 365 * 24 * 60 * 60

type Account = Pick<UserRow, 'phone' | 'passwordHash'>

/**
 * Finds whether a browser has logged in to an account before. The cookie opens nothing: it only lets guesses count apart from those of
 * strangers (OWASP, "device cookies"). It is signed together with the password's hash, so a new password forgets all devices.
 *
 * @returns the id of the device, or null for an unknown one
 */
export function findKnownDevice(key: Uint8Array, request: Pick<FastifyRequest, 'headers'>, account: Account | null) {
  // The same work for a phone without an account.
  const { phone, passwordHash } = account ?? { phone: '', passwordHash: '' }
  const ids = readTokens(request).map((token) => {
    const [id = ''] = token.split('.', 1)
    return isSameHash(token, sign(key, id, { phone, passwordHash })) ? id : null
  })
  return account === null ? null : (ids.find((id) => id !== null) ?? null)
}

/** The `Set-Cookie` header by which a browser is known to an account from now on, besides those it is known to. */
export function writeKnownDevice(
  key: Uint8Array,
  request: Pick<FastifyRequest, 'headers'>,
  account: Account,
  isSecure: boolean,
): string {
  const id = findKnownDevice(key, request, account) ?? randomBytes(12).toString('base64url')
  const own = sign(key, id, account)
  const others = readTokens(request).filter((token) => token !== own)
  const value = [own, ...others].slice(0, maxAccounts).join('~')
  const secure = isSecure ? '; Secure' : ''
  return `device=${value}; Path=/api/users; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`
}

function readTokens({ headers }: Pick<FastifyRequest, 'headers'>): string[] {
  const value = /(?:^|;\s*)device=([\w.~-]{1,1000})(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  return value?.split('~').slice(0, maxAccounts) ?? []
}

function sign(key: Uint8Array, id: string, account: { phone: string; passwordHash: string }): string {
  return `${id}.${hashWithKey(key, `${account.phone} ${id} ${account.passwordHash}`)}`
}
