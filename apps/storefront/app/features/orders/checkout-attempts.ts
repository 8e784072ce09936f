import type { TextStore } from '../../browser-storage.ts'
import type { CheckoutBody } from './checkout-fields.ts'

const attemptsName = 'checkout_attempts'
/** More than anybody tries; the oldest are forgotten. */
const mostAttempts = 5

/** What is asked for, and whose cart it is about: a guest's by its key, a shopper's by who is signed in. */
export type CheckoutRequest = { sessionKey: string | null; body: CheckoutBody }

/** One order that a shopper asked for, under the key by which the shop knows a repeated call. */
export type Attempt = CheckoutRequest & {
  key: string
  /** Nobody knows whether it was placed: no answer has come yet, or it was lost on its way. */
  isOpen: boolean
}

/**
 * Remembers the orders that were asked for, so that a double click, a reload and a lost answer make one order: the same request
 * keeps its key, another request gets another.
 */
export function checkoutAttempts(store: TextStore) {
  const list = (): Attempt[] => parseAttempts(store.getItem(attemptsName))
  const keep = (attempts: readonly Attempt[]) =>
    store.setItem(attemptsName, JSON.stringify(attempts.slice(0, mostAttempts)))
  return {
    /** The newest first. */
    listOpen: () => list().filter(({ isOpen }) => isOpen),
    /** The attempt for a request, kept before the request is sent. */
    begin(request: CheckoutRequest): Attempt {
      const known = list()
      const same = known.find((attempt) => isSameRequest(attempt, request))
      const attempt = { ...request, key: same?.key ?? crypto.randomUUID(), isOpen: true }
      keep([attempt, ...known.filter((other) => other !== same)])
      return attempt
    },
    /** The shop has answered that nothing was placed. */
    close(key: string): void {
      keep(list().map((attempt) => (attempt.key === key ? { ...attempt, isOpen: false } : attempt)))
    },
    forget: () => store.removeItem(attemptsName),
  }
}

export type CheckoutAttempts = ReturnType<typeof checkoutAttempts>

function isSameRequest(one: CheckoutRequest, other: CheckoutRequest): boolean {
  return one.sessionKey === other.sessionKey && JSON.stringify(one.body) === JSON.stringify(other.body)
}

/** What an older version or a curious shopper wrote otherwise counts as nothing. */
function parseAttempts(text: string | null): Attempt[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one?.key === 'string' && one.body) : []
  } catch {
    return []
  }
}
