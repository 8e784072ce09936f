import { ApiError, type LinkedOrder } from '@shop/contract'
import { useRef, useState } from 'react'
import { type ActionTrouble, toOrderTrouble } from '../my-orders/use-order-actions.ts'

type LinkedAction = 'confirm' | 'cancel'

type Properties = Readonly<Record<LinkedAction, () => Promise<LinkedOrder>>> & {
  /** The order after the action. */
  onDone: (action: LinkedAction, order: LinkedOrder) => void
  /** The order has changed since it was shown. */
  onStale: () => void
}

/** The actions of a linked order. One runs at a time; presses meanwhile are ignored. */
export function useLinkedActions({ confirm, cancel, onDone, onStale }: Properties) {
  const [doing, setDoing] = useState<LinkedAction | null>(null)
  const [trouble, setTrouble] = useState<ActionTrouble | null>(null)
  const isDoing = useRef(false)

  async function run(action: LinkedAction, work: () => Promise<LinkedOrder>): Promise<void> {
    if (isDoing.current) return
    isDoing.current = true
    setDoing(action)
    try {
      onDone(action, await work())
      setTrouble(null)
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) onStale()
      setTrouble(toOrderTrouble(error))
    }
    isDoing.current = false
    setDoing(null)
  }

  return { doing, trouble, confirm: () => run('confirm', confirm), cancel: () => run('cancel', cancel) }
}
