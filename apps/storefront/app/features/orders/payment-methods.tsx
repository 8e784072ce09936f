import { isOnline, methodRules, type Order, type PaymentMethod } from '@shop/contract'
import { formatDateTime } from '@shop/i18n'
import { Banknote, CalendarClock, CreditCard, Landmark, type LucideIcon, Smartphone, Store } from 'lucide-react'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { ordersMessages } from './orders.late.messages.ts'

const icons: Record<PaymentMethod, LucideIcon> = {
  cash: Banknote,
  card: CreditCard,
  wallet: Smartphone,
  kiosk: Store,
  bank_installments: Landmark,
  pay_later: CalendarClock,
}

export function MethodIcon({ method }: { method: PaymentMethod }) {
  const Icon = icons[method]
  return <Icon />
}

/** The names of the ways to pay. */
export function useMethodNames(): Record<PaymentMethod, string> {
  const t = useMessages(ordersMessages)
  return {
    cash: t.cash,
    card: t.card,
    wallet: t.wallet,
    kiosk: t.kiosk,
    bank_installments: t.bankInstallments,
    pay_later: t.payLater,
  }
}

/** Until when an order waits for its payment; empty where it does not wait. */
export function usePayBefore({ pay_before }: Pick<Order, 'pay_before'>): string {
  const language = useLanguage()
  return pay_before === null ? '' : formatDateTime(pay_before, language)
}

/** Tells whether the shop's staff pay money of an order back, because its provider cannot. */
export function isRefundedByStaff({ payment_method: method }: Pick<Order, 'payment_method'>): boolean {
  return isOnline(method) && methodRules[method].refunds === 'staff'
}
