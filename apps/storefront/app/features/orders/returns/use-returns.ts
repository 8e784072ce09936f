import { routes } from 'virtual:late-routes'
import { createClient, type EndpointInput, type OrderReturns, type returnsEndpoints } from '@shop/contract'
import { requestKeys } from '@shop/session'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { normalized, sendAsShopper } from '../../../api.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { useShopQueries } from '../../../queries/shop-queries.ts'
import { type ActionTrouble, toOrderTrouble } from '../my-orders/use-order-actions.ts'
import type { OrderCall } from '../use-order.ts'
import { shrinkPicture } from './shrink-picture.ts'

const { returns: returnsApi } = normalized(createClient(routes, sendAsShopper))

export type ReturnRequest = EndpointInput<typeof returnsEndpoints.requestReturn>['body']

/** Why a request failed: as other calls about orders do, or because a file is no picture. */
export type ReturnTrouble = ActionTrouble | 'unreadable'

/** The pictures of a return that are being sent, and those that did not arrive. */
export type PictureSending = {
  returnId: string
  /** Null when all were tried. */
  now: { place: number; count: number } | null
  missed: readonly { file: File; why: ReturnTrouble }[]
}

/** The returns of an order, and the requests of its shopper. One request runs at a time. */
export function useReturns(order: OrderCall) {
  const client = useShopQueries()
  const queryKey = ['returns', order.params.id, useLanguage()] as const
  const [isBusy, setBusy] = useState(false)
  const [trouble, setTrouble] = useState<ReturnTrouble | null>(null)
  const [sending, setSending] = useState<PictureSending | null>(null)
  const isRunning = useRef(false)
  const [keys] = useState(requestKeys)
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => returnsApi.listReturns(order, { signal }) }, client)

  /** @returns why the request failed, null when it did not */
  async function send(work: () => Promise<OrderReturns>): Promise<ReturnTrouble | null> {
    try {
      client.setQueryData(queryKey, await work())
      return null
    } catch (error) {
      // A request whose answer was lost may have been made.
      void client.invalidateQueries({ queryKey })
      return toOrderTrouble(error)
    }
  }

  async function runAlone(work: () => Promise<ReturnTrouble | null>): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setBusy(true)
    const failure = await work()
    isRunning.current = false
    setBusy(false)
    return failure === null
  }

  const run = (work: () => Promise<OrderReturns>) =>
    runAlone(async () => {
      const failure = await send(work)
      setTrouble(failure)
      return failure
    })

  async function sendPicture(id: string, file: File): Promise<ReturnTrouble | null> {
    const picture = await shrinkPicture(file)
    if (!picture) return 'unreadable'
    const call = inReturn(order, id)
    return await send(() => returnsApi.addReturnPicture(call, { file: picture }))
  }

  return {
    returns: data ?? null,
    isBusy,
    trouble,
    sending,
    /** The same request that is sent again asks once, also after its form was closed. @returns the id of the return, null when it failed */
    async ask(body: ReturnRequest): Promise<string | null> {
      let id: string | null = null
      await run(async () => {
        const headers = { 'idempotency-key': keys.keyOf(body) }
        const returns = await returnsApi.requestReturn({ ...order, body }, { headers })
        keys.forget()
        id = returns.returns[0]?.id ?? null
        return returns
      })
      return id
    },
    withdraw: (id: string) => run(() => returnsApi.withdrawReturn(inReturn(order, id))),
    /** Sends pictures of a return one after the other; those that fail do not stop the others. */
    addPictures: (returnId: string, files: readonly File[]) =>
      runAlone(async () => {
        const missed: { file: File; why: ReturnTrouble }[] = []
        for (const [index, file] of files.entries()) {
          setSending({ returnId, now: { place: index + 1, count: files.length }, missed: [...missed] })
          const why = await sendPicture(returnId, file)
          if (why) missed.push({ file, why })
        }
        setSending({ returnId, now: null, missed })
        return null
      }),
  }
}

/** A picture of a return of the shopper. */
export function useReturnPicture(order: OrderCall, returnId: string, place: number) {
  const { params, query } = inReturn(order, returnId)
  return useQuery(
    {
      queryKey: ['return-picture', returnId, place],
      queryFn: ({ signal }) =>
        returnsApi.getReturnPicture({ params: { ...params, place: String(place) }, query }, { signal }),
      staleTime: Number.POSITIVE_INFINITY,
    },
    useShopQueries(),
  )
}

function inReturn({ params, query }: OrderCall, id: string) {
  return { params: { ...params, return: id }, query }
}
