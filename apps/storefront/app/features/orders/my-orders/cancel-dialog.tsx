import { hasMoneyOf, type Order } from '@shop/contract'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { myOrdersMessages } from './my-orders.late.messages.ts'

type Properties = {
  order: Pick<Order, 'number' | 'payment_status'>
  isOpen: boolean
  onClose: () => void
  onCancel: () => void
}

/** Asks whether to cancel an order, and says where its money goes. */
export function CancelDialog({ order, isOpen, onClose, onCancel }: Properties) {
  const t = useMessages(myOrdersMessages)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.cancelQuestion({ number: order.number })}>
      <p>{hasMoneyOf(order) ? t.cancelRefundHint : t.cancelHint}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="nile" onClick={onCancel}>
          {t.cancelOrder}
        </Button>
        <Button onClick={onClose}>{t.keepOrder}</Button>
      </div>
    </Dialog>
  )
}
