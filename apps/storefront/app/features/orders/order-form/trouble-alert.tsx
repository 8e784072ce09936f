import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Alert } from '../../../ui/notices/alert.tsx'
import type { CartProblem } from '../checkout/checkout-cart.ts'
import { ordersMessages } from '../orders.late.messages.ts'
import type { CheckoutTrouble } from './place-order.ts'

/** Why an order was not placed; its children are the next steps. It takes the focus, which the button lost while it was busy. */
export function TroubleAlert({ trouble, children }: { trouble: CheckoutTrouble; children: ReactNode }) {
  const { heading, text } = useCheckoutTroubleWords(trouble)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (trouble) alert.current?.focus()
  }, [trouble])
  return (
    <div ref={alert} role="alert" tabIndex={-1} className="outline-none">
      <Alert tone="danger" icon={<CircleAlert />}>
        <p className="font-semibold">{heading}</p>
        {text && <p>{text}</p>}
        <div className="flex flex-wrap gap-2">{children}</div>
      </Alert>
    </div>
  )
}

/** Says why an order was not placed: by the server's message after a refusal (rules O-02, O-07). */
export function useCheckoutTroubleWords(trouble: CheckoutTrouble): { heading: string; text: string | null } {
  const t = useMessages(ordersMessages)
  const problemWords = useCartProblemWords()
  if (trouble.outcome === 'refused') return { heading: trouble.message, text: null }
  if (trouble.outcome === 'unfit') return { heading: problemWords[trouble.problem], text: null }
  const reasons = { offline: `${t.offline} `, timeout: `${t.timedOut} `, failure: '' }
  return { heading: t.processingFailed, text: `${reasons[trouble.reason]}${t.noDoubleOrder}` }
}

export function useCartProblemWords(): Record<CartProblem, string> {
  const t = useMessages(ordersMessages)
  return {
    missing: t.cartMissing,
    empty: t.cartEmpty,
    invalid: t.cartInvalid,
    unexpected: t.cartUnexpected,
    blocked: t.cartBlocked,
  }
}
