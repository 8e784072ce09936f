import { makeKey, type StoredName, type TextStore } from '@shop/session'

/** The maximum number of stored attempts; the oldest are dropped. */
const maxAttempts = 5

/** The order's content and its owner: the cart's key for a guest, else the account. */
export type OrderRequest<Body> = { sessionKey: string | null; body: Body }

/** One attempted order, with the idempotency key of its request. */
export type Attempt<Body> = OrderRequest<Body> & {
  key: string
  /** Unknown whether it was placed: no answer yet, or the answer was lost. */
  isOpen: boolean
  /** The server's message that asks for a code; missing when none was asked for. */
  codeMessage?: string
}

/**
 * Stores the attempts to order, so that a double click, a reload or a lost answer make one order. The same request
 * keeps its idempotency key, another one gets a new key.
 *
 * @param name the storage key; each way to order has its own
 */
export function orderAttempts<Body>(store: TextStore, name: StoredName) {
  const list = (): Attempt<Body>[] => parseAttempts(store.getItem(name))
  const save = (attempts: readonly Attempt<Body>[]) =>
    store.setItem(name, JSON.stringify(attempts.slice(0, maxAttempts)))
  return {
    /** The newest first. */
    listOpen: () => list().filter(({ isOpen }) => isOpen),
    /** The attempt for a request, stored before it is sent. */
    begin(request: OrderRequest<Body>): Attempt<Body> {
      const stored = list()
      const same = stored.find((attempt) => isSameRequest(attempt, request))
      const attempt = { ...same, ...request, key: same?.key ?? makeKey(), isOpen: true }
      save([attempt, ...stored.filter((other) => other !== same)])
      return attempt
    },
    /** Marks an attempt as answered without an order; `codeMessage` when it needs a code first. */
    close(key: string, waiting: { codeMessage?: string } = {}): void {
      save(list().map((attempt) => (attempt.key === key ? { ...attempt, ...waiting, isOpen: false } : attempt)))
    },
    /** The last request that needs a code, so that a reload shows its field again; null after another request. */
    findCodeNeeded(isMeant: (body: Body) => boolean = () => true): CodeNeeded | null {
      const { key, codeMessage: message } = list().find(({ body }) => isMeant(body)) ?? {}
      return key !== undefined && typeof message === 'string' ? { key, message } : null
    },
    forget: () => store.removeItem(name),
  }
}

/** The request that waits for a code, and the server's message. */
export type CodeNeeded = { key: string; message: string }

export type OrderAttempts<Body> = ReturnType<typeof orderAttempts<Body>>

function isSameRequest<Body>(one: OrderRequest<Body>, other: OrderRequest<Body>): boolean {
  return one.sessionKey === other.sessionKey && JSON.stringify(one.body) === JSON.stringify(other.body)
}

/** A stored text in another format counts as none. */
function parseAttempts<Body>(text: string | null): Attempt<Body>[] {
  try {
    const parsed: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(parsed) ? parsed.filter((one) => typeof one?.key === 'string' && one.body) : []
  } catch {
    return []
  }
}
