import { type GovernorateCode, parseGovernorate } from '@shop/contract'
import { openLocalStore } from '@shop/session'
import { useSyncExternalStore } from 'react'

const storageName = 'governorate'
const changed = 'governorate-change'

/**
 * The governorate that the shopper chose for deliveries, in this tab or another one. It is null until one is chosen, and on the server:
 * pages are the same for all shoppers.
 */
export function useChosenGovernorate(): GovernorateCode | null {
  return useSyncExternalStore(subscribe, readChosenGovernorate, () => null)
}

function readChosenGovernorate(): GovernorateCode | null {
  return parseGovernorate(openLocalStore().getItem(storageName) ?? '')
}

/** Stores the choice in the browser, for all pages and the next visit. */
export function chooseGovernorate(code: GovernorateCode): void {
  openLocalStore().setItem(storageName, code)
  window.dispatchEvent(new Event(changed))
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener)
  window.addEventListener('storage', listener)
  return () => {
    window.removeEventListener(changed, listener)
    window.removeEventListener('storage', listener)
  }
}
