import { routes } from 'virtual:late-routes'
import { ApiError, createClient, type LinkedOrder } from '@shop/contract'
import { type Query, useQuery } from '@tanstack/react-query'
import { normalized, sendAsShopper } from '../../../api.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useShopQueries } from '../../../queries/shop-queries.ts'
import { findPayingLink } from '../payment/paying-link.ts'
import { judgePayment, pauseAfter } from '../payment/payment-outcome.ts'

const { orderLinks } = normalized(createClient(routes, sendAsShopper))

/** The order of a link. `unknown`: the link opens none; `failed`: it cannot be read now. */
export type LinkedView = { status: 'loading' | 'unknown' | 'failed' } | { status: 'shown'; order: LinkedOrder }

/** Reads the order of a signed link, in the language of the page; again when the shopper comes back to it. */
export function useLinkedOrder(token: string) {
  const client = useShopQueries()
  const queryKey = ['order-link', token, useLanguage()] as const
  const { data, error, refetch } = useQuery(
    {
      queryKey,
      queryFn: ({ signal }) => orderLinks.openOrderLink({ params: { token } }, { signal }),
      refetchInterval: ({ state }: Pick<Query<LinkedOrder>, 'state'>) =>
        pauseOf(state.data, token, state.dataUpdateCount),
    },
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
    pay: () => orderLinks.payLinkedOrder({ params: { token } }),
    payInCash: () => orderLinks.payLinkedOrderInCash({ params: { token } }),
  }
}

/** After its payment page this tab reads the order until the payment is decided, as the page for other shoppers does. */
function pauseOf(order: LinkedOrder | undefined, token: string, looks: number): number | false {
  if (!order || judgePayment(order) !== 'undecided' || findPayingLink(order.id) !== token) return false
  return pauseAfter(looks) ?? false
}

function toView(order: LinkedOrder | undefined, error: Error | null): LinkedView {
  if (error instanceof ApiError && error.status === 404) return { status: 'unknown' }
  if (order) return { status: 'shown', order }
  return { status: error ? 'failed' : 'loading' }
}
