import type { Pool } from '../../database/client.ts'
import type { AccessTokens } from '../../http/guard/access-tokens.ts'
import type { RateLimits } from '../../http/guard/rate-limits.ts'
import { deriveKey } from '../../secrets.ts'
import type { Messages } from '../messages/index.ts'
import type { SecondFactorDeps } from '../second-factors/index.ts'
import type { PasswordHasher } from './passwords/password-hasher.service.ts'

/** What the use cases of accounts work with. */
export type AccountDeps = {
  db: Pool
  readClock: () => Date
  hasher: PasswordHasher
  accessTokens: AccessTokens
  limits: RateLimits
  messages: Pick<Messages, 'send'>
  secondFactors: SecondFactorDeps
  /** Separate keys for the hashes of codes and for the cookies of known devices. */
  keys: { codes: Uint8Array; devices: Uint8Array }
  /** The host of the shop's pages, for browsers that fill codes in. */
  host: string | null
  /** Whether the shop is served over HTTPS. */
  isSecure: boolean
  /** Max codes that the whole shop sends in an hour. */
  codesPerHour: number
  log: { error(facts: object, text: string): void }
}

/** Derives the keys of accounts from the secret of the shop. */
export function deriveAccountKeys(secret: string): AccountDeps['keys'] {
  return { codes: deriveKey(secret, 'one-time codes'), devices: deriveKey(secret, 'known devices') }
}
