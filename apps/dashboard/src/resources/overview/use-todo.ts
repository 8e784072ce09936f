import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'

/** The open tasks and the late ones among them; null if the role of the member does not include them, or nothing of the rarer ones is open. */
type Todo = Record<
  'calls' | 'toDecide' | 'toPack' | 'toHandOver' | 'payments' | 'stock' | 'receipts',
  { count: number; late: number } | null
>

const one = { page_size: '1' } as const

/** Counts the open tasks, again every minute. */
export function useTodo(): { todo: Todo | undefined; isError: boolean; refetch: () => unknown } {
  const canSell = useCan('orders.read')
  const canCall = useCan('orders.write')
  const canStock = useCan('catalogue.read')
  const canReadBooks = useCan('orders.cash')
  const { data, isError, refetch } = useQuery({
    queryKey: ['todo', canSell, canCall, canStock, canReadBooks],
    queryFn: async ({ signal }) => {
      const [sales, stock, receipts] = await Promise.all([
        canSell
          ? countSales(canCall, signal)
          : { calls: null, toDecide: null, toPack: null, toHandOver: null, payments: null },
        canStock ? staffApi.stock.listStockLevels({ query: { ...one, is_low: 'true' } }, { signal }) : null,
        canReadBooks ? staffApi.books.listReceiptProblems({}, { signal }) : null,
      ])
      return {
        ...sales,
        stock: stock && { count: stock.count, late: 0 },
        receipts: receipts && receipts.count > 0 ? { count: receipts.count, late: 0 } : null,
      }
    },
    refetchInterval: 60_000,
    retry: false,
  })
  return { todo: data, isError, refetch }
}

async function countSales(canCall: boolean, signal: AbortSignal): Promise<Omit<Todo, 'stock' | 'receipts'>> {
  const [calls, queues, payments] = await Promise.all([
    canCall ? staffApi.orderCalls.listWaitingCalls({ query: one }, { signal }) : null,
    staffApi.orderWork.countViews({}, { signal }),
    staffApi.paymentProblems.listPaymentProblems({ query: { ...one, state: 'open' } }, { signal }),
  ])
  return {
    calls: calls && { count: calls.count, late: calls.late },
    toDecide: calls && calls.to_decide > 0 ? { count: calls.to_decide, late: 0 } : null,
    toPack: { count: queues.to_pack, late: 0 },
    toHandOver: { count: queues.to_hand_over, late: 0 },
    payments: { count: payments.count, late: 0 },
  }
}
