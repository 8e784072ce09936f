import { useMessages } from '../../i18n/language.tsx'
import { useAction } from '../../ui/use-action.ts'
import { orderMessages } from './order.messages.ts'

/** Does something to an order, says what came of it, and shows the order as it is then. */
export function useOrderAction({ isInForm = false }: { isInForm?: boolean } = {}) {
  const t = useMessages(orderMessages)
  return useAction({ failed: t.failed, isInForm })
}
