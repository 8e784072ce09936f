import type { Db } from '../../../../database/client.ts'
import { findRow, getRow, getValue } from '../../../../database/rows.ts'
import type { sandboxIntentions, sandboxTransactions } from './sandbox.table.ts'

/** A payment request to the sandbox. */
export type SandboxIntention = typeof sandboxIntentions.$inferSelect

/** A transaction of the simulated bank. A refund or void has the payment as its parent. */
export type SandboxTransaction = typeof sandboxTransactions.$inferSelect

/** Saves a payment request. A repeated request for the same payment gives the same order id. */
export async function saveIntention(db: Db, intention: Omit<SandboxIntention, 'orderId'>): Promise<number> {
  return await getValue(db<{ orderId: number }[]>`
    insert into sandbox_intentions ${db(intention)}
    on conflict (payment_id) do update
      set special_reference = excluded.special_reference, return_url = excluded.return_url, expires_at = excluded.expires_at
    returning order_id`)
}

/** Finds the request of a payment and locks it until the transaction ends. */
export async function lockIntention(db: Db, paymentId: string): Promise<SandboxIntention | null> {
  return await findRow(db<SandboxIntention[]>`
    select * from sandbox_intentions where payment_id = ${paymentId} for update`)
}

/** Finds the newest payment of an order. */
export async function findPaymentOf(db: Db, orderId: number): Promise<SandboxTransaction | null> {
  return await findRow(db<SandboxTransaction[]>`
    select * from sandbox_transactions where order_id = ${orderId} and kind = 'payment' order by id desc limit 1`)
}

export async function findIntention(db: Db, orderId: number): Promise<SandboxIntention | null> {
  return await findRow(db<SandboxIntention[]>`select * from sandbox_intentions where order_id = ${orderId}`)
}

export async function findTransaction(db: Db, id: number): Promise<SandboxTransaction | null> {
  return await findRow(db<SandboxTransaction[]>`select * from sandbox_transactions where id = ${id}`)
}

/** Finds a transaction and locks it until the database transaction ends. */
export async function lockTransaction(db: Db, id: number): Promise<SandboxTransaction | null> {
  return await findRow(db<SandboxTransaction[]>`select * from sandbox_transactions where id = ${id} for update`)
}

export async function insertTransaction(
  db: Db,
  transaction: Omit<SandboxTransaction, 'id' | 'isVoided' | 'refundedPiastres'>,
): Promise<SandboxTransaction> {
  return await getRow(db<SandboxTransaction[]>`insert into sandbox_transactions ${db(transaction)} returning *`)
}

/** Saves the bank's decision about a pending payment, and its amount. */
export async function decidePayment(
  db: Db,
  id: number,
  decided: Pick<SandboxTransaction, 'isSuccess' | 'amountPiastres'>,
): Promise<SandboxTransaction> {
  return await getRow(db<SandboxTransaction[]>`
    update sandbox_transactions set ${db({ ...decided, isPending: false })} where id = ${id} returning *`)
}

/** Adds a refund or void to its payment. */
export async function addRefunded(db: Db, id: number, amount: number, isVoid: boolean): Promise<void> {
  await db`
    update sandbox_transactions set is_voided = is_voided or ${isVoid},
      refunded_piastres = refunded_piastres + ${isVoid ? 0 : amount}
    where id = ${id}`
}
