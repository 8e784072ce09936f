import type { RateLimits } from '../../http/guard/rate-limits.ts'
import { deriveKey } from '../../secrets.ts'

/** Hashes what is stored of recovery codes, and compares. */
type Hasher = {
  hash(text: string): Promise<string>
  verify(hash: string | null, text: string): Promise<boolean>
}

/** What the use cases of second factors work with. */
export type SecondFactorDeps = {
  readClock: () => Date
  limits: RateLimits
  hasher: Hasher
  /** Seals the secrets. */
  key: Uint8Array
  log: { error(facts: object, text: string): void }
}

/** @param secret the shop's own; with another one the codes of apps are refused, and recovery codes count on */
export function openSecondFactors(secret: string, deps: Omit<SecondFactorDeps, 'key'>): SecondFactorDeps {
  return { ...deps, key: deriveKey(secret, 'second factors') }
}
