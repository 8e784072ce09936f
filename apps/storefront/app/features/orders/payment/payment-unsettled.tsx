import { type Order, orderCan } from '@shop/contract'
import { CircleX, Clock, CreditCard, LoaderCircle, Store, Undo2 } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { ActionAlert, PayButtons } from '../my-orders/pay-buttons.tsx'
import { useOrderActions } from '../my-orders/use-order-actions.ts'
import { isRefundedByStaff, usePayBefore } from '../payment-methods.tsx'
import type { OrderReading } from '../use-order.ts'
import { paymentMessages } from './payment.late.messages.ts'
import type { PaymentOutcome } from './payment-outcome.ts'

type Properties = {
  order: Order
  outcome: Exclude<PaymentOutcome, 'settled'>
  /** Whether the page still polls. */
  isWaiting: boolean
  reading: Pick<OrderReading, 'show' | 'refresh' | 'retry'>
}

/** A payment that has not arrived: its state, and the next step. */
export function PaymentUnsettled({ order, outcome, isWaiting, reading: { show, refresh, retry } }: Properties) {
  const t = useMessages(paymentMessages)
  const { doing, trouble, pay, payInCash } = useOrderActions({ order, onChanged: show, onStale: refresh })
  const state = stateOf(order, outcome, isWaiting)
  const { icon, heading, text } = useStateWords(order)[state]
  const canPay = state !== 'checking' && orderCan.pay(order)
  return (
    <div role="status" aria-busy={doing !== null}>
      <Notice icon={icon} heading={heading} text={text}>
        <ActionAlert trouble={trouble} />
        {canPay && <PayButtons order={order} doing={doing} pay={pay} payInCash={payInCash} />}
        {(state === 'stillOpen' || state === 'kiosk') && <Button onClick={retry}>{t.checkAgain}</Button>}
        <ButtonLink look={canPay || state === 'checking' ? 'plain' : 'lamp'} to={paths.order(order.id)}>
          {t.viewOrder}
        </ButtonLink>
      </Notice>
    </div>
  )
}

/** A payment at a kiosk takes hours, so nobody waits for it on the page. */
function stateOf(order: Order, outcome: Properties['outcome'], isWaiting: boolean) {
  if (outcome !== 'undecided') return outcome
  if (order.payment_method === 'kiosk') return 'kiosk'
  return isWaiting ? 'checking' : 'stillOpen'
}

function useStateWords(order: Order) {
  const t = useMessages(paymentMessages)
  const until = usePayBefore(order)
  const isByStaff = isRefundedByStaff(order)
  const { can_pay_in_cash: canPayInCash } = order
  return {
    kiosk: { icon: <Store />, heading: t.kiosk, text: t.kioskHint({ until }) },
    checking: { icon: <LoaderCircle className="animate-spin" />, heading: t.checking, text: t.checkingHint },
    stillOpen: { icon: <Clock />, heading: t.stillOpen, text: canPayInCash ? t.stillOpenHint : t.stillOpenNoCash },
    declined: {
      icon: <CreditCard />,
      heading: t.declined,
      text: canPayInCash ? t.declinedHint({ until }) : t.declinedNoCash({ until }),
    },
    over: { icon: <CircleX />, heading: t.over, text: t.overHint },
    late: { icon: <Undo2 className="mirror" />, heading: t.late, text: isByStaff ? t.paidBackByStaff : t.lateHint },
    undone: { icon: <Undo2 className="mirror" />, heading: t.over, text: isByStaff ? t.paidBackByStaff : t.undoneHint },
  }
}
