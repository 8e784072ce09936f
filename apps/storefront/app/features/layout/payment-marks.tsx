import { Banknote } from 'lucide-react'
import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { layoutMessages } from './layout.messages.ts'

/** How orders can be paid (rule F-04): word marks that we draw ourselves, on cards of one size. */
export function PaymentMarks() {
  const t = useMessages(layoutMessages)
  return (
    <ul aria-label={t.waysToPay} className="flex flex-wrap items-center gap-2">
      <li className="inline-flex h-8 items-center gap-1.5 rounded-lg bg-on-night px-3 font-semibold text-night text-xs">
        <Banknote aria-hidden="true" className="size-4" />
        {t.cash}
      </li>
      <Mark name="Visa">
        <Word className="fill-[#1a3a8f] italic">VISA</Word>
      </Mark>
      <Mark name="Mastercard">
        <circle cx="29" cy="11" r="7.5" fill="#d9302c" />
        <circle cx="39" cy="11" r="7.5" fill="#f2a33a" fillOpacity="0.9" />
        <text x="34" y="28" textAnchor="middle" className="fill-[#2b2b2b] font-semibold text-[8px]">
          Mastercard
        </text>
      </Mark>
      <Mark name="Meeza">
        <Word className="fill-[#6a2c7a]">meeza</Word>
      </Mark>
    </ul>
  )
}

function Mark({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li dir="ltr">
      <svg viewBox="0 0 68 32" role="img" aria-label={name} className="h-8 w-17 rounded-lg bg-on-night">
        {children}
      </svg>
    </li>
  )
}

function Word({ className, children }: { className: string; children: string }) {
  return (
    <text x="34" y="22" textAnchor="middle" className={`font-extrabold text-[17px] ${className}`}>
      {children}
    </text>
  )
}
