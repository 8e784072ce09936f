import { ConnectionError } from '@shop/contract'

/**
 * Whether a reading that failed is tried once more by itself: after a call that met nobody. A refusal stays one, and a shopper who
 * has waited for as long as a call may take is asked first.
 *
 * @param failureCount how often it has failed before
 */
export function isWorthAnotherTry(failureCount: number, error: unknown): boolean {
  return failureCount === 0 && error instanceof ConnectionError && !error.isTimeout
}
