import type { OrderId } from '@shop/contract'
import type { PaymentNews } from '../payments/index.ts'
import type { TellingParts } from './order-parts.ts'
import { lockOrder, setPaymentStatus, takeStep } from './orders.repository.ts'
import { tellShopper } from './tell-shopper.ts'

/** What orders do when something becomes of a payment. A payment's reference is the id of its order. */
export function makePaymentNews(parts: TellingParts): PaymentNews {
  return {
    async onPaid(tx, { reference }) {
      const id = reference as OrderId
      const order = await lockOrder(tx, id)
      if (!order) return 'paid_late'
      if (await takeStep(tx, id, 'confirm_payment')) {
        await setPaymentStatus(tx, id, 'paid')
        await tellShopper(tx, parts, order, 'paid')
        return 'accepted'
      }
      const verdict = order.status === 'cancelled' ? 'paid_late' : 'paid_twice'
      if (verdict === 'paid_late') await setPaymentStatus(tx, id, 'paid')
      await tellShopper(tx, parts, order, verdict)
      return verdict
    },
    async onOddMoney(tx, { reference }) {
      const order = await lockOrder(tx, reference as OrderId)
      if (order?.status === 'pending_payment') return 'accepted'
      return !order || order.status === 'cancelled' ? 'paid_late' : 'paid_twice'
    },
    async onFailed(tx, { reference }) {
      const id = reference as OrderId
      const order = await lockOrder(tx, id)
      if (order?.status === 'pending_payment') await setPaymentStatus(tx, id, 'failed')
    },
    async onReturned(tx, { reference }) {
      await setPaymentStatus(tx, reference as OrderId, 'refunded')
    },
  }
}
