import type { Order } from '@shop/contract'
import { openLocalStore } from '@shop/session'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { browserApi } from '../../api.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useShopQueries } from '../../queries/shop-queries.ts'
import { orderAccess } from './order-access.ts'
import { type OrderView, type ShopperId, toOrderView } from './order-view.ts'

/** The result of reading an order, and the number of answers. */
export type OrderLook = { view: OrderView; looks: number }

export type OrderReading = OrderLook & {
  /** Reads it again after a failure. */
  retry: () => void
  /** Reads it again in the background. */
  refresh: () => void
  show: (order: Order) => void
}

/**
 * Reads an order of this browser or account, in the language of the page; again when the shopper comes back to it.
 *
 * @param pauseAfter milliseconds until the next automatic read; null for none
 */
export function useOrder(
  id: string,
  shopperId: ShopperId,
  pauseAfter: (look: OrderLook) => number | null = () => null,
): OrderReading {
  const client = useShopQueries()
  const queryKey = ['order', id, useLanguage(), shopperId] as const
  const lookAt = (): OrderLook => {
    const state = client.getQueryState<Order>(queryKey)
    const findings = { data: state?.data, error: state?.error ?? null }
    const looks = (state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0)
    return { view: toOrderView(findings, shopperId, findAccess(id)), looks }
  }
  const { refetch } = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => browserApi.orders.getOrder({ params: { id }, query: accessTo(id) }, { signal }),
      enabled: () => typeof shopperId === 'number' || findAccess(id) !== null,
      refetchInterval: () => pauseAfter(lookAt()) ?? false,
      // Renders after each answer, because unchanged answers count too.
      notifyOnChangeProps: 'all',
    },
    client,
  )
  const refresh = useCallback(() => void refetch(), [refetch])
  return { ...lookAt(), retry: refresh, refresh, show: (order) => client.setQueryData(queryKey, order) }
}

/** The order of a call, and what opens it: a guest's token, its signed link, or nothing for an account. */
export type OrderCall = { params: { id: string }; query: { access_token?: string; link_token?: string } }

/** A call about an order of this browser or account. */
export function callFor(id: string): OrderCall {
  return { params: { id }, query: accessTo(id) }
}

/** The access of calls about an order: a guest's token, nothing for an account. */
export function accessTo(id: string): { access_token?: string } {
  const access = findAccess(id)
  return access ? { access_token: access.token } : {}
}

function findAccess(id: string) {
  return orderAccess(openLocalStore()).find(id)
}
