import { hasMoneyOf, type Order } from '@shop/contract'
import { useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { myOrdersMessages } from './my-orders.late.messages.ts'

type Properties = {
  order: Pick<Order, 'number' | 'payment_status'>
  doing: string | null
  cancel: () => Promise<void>
}

/** Cancels an order, once it has asked whether to and has said where the money goes. */
export function CancelButton({ order, doing, cancel }: Properties) {
  const t = useMessages(myOrdersMessages)
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)

  function confirm(): void {
    close()
    void cancel()
  }

  return (
    <>
      <Button isResting={doing !== null} onClick={() => setAsking(true)}>
        {doing === 'cancel' ? t.cancelling : t.cancelOrder}
      </Button>
      <Dialog isOpen={isAsking} onClose={close} title={t.cancelQuestion({ number: order.number })}>
        <p>{hasMoneyOf(order) ? t.cancelRefundHint : t.cancelHint}</p>
        <div className="mt-5 flex flex-wrap gap-3">
          <Button look="nile" onClick={confirm}>
            {t.cancelOrder}
          </Button>
          <Button onClick={close}>{t.keepOrder}</Button>
        </div>
      </Dialog>
    </>
  )
}
