import type { OrderId, PaymentStatus } from '@shop/contract'
import type { PaymentListener } from '../../payments/index.ts'
import { creditRefunds } from '../books/credit-refunds.service.ts'
import { insertCall, type NewCall } from '../calls/order-calls.repository.ts'
import { notifyShopper } from '../notify-shopper.service.ts'
import { setPaymentStatus, takeStep } from '../order-steps.repository.ts'
import type { NotifyDeps } from '../orders.deps.ts'
import { lockOrder, type OrderRow } from '../orders.repository.ts'
import { cashAmount, onlineAmount } from '../orders.rules.ts'

/** Changes orders when their payments change. A payment's reference is the id of its order. */
export function makePaymentListener(deps: NotifyDeps): PaymentListener {
  return {
    async findDemand(tx, { reference }) {
      const order = await lockOrder(tx, reference as OrderId)
      if (order?.status === 'pending_payment') return 'awaited'
      return !order || order.status === 'cancelled' || onlineAmount(order) === 0 ? 'over' : 'met'
    },
    async onPaid(tx, { reference }) {
      const id = reference as OrderId
      const order = await lockOrder(tx, id)
      if (!order || !(await takeStep(tx, id, 'confirm_payment')))
        throw new Error('The order does not wait for a payment')
      await setPaymentStatus(tx, id, statusPaidOnline(order))
      if (order.depositPiastres > 0) await insertCall(tx, depositCall(id, deps.readClock()))
      await notifyShopper(tx, deps, order, 'paid')
    },
    async onPaidLate(tx, { reference }) {
      const order = await lockOrder(tx, reference as OrderId)
      if (order && onlineAmount(order) > 0) await setPaymentStatus(tx, order.id, statusPaidOnline(order))
    },
    async onUnwanted(tx, { reference, method }, reason, totalPiastres) {
      const order = await lockOrder(tx, reference as OrderId)
      if (!order) return
      // The message says what goes back and how, not how the order is paid.
      const wayBack = { totalPiastres, depositPiastres: 0, paymentMethod: method }
      const what = onlineAmount(order) === 0 ? 'paid_beside_cash' : reason
      await notifyShopper(tx, deps, { ...order, ...wayBack }, what)
    },
    async onFailed(tx, { reference }) {
      const id = reference as OrderId
      const order = await lockOrder(tx, id)
      if (order?.status === 'pending_payment') await setPaymentStatus(tx, id, 'failed')
    },
    async onRefund(tx, { reference }) {
      await creditRefunds(tx, reference as OrderId, deps.readClock())
    },
    async onReturned(tx, { reference }) {
      const id = reference as OrderId
      const order = await lockOrder(tx, id)
      if (order && hasNothingLeft(order)) await setPaymentStatus(tx, id, 'refunded')
    },
  }
}

/**
 * Whether an order has no money once what was paid online is refunded. That says nothing about the cash that the shop has, or is still to
 * collect.
 */
function hasNothingLeft(order: OrderRow): boolean {
  if (cashAmount(order) === 0) return onlineAmount(order) > 0
  return order.paymentStatus === 'deposit_paid' && isOver(order)
}

/** The status of an order once what is paid online has come. */
function statusPaidOnline(order: OrderRow): PaymentStatus {
  return cashAmount(order) > 0 ? 'deposit_paid' : 'paid'
}

/** Whether the parcel is not, or no longer, to be handed over. */
function isOver({ status }: OrderRow): boolean {
  return status === 'cancelled' || status === 'returning' || status === 'returned'
}

/** A paid deposit confirms an order as a call does that reached the shopper. */
function depositCall(orderId: OrderId, createdAt: Date): NewCall {
  return { orderId, actorId: null, source: 'deposit', outcome: 'reached', note: '', callAgainAt: null, createdAt }
}
