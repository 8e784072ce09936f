import type { OrderId } from '@shop/contract'
import type { PaymentListener } from '../../payments/index.ts'
import { notifyShopper } from '../notify-shopper.service.ts'
import { setPaymentStatus, takeStep } from '../order-steps.repository.ts'
import type { NotifyDeps } from '../orders.deps.ts'
import { lockOrder, type OrderRow } from '../orders.repository.ts'

/** Changes orders when their payments change. A payment's reference is the id of its order. */
export function makePaymentListener(deps: NotifyDeps): PaymentListener {
  return {
    async findDemand(tx, { reference }) {
      const order = await lockOrder(tx, reference as OrderId)
      if (order?.status === 'pending_payment') return 'awaited'
      return !order || order.status === 'cancelled' || isCash(order) ? 'over' : 'met'
    },
    async onPaid(tx, { reference }) {
      const id = reference as OrderId
      const order = await lockOrder(tx, id)
      if (!order || !(await takeStep(tx, id, 'confirm_payment')))
        throw new Error('The order does not wait for a payment')
      await setPaymentStatus(tx, id, 'paid')
      await notifyShopper(tx, deps, order, 'paid')
    },
    async onUnwanted(tx, { reference, method }, reason) {
      const id = reference as OrderId
      const order = await lockOrder(tx, id)
      if (!order) return
      if (isCash(order)) {
        // The message says how the money goes back, not how the order is paid.
        await notifyShopper(tx, deps, { ...order, paymentMethod: method }, 'paid_beside_cash')
        return
      }
      if (reason === 'paid_late') await setPaymentStatus(tx, id, 'paid')
      await notifyShopper(tx, deps, order, reason)
    },
    async onFailed(tx, { reference }) {
      const id = reference as OrderId
      const order = await lockOrder(tx, id)
      if (order?.status === 'pending_payment') await setPaymentStatus(tx, id, 'failed')
    },
    async onReturned(tx, { reference }) {
      const id = reference as OrderId
      const order = await lockOrder(tx, id)
      if (order && !isCash(order)) await setPaymentStatus(tx, id, 'refunded')
    },
  }
}

/** Money that was paid online for an order that its shopper turned into a cash order goes back, and says nothing about the cash. */
function isCash({ paymentMethod }: OrderRow): boolean {
  return paymentMethod === 'cash'
}
