import type { Order } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { CircleAlert, HandCoins, LoaderCircle } from 'lucide-react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import { MethodIcon, usePayBefore } from '../payment-methods.tsx'
import { myOrdersMessages } from './my-orders.late.messages.ts'
import type { ActionTrouble } from './use-order-actions.ts'

type Paid = Pick<Order, 'payment_method' | 'payment_status' | 'deposit' | 'total' | 'can_pay_in_cash'>

type Properties = {
  order: Paid
  /** The action on the order that runs now. */
  doing: string | null
  pay: () => Promise<void>
  payInCash: () => Promise<void>
}

/** Both ways to go on with an order that waits for its payment: on its payment page, or in cash where the shop takes it. */
export function PayButtons({ order, doing, pay, payInCash }: Properties) {
  const t = useMessages(myOrdersMessages)
  return (
    <>
      <PageButton order={order} isOpening={doing === 'pay'} isDisabled={doing !== null} onPay={pay} />
      {order.can_pay_in_cash && (
        <Button size="large" isResting={doing !== null} onClick={() => void payInCash()}>
          <HandCoins aria-hidden="true" className="size-5" />
          <span>{doing === 'payInCash' ? t.choosingCash : t.payInCash}</span>
        </Button>
      )}
    </>
  )
}

type PageProperties = { order: Paid; isOpening: boolean; isDisabled: boolean; onPay: () => Promise<void> }

function PageButton({ order, isOpening, isDisabled, onPay }: PageProperties) {
  const t = useMessages(myOrdersMessages)
  const total = formatMoney(order.deposit || order.total, useLanguage())
  const payNow = order.payment_method === 'kiosk' ? t.openNumber : t.payNow
  const words = order.payment_status === 'failed' ? t.payAgain({ total }) : payNow({ total })
  return (
    <Button look="lamp" size="large" isResting={isDisabled} onClick={() => void onPay()}>
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

/** Until when an order waits for its payment, and what happens then. */
export function PayBefore({ order }: { order: Pick<Order, 'payment_method' | 'pay_before'> }) {
  const t = useMessages(myOrdersMessages)
  const until = usePayBefore(order)
  const waiting = order.payment_method === 'kiosk' ? t.waitsAtKiosk : t.waitingForMoney
  return <p className="rounded-control bg-warning-soft p-3.5 text-sm text-warning">{waiting({ until })}</p>
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
