import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'

/** The open tasks and the late ones among them; null if the role of the member does not include them. */
type Todo = Record<'calls' | 'orders' | 'payments' | 'stock', { count: number; late: number } | null>

const one = { page_size: '1' } as const

/** Counts the open tasks, again every minute. */
export function useTodo(): { todo: Todo | undefined; isError: boolean; refetch: () => unknown } {
  const canSell = useCan('orders.read')
  const canStock = useCan('catalogue.read')
  const { data, isError, refetch } = useQuery({
    queryKey: ['todo', canSell, canStock],
    queryFn: async ({ signal }) => {
      const [sales, stock] = await Promise.all([
        canSell ? countSales(signal) : { calls: null, orders: null, payments: null },
        canStock ? staffApi.stock.listStockLevels({ query: { ...one, is_low: 'true' } }, { signal }) : null,
      ])
      return { ...sales, stock: stock && { count: stock.count, late: 0 } }
    },
    refetchInterval: 60_000,
    retry: false,
  })
  return { todo: data, isError, refetch }
}

async function countSales(signal: AbortSignal): Promise<Omit<Todo, 'stock'>> {
  const [calls, orders, payments] = await Promise.all([
    staffApi.orders.listWaitingCalls({ query: one }, { signal }),
    // An unconfirmed order waits for a call, not for the courier.
    staffApi.orders.listOrders({ query: { ...one, status: 'processing', needs_call: 'false' } }, { signal }),
    staffApi.paymentProblems.listPaymentProblems({ query: { ...one, state: 'open' } }, { signal }),
  ])
  return {
    calls: { count: calls.count, late: calls.late },
    orders: { count: orders.count, late: 0 },
    payments: { count: payments.count, late: 0 },
  }
}
