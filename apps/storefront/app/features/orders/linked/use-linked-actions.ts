import type { LinkedOrder, Payment } from '@shop/contract'
import { useOneAction } from '../my-orders/use-order-actions.ts'
import { leaveFor } from '../payment/leave-for.ts'
import { savePayingLink } from '../payment/paying-link.ts'

/** An action that changes the order. */
export type LinkedChange = 'confirm' | 'cancel' | 'payInCash'

/** The calls about a linked order. */
export type LinkedCalls = Readonly<Record<LinkedChange, () => Promise<LinkedOrder>>> & { pay: () => Promise<Payment> }

type Properties = {
  token: string
  order: LinkedOrder
  calls: LinkedCalls
  /** The order after the action. */
  onDone: (action: LinkedChange, order: LinkedOrder) => void
  /** The order has changed since it was shown. */
  onStale: () => void
}

/** The actions of a linked order. */
export function useLinkedActions({ token, order, calls, onDone, onStale }: Properties) {
  const { doing, trouble, run } = useOneAction<LinkedChange | 'pay'>(onStale)
  const start = (action: LinkedChange) => run(action, async () => onDone(action, await calls[action]()))
  return {
    doing,
    trouble,
    confirm: () => start('confirm'),
    cancel: () => start('cancel'),
    payInCash: () => start('payInCash'),
    pay: () =>
      run('pay', async () => {
        const { redirect_url } = await calls.pay()
        savePayingLink(order.id, token)
        await leaveFor(redirect_url)
      }),
  }
}
