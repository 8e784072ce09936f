import { CircleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Alert } from '../../../ui/notices/alert.tsx'
import type { CheckoutTrouble } from './place-order.ts'
import { useTroubleWords } from './trouble-words.ts'

/** Why an order was not placed; its children are the next steps. It takes the focus, which the button lost while it was busy. */
export function TroubleAlert({ trouble, children }: { trouble: CheckoutTrouble; children: ReactNode }) {
  const { heading, text } = useTroubleWords(trouble)
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
