import { CircleAlert } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import { useMessages } from '../../language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { ordersMessages } from './orders.messages.ts'
import type { CheckoutTrouble } from './place-order.ts'
import { useTroubleWords } from './trouble-words.ts'

type Properties = {
  trouble: CheckoutTrouble
  refreshCart: () => Promise<unknown>
  form: RefObject<HTMLFormElement | null>
}

/** Why the order was not placed, and the next step. It takes the focus, which the button lost while it was busy. */
export function CheckoutTroubleAlert({ trouble, refreshCart, form }: Properties) {
  const t = useMessages(ordersMessages)
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
        <div className="flex flex-wrap gap-2">
          {trouble.outcome === 'lost' ? (
            <Button size="small" onClick={() => form.current?.requestSubmit()}>
              {t.retry}
            </Button>
          ) : (
            <ButtonLink size="small" to={paths.cart()}>
              {t.openCart}
            </ButtonLink>
          )}
          {trouble.outcome === 'unfit' && (
            <Button size="small" onClick={() => void refreshCart()}>
              {t.retry}
            </Button>
          )}
        </div>
      </Alert>
    </div>
  )
}
