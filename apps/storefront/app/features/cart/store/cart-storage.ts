import { asGovernorateCode, type Cart } from '@shop/contract'
import { makeKey, subscribeTabs, type TextStore } from '@shop/session'

const sessionKeyName = 'cart_session_key'
const cartIdName = 'cart_id'
const cacheName = 'cart_cache'

/** What the server takes for a key: another text, of another shop or version, is replaced. */
const isKey = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i

/** The maximum age of a cached cart, in milliseconds (rule C-11). */
const cacheAge = 30 * 60 * 1000

type Remembered = { cart: Cart; at: number }

/** Stores the cart's session key and its last answer in the browser. */
export function cartStorage(store: TextStore) {
  return {
    /** The session key of this browser's cart, created once (rule C-14). */
    ensureSessionKey(): string {
      const stored = store.getItem(sessionKeyName)
      if (stored && isKey.test(stored)) return stored
      const key = makeKey()
      store.setItem(sessionKeyName, key)
      return key
    },
    /** The governorate that the shopper chose for deliveries. */
    findGovernorate: () => asGovernorateCode(store.getItem('governorate')),
    hasCart: () => /^\d+$/.test(store.getItem(cartIdName) ?? ''),
    /** Stores an answer of the server with its key and id. */
    remember(cart: Cart, now: number): void {
      if (cart.session_key) store.setItem(sessionKeyName, cart.session_key)
      if (cart.id !== null) store.setItem(cartIdName, String(cart.id))
      store.setItem(cacheName, JSON.stringify({ cart, at: now } satisfies Remembered))
    },
    /** @returns the last answer, or null when there is none or it is too old */
    recall(now: number): Cart | null {
      const remembered = parseRemembered(store.getItem(cacheName))
      return remembered && now - remembered.at < cacheAge ? remembered.cart : null
    },
    forget(): void {
      store.removeItem(cacheName)
    },
    /** Calls back when another tab stores or clears an answer. */
    subscribe: (listener: () => void) => subscribeTabs([cacheName], listener),
  }
}

export type CartStorage = ReturnType<typeof cartStorage>

/** A cache in another format counts as none. */
function parseRemembered(text: string | null): Remembered | null {
  try {
    const parsed: Partial<Remembered> | null = JSON.parse(text ?? 'null')
    return parsed && typeof parsed.at === 'number' && Array.isArray(parsed.cart?.items) ? (parsed as Remembered) : null
  } catch {
    return null
  }
}
