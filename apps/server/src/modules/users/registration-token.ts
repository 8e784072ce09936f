import { hashWithKey } from '../../secrets.ts'
import { isSameHash } from './one-time-code.ts'

/**
 * The token that ties a verification to one registration: its id, and a proof that it came from us. It is computed, so that it can
 * be given out again to who knows the password.
 */
export function makeRegistrationToken(key: Uint8Array, id: string): string {
  return `${id}.${hashWithKey(key, id)}`
}

/** @returns the registration's id, or null for a token that is not ours */
export function readRegistrationToken(key: Uint8Array, token: string): string | null {
  const [id = ''] = token.split('.', 1)
  return isSameHash(token, makeRegistrationToken(key, id)) ? id : null
}
