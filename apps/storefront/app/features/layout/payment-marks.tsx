import { Banknote } from 'lucide-react'
import { useCashPromise } from '../../delivery/shown-delivery.ts'
import { useMessages } from '../../i18n/language.tsx'
import cardMarks from './card-marks.svg'
import { layoutMessages } from './layout.messages.ts'

/** Accepted cards. Their marks are views of one picture, drawn by the shop, so that no page's script carries them. */
const cards = ['Visa', 'Mastercard', 'Meeza']

/**
 * How orders can be paid (rule F-04), on cards of one size.
 *
 * @param properties.takesCash whether any governorate takes cash
 */
export function PaymentMarks({ takesCash }: { takesCash: boolean }) {
  const t = useMessages(layoutMessages)
  const promisesCash = useCashPromise(takesCash)
  return (
    <ul aria-label={t.waysToPay} className="flex flex-wrap items-center gap-2">
      {promisesCash && (
        <li className="inline-flex h-8 items-center gap-1.5 rounded-lg bg-on-night px-3 font-semibold text-night text-xs">
          <Banknote aria-hidden="true" className="size-4" />
          <span>{t.cash}</span>
        </li>
      )}
      {cards.map((name) => (
        <li key={name}>
          <img
            src={`${cardMarks}#${name.toLowerCase()}`}
            alt={name}
            width={68}
            height={32}
            loading="lazy"
            className="h-8 w-17 rounded-lg bg-on-night"
          />
        </li>
      ))}
    </ul>
  )
}
