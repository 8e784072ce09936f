import type { Cart } from '@shop/contract'
import { type CartAttempt, toCartFailure } from './cart-failure.ts'
import type { Addition, CartRequests } from './cart-requests.ts'
import { type CartEvent, canChangeCart, canRefreshCart, emptyCart, isRemoval, reduceCart } from './cart-state.ts'
import type { CartStorage } from './cart-storage.ts'

/** The result of an action: rules C-07 and C-08 skip some. */
export type Outcome = 'done' | 'failed' | 'ignored'

/** Stores the cart's state and changes it by the server's answers. Independent of React and of a language. */
export function createCartStore(requests: CartRequests, storage: CartStorage, now: () => number) {
  let state = emptyCart
  /** Counts the resets: an answer to an earlier call shows the cart of before. */
  let resets = 0
  const listeners = new Set<() => void>()
  /** The first read of a page. It is automatic, so a press meanwhile waits for it and is not skipped. */
  let noteOpened: (() => void) | undefined
  const opened = new Promise<void>((resolve) => {
    noteOpened = resolve
  })

  function apply(event: CartEvent): void {
    state = reduceCart(state, event)
    for (const listener of listeners) listener()
  }

  async function run(attempt: CartAttempt, request: () => Promise<Cart>): Promise<Outcome> {
    const before = resets
    apply({ type: 'requested' })
    try {
      const cart = await request()
      if (before === resets) apply({ type: 'answered', cart, now: now() })
      return 'done'
    } catch (error) {
      if (before === resets) apply({ type: 'failed', failure: toCartFailure(attempt, error) })
      return 'failed'
    }
  }

  async function change(attempt: CartAttempt, request: () => Promise<Cart>): Promise<Outcome> {
    await opened
    return canChangeCart(state) ? run(attempt, request) : 'ignored'
  }

  async function refresh(): Promise<Outcome> {
    return canRefreshCart(state, now()) ? run('load', () => requests.load()) : 'ignored'
  }

  const remove = (lineId: number) => change('remove', () => requests.remove(lineId))

  return {
    getState: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Creates the session key, shows the cached cart, and asks the server when the cart may have content. */
    async open(): Promise<void> {
      storage.ensureSessionKey()
      const remembered = storage.recall(now())
      if (remembered) apply({ type: 'remembered', cart: remembered })
      if (storage.hasCart()) await refresh()
      noteOpened?.()
    },
    refresh,
    /** Takes over another tab's answer. Skipped while a call of this tab runs, because its answer is as new. */
    async follow(): Promise<void> {
      if (!canChangeCart(state)) return
      const remembered = storage.recall(now())
      if (remembered) apply({ type: 'answered', cart: remembered, now: now() })
      else if (storage.hasCart()) await run('load', () => requests.load())
    },
    /** Reads the cart again regardless of its age: in another language, or as another shopper. */
    reread: () => change('load', () => requests.load()),
    add: (addition: Addition) => change('add', () => requests.add(addition)),
    remove,
    setQuantity: (lineId: number, quantity: number) =>
      isRemoval(quantity) ? remove(lineId) : change('update', () => requests.setQuantity(lineId, quantity)),
    async clear(): Promise<Outcome> {
      const { cartId } = state
      return cartId === null ? 'ignored' : change('clear', () => requests.clear(cartId))
    },
    /** Empties the cart after an order, or when its person leaves. */
    reset(): void {
      resets += 1
      storage.forget()
      apply({ type: 'reset' })
    },
  }
}

export type CartStore = ReturnType<typeof createCartStore>
