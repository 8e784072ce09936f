import type { Order } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { CircleAlert, HandCoins, LoaderCircle } from 'lucide-react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { MethodIcon } from '../payment-methods.tsx'
import { myOrdersMessages } from './my-orders.late.messages.ts'
import type { ActionTrouble } from './use-order-actions.ts'

type Properties = { order: Order; isOpening: boolean; isDisabled?: boolean; onPay: () => Promise<void> }

/** Opens the payment page of an order. */
export function PayButton({ order, isOpening, isDisabled = false, onPay }: Properties) {
  const t = useMessages(myOrdersMessages)
  const total = formatMoney(order.deposit || order.total, useLanguage())
  const payNow = order.payment_method === 'kiosk' ? t.openNumber : t.payNow
  const words = order.payment_status === 'failed' ? t.payAgain({ total }) : payNow({ total })
  return (
    <Button look="lamp" size="large" isResting={isOpening || isDisabled} onClick={() => void onPay()}>
      {isOpening ? (
        <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
      ) : (
        <span aria-hidden="true" className="[&>svg]:size-5">
          <MethodIcon method={order.deposit > 0 ? 'card' : order.payment_method} />
        </span>
      )}
      <span>{isOpening ? t.openingPayment : words}</span>
    </Button>
  )
}

type CashProperties = { isChanging: boolean; isDisabled: boolean; onChoose: () => Promise<void> }

/** Turns an order that waits for its payment into a cash order. */
export function CashButton({ isChanging, isDisabled, onChoose }: CashProperties) {
  const t = useMessages(myOrdersMessages)
  return (
    <Button size="large" isResting={isChanging || isDisabled} onClick={() => void onChoose()}>
      <HandCoins aria-hidden="true" className="size-5" />
      <span>{isChanging ? t.choosingCash : t.payInCash}</span>
    </Button>
  )
}

/** Why an action on an order failed, as an alert. Its space stays reserved while the action runs again. */
export function ActionAlert({ trouble }: { trouble: ActionTrouble | null }) {
  const t = useMessages(myOrdersMessages)
  const words = typeof trouble === 'object' ? trouble?.said : trouble === 'offline' ? t.offline : t.actionFailed
  return (
    <div role="alert" className="empty:hidden in-aria-busy:invisible">
      {trouble && (
        <Alert tone="danger" icon={<CircleAlert />}>
          <p className="font-semibold">{words}</p>
        </Alert>
      )}
    </div>
  )
}
