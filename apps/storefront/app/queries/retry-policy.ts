import { ConnectionError } from '@shop/contract'

/**
 * Whether a failed read is retried once automatically: after a call without an answer. A refusal is final; after a
 * time-out the shopper is asked first.
 *
 * @param failureCount the number of earlier failures
 */
export function isWorthAnotherTry(failureCount: number, error: unknown): boolean {
  return failureCount === 0 && error instanceof ConnectionError && !error.isTimeout
}
