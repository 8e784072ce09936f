import { ApiError } from '@shop/contract'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { orderMessages } from './order.messages.ts'

/** Does something to an order, says what came of it, and shows the order as it is then. */
export function useOrderAction() {
  const t = useMessages(orderMessages)
  const notify = useNotify()
  const refresh = useRefresh()
  const [isBusy, setBusy] = useState(false)

  /** @returns whether it was done */
  async function run(work: () => Promise<unknown>, done: string): Promise<boolean> {
    if (isBusy) return false
    setBusy(true)
    try {
      await work()
      notify(done, { type: 'success' })
      return true
    } catch (error) {
      notify(error instanceof ApiError ? error.message : t.failed, { type: 'error' })
      return false
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return { isBusy, run }
}
