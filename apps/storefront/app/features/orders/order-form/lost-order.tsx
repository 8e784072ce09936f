import { PackageSearch } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import type { CheckoutTrouble } from './place-order.ts'
import { useCheckoutTroubleWords } from './trouble-alert.tsx'

type Properties = { trouble: CheckoutTrouble; isAsking?: boolean; onRetry: () => unknown }

/**
 * Replaces a form that has nothing more to order, while the answer to its order is lost: the button asks for the answer again.
 * It takes the focus, which the alert in the form had.
 */
export function LostOrder({ trouble, isAsking = false, onRetry }: Properties) {
  const t = useMessages(ordersMessages)
  const { heading, text } = useCheckoutTroubleWords(trouble)
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <div ref={alert} role="alert" tabIndex={-1} className="outline-none">
      <Notice icon={<PackageSearch />} heading={heading} text={text ?? ''}>
        <Button look="lamp" isResting={isAsking} onClick={() => void onRetry()}>
          {isAsking ? t.checking : t.retry}
        </Button>
      </Notice>
    </div>
  )
}
