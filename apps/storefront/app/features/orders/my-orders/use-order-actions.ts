import { ApiError, ConnectionError, type Order } from '@shop/contract'
import { useRef, useState } from 'react'
import { browserApi } from '../../../api.ts'
import { leaveFor } from '../payment/leave-for.ts'
import { accessTo } from '../use-order.ts'

type OrderAction = 'cancel' | 'pay' | 'payInCash'

/** Why an action failed: the shop's message, or no answer. */
export type ActionTrouble = { said: string } | 'offline' | 'failure'

type Properties = {
  order: Order
  /** The order after the action. */
  onChanged: (order: Order) => void
  /** The order has changed since it was shown. */
  onStale: () => void
}

/** Actions on an order: cancel it, pay online, turn it into a cash order. */
export function useOrderActions({ order: { id }, onChanged, onStale }: Properties) {
  const { doing, trouble, run } = useOneAction<OrderAction>(onStale)
  return {
    doing,
    trouble,
    cancel: () =>
      run('cancel', async () =>
        onChanged(await browserApi.orders.cancelOrder({ params: { id }, query: accessTo(id) })),
      ),
    pay: () =>
      run('pay', async () => {
        const payment = await browserApi.orders.payOrder({ params: { id }, query: accessTo(id) })
        await leaveFor(payment.redirect_url)
      }),
    payInCash: () =>
      run('payInCash', async () =>
        onChanged(await browserApi.orders.payInCash({ params: { id }, query: accessTo(id) })),
      ),
  }
}

/** Runs one action at a time; presses meanwhile are ignored. @param onStale the order has changed since it was shown */
export function useOneAction<Action extends string>(onStale: () => void) {
  const [doing, setDoing] = useState<Action | null>(null)
  const [trouble, setTrouble] = useState<ActionTrouble | null>(null)
  const isDoing = useRef(false)

  async function run(action: Action, work: () => Promise<void>): Promise<void> {
    if (isDoing.current) return
    isDoing.current = true
    setDoing(action)
    const failure = await work().then(
      () => null,
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 409) onStale()
        return toOrderTrouble(error)
      },
    )
    setTrouble(failure)
    isDoing.current = false
    setDoing(null)
  }

  return { doing, trouble, run }
}

/** Why a call about an order failed. */
export function toOrderTrouble(error: unknown): ActionTrouble {
  if (error instanceof ConnectionError) return 'offline'
  return error instanceof ApiError && error.answer.message ? { said: error.answer.message } : 'failure'
}
