import type { OrderId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { listPaymentRecords } from '../../payments/index.ts'
import { lockOrder } from '../orders.repository.ts'
import { cashAmount } from '../orders.rules.ts'
import { addDueCredits } from './books.repository.ts'

/**
 * Makes the credit note due that the books of an order lack, so that its invoice less its notes is the money that the shop keeps of it. Part of each
 * transaction that invoices an order or changes what goes back of one, whatever the way; the lock of the order has them take turns.
 */
export async function creditRefunds(tx: Db, orderId: OrderId, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId)
  if (!order) return
  const payments = await listPaymentRecords(tx, orderId)
  // Cash that the courier owes is the shop's.
  const cash = cashAmount(order) - order.repaidPiastres
  const kept = payments.reduce((sum, { keptPiastres }) => sum + keptPiastres, cash)
  await addDueCredits(tx, orderId, { credit: order.totalPiastres - kept, now })
}
