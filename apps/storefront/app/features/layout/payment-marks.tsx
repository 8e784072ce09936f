import { Banknote } from 'lucide-react'
import { useMessages } from '../../language.tsx'
import { layoutMessages } from './layout.messages.ts'

const cards = ['Visa', 'Mastercard', 'Meeza']

/** How orders can be paid (rule F-04). */
export function PaymentMarks() {
  const t = useMessages(layoutMessages)
  return (
    <ul aria-label={t.waysToPay} className="flex flex-wrap items-center gap-2 font-semibold text-xs">
      <li className="inline-flex h-8 items-center gap-1.5 rounded-lg bg-on-night px-3 text-night">
        <Banknote aria-hidden="true" className="size-4" />
        {t.cash}
      </li>
      {cards.map((card) => (
        <li key={card} dir="ltr" className="inline-flex h-8 items-center rounded-lg bg-on-night px-3 text-night">
          {card}
        </li>
      ))}
    </ul>
  )
}
