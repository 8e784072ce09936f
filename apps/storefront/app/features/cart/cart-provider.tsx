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

/** What a shopper does with the cart. Failures are told in a toast and kept in `cart.failure`. */
type CartActions = Pick<CartStore, 'setQuantity' | 'remove' | 'clear' | 'refresh' | 'reread' | 'reset' | 'add'>
type CartControl = CartActions & {
  cart: CartState
  /** Whether this product was added less than a second ago (rule C-10). */
  isAdding: (productId: number) => boolean
}
type CartHolder = { store: CartStore; actions: CartActions; marked: ReadonlySet<number> }

const CartContext = createContext<CartHolder | null>(null)

/**
 * The cart and what a shopper does with it. Each part of a page listens to the store by itself: a change in the context would
 * make React take over all parts of a page that just opened at once.
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

/** The one holder of the cart. */
export function CartProvider({ children }: { children: ReactNode }) {
  const store = useCartStore()
  const { marked, mark } = useInProgress()
  const actions = useCartActions(store, mark)

  useTranslatedCart(store)

  const holder = useMemo(() => ({ store, actions, marked }), [store, actions, marked])
  return <CartContext value={holder}>{children}</CartContext>
}

/** What a shopper does with the cart; failures are told in a toast. */
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
        // Left out because of a call under way (rule C-07): a press that does nothing must not look like one that did.
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

/** Names and messages of the lines come from the server: in another language they are asked for again. */
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

/** The sentences for what failed, by what was tried (rule C-13). */
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

/** The cart of this tab, which follows what other tabs do with the same cart. */
function useCartStore(): CartStore {
  const [{ store, storage }] = useState(openStore)
  useEffect(() => {
    void store.open()
    return storage.subscribe(() => void store.follow())
  }, [store, storage])
  return store
}

/** The cart lives in the browser only, since the server's pages are the same for all shoppers. */
function useCartState(store: CartStore): CartState {
  return useSyncExternalStore(store.subscribe, store.getState, () => emptyCart)
}

/** Opened once; while rendering on the server nothing is asked of it. */
function openStore() {
  const storage = cartStorage(openLocalStore())
  return { storage, store: createCartStore(cartRequests(browserApi.cart, storage), storage, Date.now) }
}
