import { openLocalStore } from '@shop/session'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTrack } from '../../analytics/track.tsx'
import { browserApi } from '../../api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { useToasts } from '../../ui/notices/toasts.tsx'
import { cartMessages } from './cart.messages.ts'
import { toAddedThings, toRemovedThings } from './cart-things.ts'
import { type CartFailure, describeFailure } from './store/cart-failure.ts'
import { type Addition, cartRequests } from './store/cart-requests.ts'
import { type CartState, canChangeCart, emptyCart } from './store/cart-state.ts'
import { cartStorage } from './store/cart-storage.ts'
import { type CartStore, createCartStore } from './store/cart-store.ts'
import { useInProgress } from './store/create-guard.ts'

/** Actions on the cart. Failures are shown in a toast and stored in `cart.failure`. */
type CartActions = Pick<CartStore, 'setQuantity' | 'remove' | 'clear' | 'refresh' | 'reread' | 'reset' | 'add'>
type CartControl = CartActions & {
  cart: CartState
  /** Whether this product was added less than a second ago (rule C-10). */
  isAdding: (productId: number) => boolean
}
type CartHolder = { store: CartStore; actions: CartActions; marked: ReadonlySet<number> }

const CartContext = createContext<CartHolder | null>(null)

/**
 * The cart and its actions. Each part of a page subscribes to the store itself: a context change would make React
 * hydrate all parts of a new page at once.
 *
 * @throws Error outside its provider (rule G-09)
 */
export function useCart(): CartControl {
  const holder = useContext(CartContext)
  if (!holder) throw new Error('useCart must be used within a CartProvider')
  const { store, actions, marked } = holder
  const cart = useCartState(store)
  return useMemo(
    () => ({ cart, isAdding: (productId: number) => marked.has(productId), ...actions }),
    [cart, marked, actions],
  )
}

/** Provides the only cart of the page. */
export function CartProvider({ children }: { children: ReactNode }) {
  const store = useCartStore()
  const { marked, mark } = useInProgress()
  const actions = useCartActions(store, mark)

  useTranslatedCart(store)

  const holder = useMemo(() => ({ store, actions, marked }), [store, actions, marked])
  return <CartContext value={holder}>{children}</CartContext>
}

/** The cart's actions; failures are shown in a toast. */
function useCartActions(store: CartStore, mark: (productId: number) => boolean): CartActions {
  const notify = useCartToasts()
  const track = useTrack()
  return useMemo(() => {
    const announced = async (outcome: ReturnType<CartStore['add']>) => {
      if ((await outcome) === 'failed') notify(store.getState().failure)
      return outcome
    }
    const trackRemoval = async (work: () => ReturnType<CartStore['add']>) => {
      const before = store.getState().items
      const outcome = await work()
      const things = outcome === 'done' ? toRemovedThings(before, store.getState().items) : []
      if (things.length > 0) track({ kind: 'remove_from_cart', things })
      return outcome
    }
    return {
      add: async (addition: Addition) => {
        if (!mark(addition.productId)) return 'ignored'
        const outcome = await announced(store.add(addition))
        // Skipped because a call is running (rule C-07): the shopper must see that the press did nothing.
        if (outcome === 'ignored') notify('busy')
        if (outcome !== 'done') return outcome
        notify('added')
        const things = toAddedThings(store.getState(), addition)
        if (things.length > 0) track({ kind: 'add_to_cart', things })
        return outcome
      },
      setQuantity: (lineId, quantity) => trackRemoval(() => announced(store.setQuantity(lineId, quantity))),
      remove: (lineId) => trackRemoval(() => announced(store.remove(lineId))),
      clear: () => trackRemoval(() => announced(store.clear())),
      refresh: store.refresh,
      reread: store.reread,
      reset: store.reset,
    }
  }, [store, mark, notify, track])
}

/** The server translates names and messages of lines: another language reads them again. */
function useTranslatedCart(store: CartStore): void {
  const language = useLanguage()
  const cart = useCartState(store)
  const previous = useRef(language)
  useEffect(() => {
    if (previous.current === language || !canChangeCart(cart)) return
    previous.current = language
    if (cart.lastRefreshed !== null) void store.reread()
  }, [store, cart, language])
}

/** The sentences for failed actions (rule C-13). */
export function useAttempts(): Record<CartFailure['attempt'], string> {
  const t = useMessages(cartMessages)
  return useMemo(
    () => ({
      add: t.addFailed,
      remove: t.removeFailed,
      update: t.updateFailed,
      clear: t.clearFailed,
      load: t.loadFailed,
    }),
    [t],
  )
}

function useCartToasts() {
  const t = useMessages(cartMessages)
  const attempts = useAttempts()
  const showToast = useToasts()
  return useCallback(
    (news: CartFailure | 'added' | 'busy' | null) => {
      if (news === 'added') showToast({ kind: 'success', title: t.added })
      else if (news === 'busy') showToast({ kind: 'error', title: t.busy, description: t.busyHint })
      else if (news) {
        const title = news.attempt === 'add' ? t.notAdded : attempts[news.attempt]
        const reason = news.attempt === 'add' ? null : news.message
        showToast({ kind: 'error', title, description: reason ?? describeFailure(news, attempts) })
      }
    },
    [attempts, showToast, t],
  )
}

/** The cart of this tab; it follows changes by other tabs. */
function useCartStore(): CartStore {
  const [{ store, storage }] = useState(openStore)
  useEffect(() => {
    void store.open()
    return storage.subscribe(() => void store.follow())
  }, [store, storage])
  return store
}

/** The cart exists only in the browser: the server's pages are the same for all shoppers. */
function useCartState(store: CartStore): CartState {
  return useSyncExternalStore(store.subscribe, store.getState, () => emptyCart)
}

/** Opened once. During server rendering it is not read. */
function openStore() {
  const storage = cartStorage(openLocalStore())
  return { storage, store: createCartStore(cartRequests(browserApi.cart, storage), storage, Date.now) }
}
