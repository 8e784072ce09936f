import type { Db } from '../../../../database/client.ts'
import type { sandboxIntentions, sandboxTransactions } from './sandbox.table.ts'

/** A payment request to the sandbox. */
export type SandboxIntention = typeof sandboxIntentions.$inferSelect

/** A transaction of the simulated bank. A refund or void has the payment as its parent. */
export type SandboxTransaction = typeof sandboxTransactions.$inferSelect

/** Saves a payment request. A repeated request for the same payment gives the same order id. */
export async function saveIntention(db: Db, intention: Omit<SandboxIntention, 'orderId'>): Promise<number> {
  const [row] = await db<{ orderId: number }[]>`
    insert into sandbox_intentions ${db(intention)}
    on conflict (payment_id) do update
      set special_reference = excluded.special_reference, return_url = excluded.return_url, expires_at = excluded.expires_at
    returning order_id`
  if (!row) throw new Error('Insert into sandbox_intentions returned no row')
  return row.orderId
}

/** Finds the request of a payment and locks it until the transaction ends. */
export async function lockIntention(db: Db, paymentId: string): Promise<SandboxIntention | null> {
  const [row] = await db<SandboxIntention[]>`
    select * from sandbox_intentions where payment_id = ${paymentId} for update`
  return row ?? null
}

/** Finds the newest payment of an order. */
export async function findPaymentOf(db: Db, orderId: number): Promise<SandboxTransaction | null> {
  const [row] = await db<SandboxTransaction[]>`
    select * from sandbox_transactions where order_id = ${orderId} and kind = 'payment' order by id desc limit 1`
  return row ?? null
}

export async function findIntention(db: Db, orderId: number): Promise<SandboxIntention | null> {
  const [row] = await db<SandboxIntention[]>`select * from sandbox_intentions where order_id = ${orderId}`
  return row ?? null
}

export async function findTransaction(db: Db, id: number): Promise<SandboxTransaction | null> {
  const [row] = await db<SandboxTransaction[]>`select * from sandbox_transactions where id = ${id}`
  return row ?? null
}

/** Finds a transaction and locks it until the database transaction ends. */
export async function lockTransaction(db: Db, id: number): Promise<SandboxTransaction | null> {
  const [row] = await db<SandboxTransaction[]>`select * from sandbox_transactions where id = ${id} for update`
  return row ?? null
}

export async function insertTransaction(
  db: Db,
  transaction: Omit<SandboxTransaction, 'id' | 'isVoided' | 'refundedPiastres'>,
): Promise<SandboxTransaction> {
  const [row] = await db<SandboxTransaction[]>`insert into sandbox_transactions ${db(transaction)} returning *`
  if (!row) throw new Error('Insert into sandbox_transactions returned no row')
  return row
}

/** Saves the bank's decision about a pending payment, and its amount. */
export async function decidePayment(
  db: Db,
  id: number,
  decided: Pick<SandboxTransaction, 'isSuccess' | 'amountPiastres'>,
): Promise<SandboxTransaction> {
  const [row] = await db<SandboxTransaction[]>`
    update sandbox_transactions set ${db({ ...decided, isPending: false })} where id = ${id} returning *`
  if (!row) throw new Error('The sandbox has no such transaction')
  return row
}

/** Adds a refund or void to its payment. */
export async function addRefunded(db: Db, id: number, amount: number, isVoid: boolean): Promise<void> {
  await db`
    update sandbox_transactions set is_voided = is_voided or ${isVoid},
      refunded_piastres = refunded_piastres + ${isVoid ? 0 : amount}
    where id = ${id}`
}
