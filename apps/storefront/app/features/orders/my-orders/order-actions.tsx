import { type Order, orderCan } from '@shop/contract'
import { useMessages } from '../../../i18n/language.tsx'
import { useToasts } from '../../../ui/notices/toasts.tsx'
import { AskForChange } from '../changing/ask-for-change.tsx'
import { ChangeAsked } from '../changing/change-asked.tsx'
import { callFor } from '../use-order.ts'
import { CancelButton } from './cancel-button.tsx'
import { myOrdersMessages } from './my-orders.late.messages.ts'
import { ActionAlert, PayBefore, PayButtons } from './pay-buttons.tsx'
import { useOrderActions } from './use-order-actions.ts'

type Properties = { order: Order; onChanged: (order: Order) => void; onStale: () => void }

/** The actions that an order allows (`orderCan`): pay online or in cash, cancel, and ask for a change; none after shipping. */
export function OrderActions({ order, onChanged, onStale }: Properties) {
  const t = useMessages(myOrdersMessages)
  const showToast = useToasts()
  const { doing, trouble, cancel, pay, payInCash } = useOrderActions({
    order,
    onChanged(changed) {
      showToast({ kind: 'success', title: changed.status === 'cancelled' ? t.orderCancelled : t.cashChosen })
      onChanged(changed)
    },
    onStale,
  })
  const canPay = orderCan.pay(order)
  const canCancel = orderCan.cancel(order)
  if (!canPay && !canCancel && trouble === null) return null
  return (
    <div aria-busy={doing !== null} className="grid gap-3 print:hidden">
      <ActionAlert trouble={trouble} />
      {order.change_request && <ChangeAsked {...order.change_request} />}
      {canPay && <PayBefore order={order} />}
      <div className="flex flex-wrap gap-3">
        {canPay && <PayButtons order={order} doing={doing} pay={pay} payInCash={payInCash} />}
        {canCancel && <CancelButton order={order} doing={doing} cancel={cancel} />}
        {orderCan.askForChange(order) && (
          <AskForChange
            of={callFor(order.id)}
            before={order.change_request?.text ?? null}
            isResting={doing !== null}
            onAsked={(change_request) => onChanged({ ...order, change_request })}
            onStale={onStale}
          />
        )}
      </div>
    </div>
  )
}
