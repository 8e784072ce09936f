import type { OrderAction, StaffOrderRow, WorkResult } from '@shop/contract/staff'
import { undoSeconds } from '@shop/contract/staff'
import { useState } from 'react'
import { useListContext, useNotify, useRefresh } from 'react-admin'
import { staffApi } from '../../../data/api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { useRequest } from '../../../ui/use-action.ts'
import { orderWorkMessages } from './order-work.messages.ts'

export type Work<Action extends OrderAction = OrderAction> = {
  action: Action
  orders: readonly Pick<StaffOrderRow, 'id'>[]
  reason?: string
  /** With `ship`: who takes them. */
  parcels?: { carrier_id: number; tracking_numbers: { order: string; tracking_number: string }[] }
}

/** What the newest work did. */
export type WorkOutcome = {
  /** Changes with each work. */
  key: number
  action: OrderAction
  done: readonly string[]
  refused: WorkResult['refused']
  /** How long it can be undone from now on; 0 for what needs no undo. */
  undoSeconds: number
}

const undone = { undo_ship: 'undone', undo_deliver: 'undone' } as const

/** Sends work on many orders, shows its outcome as a toast, and reloads the list. */
export function useOrderWork() {
  const t = useMessages(orderWorkMessages)
  const notify = useNotify()
  const refresh = useRefresh()
  const { onUnselectItems } = useListContext()
  const { send, ...request } = useRequest()
  const [outcome, setOutcome] = useState<WorkOutcome | null>(null)

  /** @returns whether the request was answered; single orders may have been refused */
  async function run({ action, orders, reason = '', parcels }: Work): Promise<boolean> {
    const ids = orders.map(({ id }) => id)
    const start = performance.now()
    let result: WorkResult = { done: 0, refused: [] }
    const problem = await send(async () => {
      result = await staffApi.orderWork.workOnOrders({ body: { action, orders: ids, reason, ...parcels } })
    })
    if (problem === undefined) return false
    refresh()
    if (problem !== null) {
      notify(problem, { type: 'error' })
      return false
    }
    const { done, refused } = result
    const isRefused = new Set(refused.map(({ id }) => id))
    const canUndo = (action === 'ship' || action === 'deliver') && done > 0
    // The server's ten seconds began with the first order of the request.
    const seconds = canUndo ? undoSeconds - (performance.now() - start) / 1000 : 0
    const doneIds = ids.filter((id) => !isRefused.has(id))
    setOutcome({ key: start, action, done: doneIds, refused, undoSeconds: seconds })
    if (done > 0) {
      const text = action === 'undo_ship' || action === 'undo_deliver' ? t[undone[action]] : t[`done_${action}`]
      notify(text({ count: done }), { type: 'success' })
    }
    onUnselectItems()
    return true
  }

  return { request, outcome, run, forget: () => setOutcome(null) }
}
