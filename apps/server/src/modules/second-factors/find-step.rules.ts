import { unseal } from '../../secrets.ts'
import type { SecondFactorDeps } from './second-factors.deps.ts'
import { findStep } from './totp.rules.ts'

/**
 * Of which time step a code of somebody's app is; null when it is wrong. Where the secret was sealed with another key no code is
 * right, and recovery codes still are.
 */
export function findStepOf(
  { key, log, readClock }: Pick<SecondFactorDeps, 'key' | 'log' | 'readClock'>,
  { sealedSecret }: { sealedSecret: string },
  code: string,
): number | null {
  try {
    return findStep(unseal(key, sealedSecret), code, readClock())
  } catch (error) {
    log.error({ err: error }, 'accounts: a second factor cannot be read; is SESSION_SECRET another one than before?')
    return null
  }
}
