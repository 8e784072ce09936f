import type { Order } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { HandCoins, PhoneCall, Truck } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { ordersMessages } from '../orders.late.messages.ts'

/** What a shopper can expect after ordering. */
export function NextSteps({ order }: { order: Order }) {
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
        <Step icon={<PhoneCall />}>{t.nextCall}</Step>
        <Step icon={<Truck className="mirror" />}>{t.nextDelivery}</Step>
        <Step icon={<HandCoins />}>
          {isCash ? t.nextCash({ total: formatMoney(order.total, language) }) : t.nextPaid}
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
