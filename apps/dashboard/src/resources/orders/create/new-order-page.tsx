import { useState } from 'react'
import { Title, useNotify } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import { useMessages } from '../../../i18n/language.tsx'
import { newOrderMessages } from './new-order.messages.ts'
import { NewOrderForm } from './new-order-form.tsx'
import { type CallersOrder, PaymentLink } from './payment-link.tsx'

/** Places an order for a caller. A card order then shows the link for its payment; a cash order opens. */
export function NewOrderPage() {
  const t = useMessages(newOrderMessages)
  const notify = useNotify()
  const navigate = useNavigate()
  const { state } = useLocation()
  const [placed, setPlaced] = useState<CallersOrder | null>(null)

  function finish(order: CallersOrder): void {
    notify(t.placed({ number: order.number }), { type: 'success' })
    if (order.payment) setPlaced(order)
    else void navigate(`/dashboard/orders/${order.id}/show`)
  }

  return (
    <>
      <Title title={t.title} />
      {placed ? (
        <PaymentLink order={placed} onAnother={() => setPlaced(null)} />
      ) : (
        <NewOrderForm phone={readPhone(state)} onPlaced={finish} />
      )}
    </>
  )
}

/** The phone that a link to this page gives. A state, because an address is written into logs. */
function readPhone(state: unknown): string {
  const { phone = '' } = (state ?? {}) as { phone?: unknown }
  return typeof phone === 'string' ? phone : ''
}
