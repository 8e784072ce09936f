import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { hashWithKey, isSameSecret } from '../../../secrets.ts'
import type { UserRow } from '../users.repository.ts'

/** Max accounts that one shared browser is remembered for; the oldest is dropped. */
const maxAccounts = 5
/** Lifetime of the cookie in seconds: one year, renewed by each login. */
const maxAge = 365 * 24 * 60 * 60

type Account = Pick<UserRow, 'phone' | 'passwordHash'>

/**
 * Tells whether a browser has logged in to an account before. The cookie grants no access: its guesses are only limited apart from
 * those of strangers (OWASP, "device cookies"). The signature covers the password's hash, so a new password invalidates it.
 *
 * @returns the id of the device, or null for an unknown one
 */
export function findKnownDevice(key: Uint8Array, request: Pick<FastifyRequest, 'headers'>, account: Account | null) {
  // A phone without an account costs the same time, so that timing tells nothing.
  const { phone, passwordHash } = account ?? { phone: '', passwordHash: '' }
  const ids = readTokens(request).map((token) => {
    const [id = ''] = token.split('.', 1)
    return isSameSecret(token, sign(key, id, { phone, passwordHash })) ? id : null
  })
  return account === null ? null : (ids.find((id) => id !== null) ?? null)
}

/** Writes the `Set-Cookie` header that adds an account to those that know this browser. */
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
