import { ApiError, type Order } from '@shop/contract'
import { useCallback, useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'
import { openLocalStore } from '../../browser-storage.ts'
import { useLanguage } from '../../language.tsx'
import { orderAccess } from './order-access.ts'

/** An order as this browser may see it. `failed` is one that was placed here but cannot be read right now. */
export type OrderView =
  | { status: 'loading' }
  | { status: 'shown'; order: Order }
  | { status: 'unknown' }
  | { status: 'failed'; number: string }

/** Reads an order that was placed in this browser, in the language of the page. */
export function useOrder(id: string): { view: OrderView; retry: () => void } {
  const language = useLanguage()
  const [view, setView] = useState<OrderView>({ status: 'loading' })
  const [request, setRequest] = useState({ id, language })
  if (request.id !== id || request.language !== language) setRequest({ id, language })

  useEffect(() => {
    const leaving = new AbortController()
    readOrder(request.id, leaving.signal).then(
      (read) => !leaving.signal.aborted && setView(read),
      // The page has been left, or asks again in another language.
      () => undefined,
    )
    return () => leaving.abort()
  }, [request])

  const retry = useCallback(() => {
    setView({ status: 'loading' })
    setRequest((current) => ({ ...current }))
  }, [])
  return { view, retry }
}

/** @throws only when the signal ends it */
async function readOrder(id: string, signal: AbortSignal): Promise<OrderView> {
  const access = orderAccess(openLocalStore()).find(id)
  if (!access) return { status: 'unknown' }
  try {
    const query = { access_token: access.token }
    return { status: 'shown', order: await browserApi.orders.getOrder({ params: { id }, query }, { signal }) }
  } catch (error) {
    signal.throwIfAborted()
    const isGone = error instanceof ApiError && error.status === 404
    return isGone ? { status: 'unknown' } : { status: 'failed', number: access.number }
  }
}
