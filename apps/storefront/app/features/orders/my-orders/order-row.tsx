import type { Order } from '@shop/contract'
import { formatDate, formatMoney } from '@shop/i18n'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Thumbnail } from '../../../ui/pictures/thumbnail.tsx'
import { StatusChip } from '../order-status.tsx'
import { myOrdersMessages } from './my-orders.late.messages.ts'

/** The maximum number of pictures; the rest is a count. */
const maxPictures = 3

/** An order in a list; the whole row is a link. */
export function OrderRow({ order }: { order: Order }) {
  const t = useMessages(myOrdersMessages)
  const language = useLanguage()
  const hidden = order.items.length - maxPictures
  const units = order.items.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <li className="group relative flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-card p-4 shadow-card transition-shadow hover:shadow-raised has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-nile sm:p-5">
      <div className="grid min-w-0 grow basis-44 gap-1">
        <Link
          to={paths.order(order.id)}
          className="font-bold outline-none after:absolute after:inset-0 group-hover:text-nile"
        >
          {t.order({ number: order.number })}
        </Link>
        <p className="text-muted text-sm">
          {`${formatDate(order.created_at, language)} · ${t.products({ count: units })}`}
        </p>
        <span>
          <StatusChip status={order.status} />
        </span>
      </div>
      <ul aria-hidden="true" className="flex items-center gap-2 max-sm:order-last max-sm:w-full">
        {order.items.slice(0, maxPictures).map((item) => (
          <li key={`${item.product.id} ${item.color_id} ${item.size}`}>
            <Thumbnail image={item.product.image} />
          </li>
        ))}
        {hidden > 0 && <li className="text-muted text-sm">{t.moreProducts({ count: hidden })}</li>}
      </ul>
      <p className="font-bold tabular-nums sm:min-w-28 sm:text-end">
        <bdi>{formatMoney(order.total, language)}</bdi>
      </p>
      <ChevronRight aria-hidden="true" className="mirror size-5 shrink-0 text-muted max-sm:hidden" />
    </li>
  )
}
