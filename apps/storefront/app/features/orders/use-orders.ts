import { ApiError, type Order } from '@shop/contract'
import { openLocalStore } from '@shop/session'
import { useCallback } from 'react'
import { browserApi } from '../../api.ts'
import { useLanguage } from '../../language.tsx'
import { orderAccess } from './order-access.ts'
import type { ShopperId } from './use-order.ts'
import { useReading } from './use-reading.ts'

/** Orders on a page of the list. */
const pageSize = 10

/** A page of orders: of who is signed in all, newest first; of a guest those that were placed in this browser. */
export type OrdersView =
  | { status: 'loading' }
  | { status: 'shown'; orders: readonly Order[]; pageCount: number }
  | { status: 'failed' }

/** @param page counts from 1; of a guest's orders there is one page */
export function useOrders(shopperId: ShopperId, page: number) {
  const language = useLanguage()
  const read = useCallback(
    (signal: AbortSignal) => readOrders({ shopperId, page, language }, signal),
    [shopperId, page, language],
  )
  const { result, retry, refresh } = useReading(read)
  return { view: result ?? ({ status: 'loading' } satisfies OrdersView), retry, refresh }
}

type Wish = { shopperId: ShopperId; page: number; language: string }

/** @throws only when the signal ends it */
async function readOrders({ shopperId, page }: Wish, signal: AbortSignal): Promise<OrdersView> {
  if (shopperId === undefined) return { status: 'loading' }
  try {
    return shopperId === null ? await readOrdersOfBrowser(signal) : await readOrdersOfShopper(page, signal)
  } catch (error) {
    signal.throwIfAborted()
    // A page beyond the last, as after a typed address, is empty.
    const isBeyond = error instanceof ApiError && error.status === 404
    return isBeyond ? { status: 'shown', orders: [], pageCount: 1 } : { status: 'failed' }
  }
}

async function readOrdersOfShopper(page: number, signal: AbortSignal): Promise<OrdersView> {
  const query = { page: String(page), page_size: String(pageSize) }
  const { results, count } = await browserApi.orders.listOrders({ query }, { signal })
  return { status: 'shown', orders: results, pageCount: Math.max(1, Math.ceil(count / pageSize)) }
}

async function readOrdersOfBrowser(signal: AbortSignal): Promise<OrdersView> {
  const known = orderAccess(openLocalStore()).list().slice(0, pageSize)
  const read = known.map(({ id, token }) =>
    browserApi.orders
      .getOrder({ params: { id }, query: { access_token: token } }, { signal })
      .catch((error: unknown) => {
        // The shop does not know it any more.
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }),
  )
  const orders = (await Promise.all(read)).filter((order) => order !== null)
  return { status: 'shown', orders, pageCount: 1 }
}
