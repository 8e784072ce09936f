import { routes } from 'virtual:late-routes'
import { ApiError, createClient, type LinkedOrder } from '@shop/contract'
import { useQuery } from '@tanstack/react-query'
import { normalized, sendAsShopper } from '../../../api.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useShopQueries } from '../../../queries/shop-queries.ts'

const { orderLinks } = normalized(createClient(routes, sendAsShopper))

/** The order of a link. `unknown`: the link opens none; `failed`: it cannot be read now. */
export type LinkedView = { status: 'loading' | 'unknown' | 'failed' } | { status: 'shown'; order: LinkedOrder }

/** Reads the order of a signed link, in the language of the page; again when the shopper comes back to it. */
export function useLinkedOrder(token: string) {
  const client = useShopQueries()
  const queryKey = ['order-link', token, useLanguage()] as const
  const { data, error, refetch } = useQuery(
    { queryKey, queryFn: ({ signal }) => orderLinks.openOrderLink({ params: { token } }, { signal }) },
    client,
  )
  return {
    view: toView(data, error),
    /** Reads it again. */
    refresh: () => void refetch(),
    show: (order: LinkedOrder) => void client.setQueryData(queryKey, order),
    fetchDocument: (number: string) => orderLinks.getLinkedDocument({ params: { token, number } }),
    confirm: () => orderLinks.confirmLinkedOrder({ params: { token } }),
    cancel: () => orderLinks.cancelLinkedOrder({ params: { token } }),
  }
}

function toView(order: LinkedOrder | undefined, error: Error | null): LinkedView {
  if (error instanceof ApiError && error.status === 404) return { status: 'unknown' }
  if (order) return { status: 'shown', order }
  return { status: error ? 'failed' : 'loading' }
}
