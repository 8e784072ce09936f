import { ApiError, type Order } from '@shop/contract'
import { openLocalStore } from '@shop/session'
import { useQuery } from '@tanstack/react-query'
import { browserApi } from '../../../api.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useShopQueries } from '../../../queries/shop-queries.ts'
import { orderAccess } from '../order-access.ts'
import type { ShopperId } from '../order-view.ts'

/** Orders on a page of the list. */
const pageSize = 10

/** A page of orders, newest first: those of the account, and on the first page those placed in this browser without one. */
type OrdersOfPage = { ofAccount: readonly Order[]; ofBrowser: readonly Order[]; pageCount: number }

export type OrdersView = { status: 'loading' } | ({ status: 'shown' } & OrdersOfPage) | { status: 'failed' }

/**
 * Reads a page of orders, and again when the shopper comes back to it. The old page is shown until the next one is
 * loaded.
 *
 * @param page counts from 1; of a guest's orders there is one page
 */
export function useOrders(shopperId: ShopperId, page: number) {
  const language = useLanguage()
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['orders', shopperId, language, page],
      queryFn: ({ signal }) => readOrders(typeof shopperId === 'number', page, signal),
      enabled: shopperId !== undefined,
      // Orders of another shopper must never be shown, not even briefly.
      placeholderData: (before, query) => (query?.queryKey[1] === shopperId ? before : undefined),
    },
    useShopQueries(),
  )
  return { view: toOrdersView(data, isError), retry: () => void refetch() }
}

function toOrdersView(data: OrdersOfPage | undefined, isError: boolean): OrdersView {
  if (data) return { status: 'shown', ...data }
  return { status: isError ? 'failed' : 'loading' }
}

async function readOrders(hasAccount: boolean, page: number, signal: AbortSignal): Promise<OrdersOfPage> {
  const [{ orders: ofAccount, pageCount }, ofBrowser] = await Promise.all([
    hasAccount ? readOrdersOfShopper(page, signal) : { orders: [], pageCount: 1 },
    page === 1 || !hasAccount ? readOrdersOfBrowser(signal) : [],
  ])
  return { ofAccount, ofBrowser, pageCount }
}

async function readOrdersOfShopper(page: number, signal: AbortSignal) {
  const query = { page: String(page), page_size: String(pageSize) }
  try {
    const { results, count } = await browserApi.orders.listOrders({ query }, { signal })
    return { orders: results, pageCount: Math.max(1, Math.ceil(count / pageSize)) }
  } catch (error) {
    // A page after the last one, such as a typed address, is empty.
    if (error instanceof ApiError && error.status === 404) return { orders: [], pageCount: 1 }
    throw error
  }
}

async function readOrdersOfBrowser(signal: AbortSignal): Promise<Order[]> {
  const known = orderAccess(openLocalStore()).list().slice(0, pageSize)
  const read = known.map(({ id, token }) =>
    browserApi.orders
      .getOrder({ params: { id }, query: { access_token: token } }, { signal })
      .catch((error: unknown) => {
        // The shop no longer knows the order.
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }),
  )
  return (await Promise.all(read)).filter((order) => order !== null)
}
