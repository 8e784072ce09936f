import { type OrderId, piastres, toPounds } from '@shop/contract'
import type { PaymentProblem } from '@shop/contract/staff'
import type { Db } from '../../database/client.ts'
import { listPaymentProblems, type PaymentProblemRow } from '../payments/index.ts'
import { findStandings, type OrderStanding } from './orders.staff-repository.ts'

/** A stretch of the payments that staff must look at, with the orders they were for; the newest first. */
export async function findPaymentProblems(db: Db, range: { limit: number; offset: number }): Promise<PaymentProblem[]> {
  const rows = await listPaymentProblems(db, range)
  // A payment's reference is the id of its order.
  const ids = rows.map(({ reference }) => reference as OrderId)
  const orders = new Map((await findStandings(db, ids)).map((order) => [String(order.id), order]))
  return rows.map((row) => presentProblem(row, orders.get(row.reference)))
}

function presentProblem(row: PaymentProblemRow, order?: OrderStanding): PaymentProblem {
  return {
    payment_id: row.id,
    order: order ? { id: order.id, number: `NW-${order.number}`, status: order.status } : null,
    reason: row.reason,
    status: row.status,
    amount: toPounds(piastres(row.amountPiastres)),
    refunded: toPounds(piastres(row.refundedPiastres)),
    provider: row.provider,
    transaction_id: row.transactionId,
    created_at: row.createdAt.toISOString(),
  }
}
