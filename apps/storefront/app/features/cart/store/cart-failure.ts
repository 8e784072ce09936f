import { ApiError } from '@shop/contract'

export type CartAttempt = 'add' | 'remove' | 'update' | 'clear' | 'load'

/** Why a cart call failed. */
export type CartFailure = {
  attempt: CartAttempt
  /** The HTTP status; null when no answer came. */
  status: number | null
  /** The server's message, in the language of the request. */
  message: string | null
}

/** Takes from an error what a shopper may see. */
export function toCartFailure(attempt: CartAttempt, error: unknown): CartFailure {
  if (!(error instanceof ApiError)) return { attempt, status: null, message: null }
  return { attempt, status: error.status, message: error.answer.message ?? null }
}

/**
 * The sentence for a failure: the failed action (rule C-13) with the server's reason, else with the status (rule C-12).
 *
 * @param attempts the failed actions in words, such as 'Failed to load cart'
 */
export function describeFailure(failure: CartFailure, attempts: Record<CartAttempt, string>): string {
  const attempt = attempts[failure.attempt]
  if (failure.message) return `${attempt}: ${failure.message}`
  return failure.status === null ? attempt : `${attempt} (${failure.status})`
}
