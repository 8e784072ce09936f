import type { LinkedOrder } from '@shop/contract'
import { useOneAction } from '../my-orders/use-order-actions.ts'

type LinkedAction = 'confirm' | 'cancel'

type Properties = Readonly<Record<LinkedAction, () => Promise<LinkedOrder>>> & {
  /** The order after the action. */
  onDone: (action: LinkedAction, order: LinkedOrder) => void
  /** The order has changed since it was shown. */
  onStale: () => void
}

/** The actions of a linked order. */
export function useLinkedActions({ onDone, onStale, ...calls }: Properties) {
  const { doing, trouble, run } = useOneAction<LinkedAction>(onStale)
  const start = (action: LinkedAction) => run(action, async () => onDone(action, await calls[action]()))
  return { doing, trouble, confirm: () => start('confirm'), cancel: () => start('cancel') }
}
