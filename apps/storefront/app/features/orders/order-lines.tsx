import { formatMoney } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { joinUnits } from '../../ui/amounts/join-units.ts'
import type { Elements } from '../../ui/elements.ts'
import { Swatch } from '../../ui/pictures/swatch.tsx'
import type { OrderedLine } from './checkout/checkout-cart.ts'
import { ordersMessages } from './orders.late.messages.ts'

/** `serials`: those of the units that the shopper has. */
type Line = OrderedLine & { key: number | string; thumbnail: Elements; serials?: readonly string[] }

/** The items of an order, line by line. */
export function OrderLines({ lines }: { lines: readonly Line[] }) {
  const t = useMessages(ordersMessages)
  const language = useLanguage()
  return (
    <ul className="grid gap-3">
      {lines.map((line) => (
        <li key={line.key} className="flex items-start gap-3">
          {line.thumbnail}
          <div className="grid min-w-0 grow gap-0.5">
            <p className="font-semibold text-sm">
              <bdi>{joinUnits(line.name)}</bdi>
            </p>
            <p className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
              {line.colorHex && (
                <span className="inline-flex items-center gap-1.5">
                  <Swatch hex={line.colorHex} className="size-3.5" />
                  <span>{line.colorName}</span>
                </span>
              )}
              {line.size && (
                <span>
                  <span>{`${t.size}: `}</span>
                  <bdi>{line.size}</bdi>
                </span>
              )}
              <span>{t.quantity({ count: line.quantity })}</span>
            </p>
            {line.serials?.map((serial) => (
              <p key={serial} className="text-muted text-sm [overflow-wrap:anywhere]">
                <span>{`${t.serial}: `}</span>
                <bdi dir="ltr">{serial}</bdi>
              </p>
            ))}
          </div>
          <p className="shrink-0 font-semibold text-sm tabular-nums">
            <bdi>{formatMoney(line.lineTotal, language)}</bdi>
          </p>
        </li>
      ))}
    </ul>
  )
}
