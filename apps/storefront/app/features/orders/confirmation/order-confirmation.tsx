import { formatPhoneNumber, hasMoneyOf, type Order, type PhoneNumber } from '@shop/contract'
import { formatDateTime, formatDays, formatExactMoney, formatTime } from '@shop/i18n'
import { CircleCheck, HandCoins, PhoneCall, Printer, Truck } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTrackOnce } from '../../../analytics/track.tsx'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { OrderReceipt } from '../order-receipt.tsx'
import { ordersMessages } from '../orders.late.messages.ts'

/** What the shop promises about each order; from its settings. */
export type OrderPromises = { confirmationMinutes: number; callsFrom: string; callsTo: string }

type Properties = {
  order: Order
  promises: OrderPromises
  /** It replaces what the reader was looking at, so that its heading is read. */
  takesFocus?: boolean
}

/** Confirms an order with all its details; prints on one page. */
export function OrderConfirmation({ order, promises, takesFocus = false }: Properties) {
  const t = useMessages(ordersMessages)
  useTrackOnce(order.number, () => ({
    kind: 'purchase',
    number: order.number,
    delivery: order.delivery,
    things: order.items.map(({ product, color_id, unit_price, quantity }) => {
      return { productId: product.id, colorId: color_id, price: unit_price, quantity }
    }),
  }))
  return (
    <div className="page grid max-w-4xl gap-6 py-10 print:py-0">
      <Thanks order={order} takesFocus={takesFocus} />
      {order.needs_confirmation && <CallPromise order={order} promises={promises} />}
      <div className="grid items-start gap-6 md:grid-cols-[1fr_19rem] print:grid-cols-1">
        <OrderReceipt order={order} />
        <NextSteps order={order} />
      </div>
      <div className="flex flex-wrap justify-center gap-3 print:hidden">
        <ButtonLink look="lamp" to={paths.products()}>
          {t.continueShopping}
        </ButtonLink>
        <ButtonLink to={paths.order(order.id)}>{t.viewOrder}</ButtonLink>
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" />
          <span>{t.print}</span>
        </Button>
      </div>
    </div>
  )
}

/** When the shop calls, and on which number. */
function CallPromise({ order, promises }: { order: Order; promises: OrderPromises }) {
  const t = useMessages(ordersMessages)
  const language = useLanguage()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-card bg-nile-soft p-5">
      <PhoneCall aria-hidden="true" className="size-7 shrink-0 text-nile" />
      <div className="min-w-0 grow">
        <p className="font-semibold text-lg">{t.call({ count: promises.confirmationMinutes })}</p>
        <p>
          {t.callingHours({
            from: formatTime(promises.callsFrom, language),
            to: formatTime(promises.callsTo, language),
          })}
        </p>
      </div>
      <p>
        <span>{t.callNumber}</span>{' '}
        <bdi dir="ltr" className="font-semibold tabular-nums">
          {formatPhoneNumber(order.customer.phone as PhoneNumber)}
        </bdi>
      </p>
    </div>
  )
}

function Thanks({ order, takesFocus }: { order: Order; takesFocus: boolean }) {
  const t = useMessages(ordersMessages)
  const language = useLanguage()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <CircleCheck aria-hidden="true" className="size-14 text-success" />
      <h1 ref={heading} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
        {t.thanks({ name: order.customer.first_name })}
      </h1>
      {hasMoneyOf(order) && (
        <p className="font-semibold text-success">
          {order.payment_status === 'deposit_paid' ? t.depositThanks : t.paidThanks}
        </p>
      )}
      <p className="text-muted">
        <span>{t.orderNumber}</span>{' '}
        <bdi dir="ltr" className="ms-1 rounded-full bg-lamp px-3 py-1 font-bold text-on-lamp tabular-nums">
          {order.number}
        </bdi>
      </p>
      <p className="text-muted text-sm">{t.placedOn({ date: formatDateTime(order.created_at, language) })}</p>
    </div>
  )
}

/** What a shopper can expect after ordering. */
function NextSteps({ order }: { order: Order }) {
  const t = useMessages(ordersMessages)
  const language = useLanguage()
  const headingId = useId()
  const isCash = order.payment_method === 'cash'
  return (
    <section aria-labelledby={headingId} className="grid gap-4 rounded-card border border-line p-5 print:hidden">
      <h2 id={headingId} className="text-lg">
        {t.next}
      </h2>
      <ol className="grid gap-4">
        {order.needs_confirmation && <Step icon={<PhoneCall />}>{t.nextCall}</Step>}
        <Step icon={<Truck className="mirror" />}>
          {order.promise ? t.nextArrival({ days: formatDays(order.promise, language) }) : t.nextDelivery}
        </Step>
        <Step icon={<HandCoins />}>
          {isCash ? t.nextCash({ total: formatExactMoney(order.cash_amount, language) }) : t.nextPaid}
        </Step>
      </ol>
    </section>
  )
}

function Step({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3">
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-full bg-lamp-soft text-warning [&>svg]:size-5"
      >
        {icon}
      </span>
      <span className="pt-1.5">{children}</span>
    </li>
  )
}
