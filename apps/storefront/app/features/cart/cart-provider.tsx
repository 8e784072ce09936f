import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import { browserApi } from '../../api.ts'
import { openLocalStore } from '../../browser-storage.ts'
import { useMessages } from '../../language.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { cartMessages } from './cart.messages.ts'
import { type CartFailure, describeFailure } from './cart-failure.ts'
import { type Addition, cartRequests } from './cart-requests.ts'
import { type CartState, emptyCart } from './cart-state.ts'
import { cartStorage } from './cart-storage.ts'
import { type CartStore, createCartStore } from './cart-store.ts'
import { useInProgress } from './use-in-progress.ts'

/** The cart and what a shopper does with it. Failures are told in a toast and kept in `cart.failure`. */
type CartControl = Pick<CartStore, 'setQuantity' | 'remove' | 'clear' | 'refresh' | 'reset' | 'add'> & {
  cart: CartState
  /** Whether this product was added less than a second ago (rule C-10). */
  isAdding: (productId: number) => boolean
}

const CartContext = createContext<CartControl | null>(null)

/** @throws Error outside its provider (rule G-09) */
export function useCart(): CartControl {
  const control = useContext(CartContext)
  if (!control) throw new Error('useCart must be used within a CartProvider')
  return control
}

/** The one holder of the cart. It lives in the browser only, since the server's pages are the same for all shoppers. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [store] = useState(openStore)
  const cart = useSyncExternalStore(store.subscribe, store.getState, () => emptyCart)
  const { marked, mark } = useInProgress()
  const tell = useTeller()

  useEffect(() => {
    void store.open()
  }, [store])

  const control = useMemo((): CartControl => {
    const told = async (outcome: ReturnType<CartStore['add']>) => {
      if ((await outcome) === 'failed') tell(store.getState().failure)
      return outcome
    }
    return {
      cart,
      isAdding: (productId) => marked.has(productId),
      add: async (addition: Addition) => {
        if (marked.has(addition.productId)) return 'ignored'
        mark(addition.productId)
        const outcome = await told(store.add(addition))
        if (outcome === 'done') tell('added')
        return outcome
      },
      setQuantity: (lineId, quantity) => told(store.setQuantity(lineId, quantity)),
      remove: (lineId) => told(store.remove(lineId)),
      clear: () => told(store.clear()),
      refresh: () => store.refresh(),
      reset: store.reset,
    }
  }, [cart, marked, mark, store, tell])

  return <CartContext value={control}>{children}</CartContext>
}

/** Opened once; while rendering on the server nothing is asked of it. */
function openStore(): CartStore {
  const storage = cartStorage(openLocalStore())
  return createCartStore(cartRequests(browserApi.cart, storage), storage, Date.now)
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

function useTeller() {
  const t = useMessages(cartMessages)
  const attempts = useAttempts()
  const showToast = useToasts()
  return useCallback(
    (news: CartFailure | 'added' | null) => {
      if (news === 'added') showToast({ kind: 'success', title: t.added })
      else if (news) {
        const title = news.attempt === 'add' ? t.notAdded : attempts[news.attempt]
        showToast({ kind: 'error', title, description: describeFailure(news, attempts) })
      }
    },
    [attempts, showToast, t],
  )
}
