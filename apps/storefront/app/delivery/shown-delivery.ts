import type { DeliveryZone } from '@shop/contract'
import { useSyncExternalStore } from 'react'

/** Delivery to the chosen governorate. `brief` is its promise for a card, such as `Arrives Tue 24 Nov`. */
export type ShownDelivery = { zone: DeliveryZone; brief: string | null }

/** The state of one page in a browser. Code that loads later fills it, so that cards load without that code. */
let shown: ShownDelivery | null = null
const listeners = new Set<() => void>()

/** Null until a governorate is chosen and its delivery is known, and on the server. */
export function useShownDelivery(): ShownDelivery | null {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  )
}

/**
 * Whether the shop may promise cash on delivery: whether the chosen governorate takes it.
 *
 * @param takesCashAnywhere the answer until a governorate is chosen and its delivery is known
 */
export function useCashPromise(takesCashAnywhere: boolean): boolean {
  const zone = useShownDelivery()?.zone
  return zone ? zone.is_open && zone.takes_cash : takesCashAnywhere
}

export function showDelivery(next: ShownDelivery | null): void {
  shown = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
