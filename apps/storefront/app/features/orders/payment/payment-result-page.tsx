import { ReceiptText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { OrderConfirmation, type OrderPromises } from '../confirmation/order-confirmation.tsx'
import { OrderDetails } from '../my-orders/order-page.tsx'
import { OrderGone } from '../order-gone.tsx'
import type { ShopperId } from '../order-view.ts'
import { type OrderLook, type OrderReading, useOrder } from '../use-order.ts'
import { findPayingLink } from './paying-link.ts'
import { paymentMessages } from './payment.late.messages.ts'
import { judgePayment, pauseAfter } from './payment-outcome.ts'
import { PaymentUnsettled } from './payment-unsettled.tsx'

type Properties = {
  orderId: string | null
  shopperId: ShopperId
  promises: OrderPromises
  /** Opens the page of the signed link by which this tab pays the order. */
  onLinked: (token: string) => void
}

/**
 * The page to which the payment provider sends a shopper back (rule O-04). It shows our own record of the order; the
 * address only says which order.
 */
export function PaymentResultPage({ orderId, ...rest }: Properties) {
  return orderId === null ? <NoOrder /> : <Result key={orderId} orderId={orderId} {...rest} />
}

function Result({ orderId, shopperId, promises, onLinked }: Properties & { orderId: string }) {
  const { isWaiting, ...reading } = usePaymentResult(orderId, shopperId)
  const wasUnsettled = useRef(false)
  const { view, retry } = reading
  // An address of somebody else's order looks like one that does not exist, unless this tab pays it by its link.
  if (view.status === 'unknown') {
    const link = findPayingLink(orderId)
    return link === null ? <NoOrder /> : <ToLink token={link} retry={retry} onLinked={onLinked} />
  }
  if (view.status !== 'shown') return <OrderGone view={view} retry={retry} />
  const outcome = judgePayment(view.order)
  // Opened again after the hand-over, it promises nothing any more.
  if (outcome === 'settled' && view.order.status !== 'processing')
    return <OrderDetails order={view.order} {...reading} />
  if (outcome === 'settled')
    return <OrderConfirmation order={view.order} promises={promises} takesFocus={wasUnsettled.current} />
  wasUnsettled.current = true
  return <PaymentUnsettled order={view.order} outcome={outcome} isWaiting={isWaiting} reading={reading} />
}

type LinkProperties = Pick<Properties, 'onLinked'> & { token: string; retry: () => void }

function ToLink({ token, retry, onLinked }: LinkProperties) {
  useEffect(() => onLinked(token), [token, onLinked])
  return <OrderGone view={{ status: 'loading' }} retry={retry} />
}

function NoOrder() {
  const t = useMessages(paymentMessages)
  return (
    <Notice icon={<ReceiptText />} heading={t.neutral} text={t.neutralHint}>
      <ButtonLink look="lamp" to={paths.orders()}>
        {t.myOrders}
      </ButtonLink>
      <ButtonLink to={paths.products()}>{t.continueShopping}</ButtonLink>
    </Notice>
  )
}

/**
 * Reads an order until its payment is decided, less and less often, for two minutes; then only on request.
 *
 * @returns `isWaiting` while it polls
 */
function usePaymentResult(orderId: string, shopperId: ShopperId): OrderReading & { isWaiting: boolean } {
  const [looksBefore, setLooksBefore] = useState(0)
  const pauseOf = ({ view, looks }: OrderLook) => (isOpen(view) ? pauseAfter(looks - looksBefore) : null)
  const reading = useOrder(orderId, shopperId, pauseOf)

  function lookAgain(): void {
    setLooksBefore(reading.looks - 1)
    reading.refresh()
  }

  return { ...reading, retry: lookAgain, isWaiting: pauseOf(reading) !== null }
}

function isOpen(view: OrderLook['view']): boolean {
  return view.status === 'failed' || (view.status === 'shown' && judgePayment(view.order) === 'undecided')
}
