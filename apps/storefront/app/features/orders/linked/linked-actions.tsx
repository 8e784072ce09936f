import { type LinkedOrder, orderCan } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { Check } from 'lucide-react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { useToasts } from '../../../ui/notices/toasts.tsx'
import { AskForChange } from '../changing/ask-for-change.tsx'
import { ChangeAsked } from '../changing/change-asked.tsx'
import { CancelButton } from '../my-orders/cancel-button.tsx'
import { myOrdersMessages } from '../my-orders/my-orders.late.messages.ts'
import { ActionAlert, PayBefore, PayButtons } from '../my-orders/pay-buttons.tsx'
import { linkedOrderMessages } from './linked-order.late.messages.ts'
import { type LinkedCalls, useLinkedActions } from './use-linked-actions.ts'

type Properties = {
  token: string
  order: LinkedOrder
  calls: LinkedCalls
  onChanged: (order: LinkedOrder) => void
  onStale: () => void
}

/** What the holder of a link may do: confirm a cash order, pay online or in cash, cancel, and ask for a change. Opening the link does none of it. */
export function LinkedActions({ token, order, calls, onChanged, onStale }: Properties) {
  const t = useMessages(linkedOrderMessages)
  const own = useMessages(myOrdersMessages)
  const language = useLanguage()
  const showToast = useToasts()
  const titles = { confirm: t.orderConfirmed, cancel: own.orderCancelled, payInCash: own.cashChosen }
  const actions = useLinkedActions({
    token,
    order,
    calls,
    onDone(action, changed) {
      showToast({ kind: 'success', title: titles[action] })
      onChanged(changed)
    },
    onStale,
  })
  const { doing, trouble } = actions
  const canPay = orderCan.pay(order)
  return (
    <div aria-busy={doing !== null} className="grid gap-3 print:hidden">
      <ActionAlert trouble={trouble} />
      {order.can_confirm && order.change_requested_at === null && (
        <div className="grid justify-items-start gap-3 rounded-card bg-nile-soft p-5">
          <div>
            <p className="font-semibold">{t.confirmHeading}</p>
            <p className="text-sm">{t.confirmHint({ total: formatMoney(order.amount_due, language) })}</p>
          </div>
          <Button look="lamp" size="large" isResting={doing !== null} onClick={() => void actions.confirm()}>
            <Check aria-hidden="true" className="size-5" />
            <span>{doing === 'confirm' ? t.confirming : t.confirm}</span>
          </Button>
        </div>
      )}
      {canPay && <PayBefore order={order} />}
      {order.change_requested_at && <ChangeAsked at={order.change_requested_at} text={null} />}
      {order.is_confirmed && order.status === 'processing' && (
        <p className="font-semibold text-success">{t.confirmed}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {canPay && <PayButtons order={order} doing={doing} pay={actions.pay} payInCash={actions.payInCash} />}
        {order.can_cancel && <CancelButton order={order} doing={doing} cancel={actions.cancel} />}
        {orderCan.askForChange(order) && (
          <AskForChange
            of={{ params: { id: order.id }, query: { link_token: token } }}
            before={order.change_requested_at === null ? null : ''}
            isResting={doing !== null}
            onAsked={({ at }) => onChanged({ ...order, change_requested_at: at })}
            onStale={onStale}
          />
        )}
        <Button onClick={() => window.print()}>{t.print}</Button>
      </div>
    </div>
  )
}
