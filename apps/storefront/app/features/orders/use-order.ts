import { ApiError, type Order } from '@shop/contract'
import { openLocalStore } from '@shop/session'
import { useCallback } from 'react'
import { browserApi } from '../../api.ts'
import { useLanguage } from '../../language.tsx'
import { orderAccess } from './order-access.ts'
import { useReading } from './use-reading.ts'

/** Whose orders are shown: the id of who is signed in, null for a guest, undefined until the browser knows. */
export type ShopperId = number | null | undefined

/** An order as this browser may see it. `failed` cannot be read right now; its number is known where it was placed here. */
export type OrderView =
  | { status: 'loading' }
  | { status: 'shown'; order: Order }
  | { status: 'unknown' }
  | { status: 'failed'; number: string | null }

export type OrderReading = {
  view: OrderView
  /** Reads it again from the start. */
  retry: () => void
  /** Reads it again behind what is shown. */
  refresh: () => void
  show: (order: Order) => void
}

/** Reads an order that was placed in this browser or by who is signed in, in the language of the page. */
export function useOrder(id: string, shopperId: ShopperId): OrderReading {
  const language = useLanguage()
  const read = useCallback(
    (signal: AbortSignal) => readOrder({ id, language, shopperId }, signal),
    [id, language, shopperId],
  )
  const { result, retry, refresh, replace } = useReading(read)
  const show = useCallback((order: Order) => replace({ status: 'shown', order }), [replace])
  return { view: result ?? { status: 'loading' }, retry, refresh, show }
}

/** What opens an order, for calls about it: a guest's token, nothing for who is signed in. */
export function accessTo(id: string): { access_token?: string } {
  const access = orderAccess(openLocalStore()).find(id)
  return access ? { access_token: access.token } : {}
}

type Wish = { id: string; language: string; shopperId: ShopperId }

/** @throws only when the signal ends it */
async function readOrder({ id, shopperId }: Wish, signal: AbortSignal): Promise<OrderView> {
  const access = orderAccess(openLocalStore()).find(id)
  if (!access && shopperId === undefined) return { status: 'loading' }
  if (!access && shopperId === null) return { status: 'unknown' }
  try {
    const order = await browserApi.orders.getOrder({ params: { id }, query: accessTo(id) }, { signal })
    return { status: 'shown', order }
  } catch (error) {
    signal.throwIfAborted()
    // An address that is no order's is answered as a bad one.
    const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400)
    return isGone ? { status: 'unknown' } : { status: 'failed', number: access?.number || null }
  }
}
