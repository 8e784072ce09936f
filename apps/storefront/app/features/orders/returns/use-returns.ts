import { routes } from 'virtual:late-routes'
import {
  ApiError,
  ConnectionError,
  createClient,
  type EndpointInput,
  type OrderReturns,
  type returnsEndpoints,
} from '@shop/contract'
import { requestKeys } from '@shop/session'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { normalized, sendAsShopper } from '../../../api.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useShopQueries } from '../../../queries/shop-queries.ts'
import { accessTo } from '../use-order.ts'

const { returns: returnsApi } = normalized(createClient(routes, sendAsShopper))

export type ReturnRequest = EndpointInput<typeof returnsEndpoints.requestReturn>['body']

/** Why a request failed: the shop's message, or no answer. */
export type ReturnTrouble = { said: string } | 'offline' | 'failure'

/** The returns of an order, and the requests of its shopper. One request runs at a time. */
export function useReturns(orderId: string) {
  const client = useShopQueries()
  const queryKey = ['returns', orderId, useLanguage()] as const
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<ReturnTrouble | null>(null)
  const isRunning = useRef(false)
  const [keys] = useState(requestKeys)
  const order = { params: { id: orderId }, query: accessTo(orderId) }
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => returnsApi.listReturns(order, { signal }) }, client)

  async function run(work: () => Promise<OrderReturns>): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    const failure = await work().then(
      (returns) => {
        client.setQueryData(queryKey, returns)
        return null
      },
      (error: unknown) => toTrouble(error),
    )
    // A request whose answer was lost may have been made.
    if (failure !== null) void client.invalidateQueries({ queryKey })
    setTrouble(failure)
    isRunning.current = false
    setBusy(false)
    return failure === null
  }

  return {
    returns: data ?? null,
    isBusy,
    trouble,
    /** The same request that is sent again asks once, also after its form was closed. */
    ask: (body: ReturnRequest) =>
      run(async () => {
        const headers = { 'idempotency-key': keys.keyOf(body) }
        const returns = await returnsApi.requestReturn({ ...order, body }, { headers })
        keys.forget()
        return returns
      }),
    withdraw: (id: string) => run(() => returnsApi.withdrawReturn({ ...order, params: { id: orderId, return: id } })),
  }
}

function toTrouble(error: unknown): ReturnTrouble {
  if (error instanceof ConnectionError) return 'offline'
  return error instanceof ApiError && error.answer.message ? { said: error.answer.message } : 'failure'
}
