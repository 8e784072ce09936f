import { openLocalStore } from '@shop/session'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { browserApi } from '../../../api.ts'
import { cartRequests } from './cart-requests.ts'
import { type CartState, emptyCart } from './cart-state.ts'
import { cartStorage } from './cart-storage.ts'
import { type CartStore, createCartStore } from './cart-store.ts'

/** The cart of this tab, which follows what other tabs do with the same cart. */
export function useCartStore(): CartStore {
  const [{ store, storage }] = useState(openStore)
  useEffect(() => {
    void store.open()
    return storage.subscribe(() => void store.follow())
  }, [store, storage])
  return store
}

/** The cart lives in the browser only, since the server's pages are the same for all shoppers. */
export function useCartState(store: CartStore): CartState {
  return useSyncExternalStore(store.subscribe, store.getState, () => emptyCart)
}

/** Opened once; while rendering on the server nothing is asked of it. */
function openStore() {
  const storage = cartStorage(openLocalStore())
  return { storage, store: createCartStore(cartRequests(browserApi.cart, storage), storage, Date.now) }
}
