import type { RateLimits } from '../../http/guard/rate-limits.ts'
import { deriveKey } from '../../secrets.ts'

/** Hashes and compares recovery codes. */
type Hasher = {
  hash(text: string): Promise<string>
  verify(hash: string | null, text: string): Promise<boolean>
}

export type SecondFactorDeps = {
  readClock: () => Date
  limits: RateLimits
  hasher: Hasher
  /** Encrypts the secrets. */
  key: Uint8Array
  log: { error(facts: object, text: string): void }
}

/** @param secret the shop's secret. After a change, codes of apps are refused and only recovery codes work */
export function openSecondFactors(secret: string, deps: Omit<SecondFactorDeps, 'key'>): SecondFactorDeps {
  return { ...deps, key: deriveKey(secret, 'second factors') }
}
