import type { ReturnStatus } from '@shop/contract'
import { useQuery } from '@tanstack/react-query'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'

/** Tasks of every day. */
export const usualTasks = ['calls', 'toPack', 'toHandOver', 'payments', 'stock'] as const
/** All tasks, in the order in which they are shown. */
export const tasks = [
  'calls',
  'toDecide',
  'toPack',
  'toHandOver',
  'toRefund',
  'returns',
  'returnRefunds',
  'parcels',
  'payments',
  'stock',
  'receipts',
] as const
export type Task = (typeof tasks)[number]
export type Waiting = { count: number; late: number }

/** The open tasks and the late ones among them; null if the rights of the member do not include them, or nothing of the rarer ones is open. */
type Todo = Record<Task, Waiting | null>

const one = { page_size: '1' } as const

/** Counts the open tasks, again every minute. */
export function useTodo(): { todo: Todo | undefined; isError: boolean; refetch: () => unknown } {
  const can = {
    sell: useCan('orders.read'),
    call: useCan('orders.write'),
    decide: useCan('returns.approve'),
    refund: useCan('orders.refund'),
    stock: useCan('catalogue.read'),
    book: useCan('orders.cash'),
  }
  const { data, isError, refetch } = useQuery({
    queryKey: ['todo', can],
    queryFn: ({ signal }) => countTasks(can, signal),
    refetchInterval: 60_000,
    retry: false,
  })
  return { todo: data, isError, refetch }
}

type Rights = Record<'sell' | 'call' | 'decide' | 'refund' | 'stock' | 'book', boolean>

async function countTasks(can: Rights, signal: AbortSignal): Promise<Todo> {
  const open = { query: { ...one, state: 'open' } } as const
  const listReturns = (status: ReturnStatus) => staffApi.returns.listReturns({ query: { ...one, status } }, { signal })
  const [calls, queues, payments, parcels, asked, inspected, stock, receipts] = await Promise.all([
    can.call ? staffApi.orderCalls.listWaitingCalls({ query: one }, { signal }) : null,
    can.sell ? staffApi.orderWork.countViews({}, { signal }) : null,
    can.sell ? staffApi.paymentProblems.listPaymentProblems(open, { signal }) : null,
    can.call ? staffApi.parcelProblems.listParcelProblems(open, { signal }) : null,
    can.decide ? listReturns('requested') : null,
    can.refund ? listReturns('inspected') : null,
    can.stock ? staffApi.stock.listStockLevels({ query: { ...one, is_low: 'true' } }, { signal }) : null,
    can.book ? staffApi.books.listReceiptProblems({}, { signal }) : null,
  ])
  return {
    calls: calls && { count: calls.count, late: calls.late },
    toDecide: ifAny(calls?.to_decide),
    toPack: queues && { count: queues.to_pack, late: 0 },
    toHandOver: queues && { count: queues.to_hand_over, late: 0 },
    toRefund: can.refund ? ifAny(queues?.to_refund) : null,
    returns: ifAny(asked?.count),
    returnRefunds: ifAny(inspected?.count),
    parcels: ifAny(parcels?.count),
    payments: payments && { count: payments.count, late: 0 },
    stock: stock && { count: stock.count, late: 0 },
    receipts: ifAny(receipts?.count),
  }
}

function ifAny(count = 0): Waiting | null {
  return count > 0 ? { count, late: 0 } : null
}
