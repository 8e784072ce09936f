import { ApiError, ConnectionError, type Order } from '@shop/contract'
import { useRef, useState } from 'react'
import { browserApi } from '../../../api.ts'
import { accessTo } from '../use-order.ts'

type OrderAction = 'cancel' | 'pay'

/** Why a deed did not work: the shop's own words, or that no answer came. */
export type ActionTrouble = { said: string } | 'offline' | 'failure'

type Properties = {
  order: Order
  /** The order as it is after the deed. */
  onChanged: (order: Order) => void
  /** The order is not what it was shown to be. */
  onStale: () => void
}

/** What a shopper does with an order: cancelling it, and going to pay it. One deed at a time, whatever is pressed meanwhile. */
export function useOrderActions({ order: { id }, onChanged, onStale }: Properties) {
  const [doing, setDoing] = useState<OrderAction | null>(null)
  const [trouble, setTrouble] = useState<ActionTrouble | null>(null)
  const isDoing = useRef(false)

  async function run(action: OrderAction, work: () => Promise<void>): Promise<void> {
    if (isDoing.current) return
    isDoing.current = true
    setDoing(action)
    const failure = await work().then(
      () => null,
      (error: unknown) => {
        if (error instanceof ApiError && error.status === 409) onStale()
        return toTrouble(error)
      },
    )
    setTrouble(failure)
    isDoing.current = false
    setDoing(null)
  }

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
        window.location.assign(payment.redirect_url)
      }),
  }
}

function toTrouble(error: unknown): ActionTrouble {
  if (error instanceof ConnectionError) return 'offline'
  return error instanceof ApiError && error.answer.message ? { said: error.answer.message } : 'failure'
}
