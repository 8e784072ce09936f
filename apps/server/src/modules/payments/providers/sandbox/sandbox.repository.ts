import type { Db } from '../../../../database/client.ts'

/** What the sandbox was asked to collect. */
export type SandboxIntention = {
  orderId: number
  paymentId: string
  specialReference: string
  amountPiastres: number
  returnUrl: string
  expiresAt: Date
}

/** What the sandbox's bank did. A refund or a void is a transaction of its own, with the payment as its parent. */
export type SandboxTransaction = {
  id: number
  orderId: number
  parentId: number | null
  kind: 'payment' | 'refund' | 'void'
  isSuccess: boolean
  isPending: boolean
  isVoided: boolean
  amountPiastres: number
  refundedPiastres: number
  createdAt: Date
}

/** Keeps what is to be collected; asked again for the same payment, it is the same order. */
export async function saveIntention(db: Db, intention: Omit<SandboxIntention, 'orderId'>): Promise<number> {
  const [row] = await db<{ orderId: number }[]>`
    insert into sandbox_intentions ${db(intention)}
    on conflict (payment_id) do update
      set special_reference = excluded.special_reference, return_url = excluded.return_url, expires_at = excluded.expires_at
    returning order_id`
  if (!row) throw new Error('The sandbox stored no intention')
  return row.orderId
}

/** Finds what a page collects, and holds it until the transaction ends. */
export async function lockIntention(db: Db, paymentId: string): Promise<SandboxIntention | null> {
  const [row] = await db<SandboxIntention[]>`
    select * from sandbox_intentions where payment_id = ${paymentId} for update`
  return row ?? null
}

/** The newest payment of an order. */
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

/** Finds a transaction, and holds it until the transaction of the database ends. */
export async function lockTransaction(db: Db, id: number): Promise<SandboxTransaction | null> {
  const [row] = await db<SandboxTransaction[]>`select * from sandbox_transactions where id = ${id} for update`
  return row ?? null
}

export async function insertTransaction(
  db: Db,
  transaction: Omit<SandboxTransaction, 'id' | 'isVoided' | 'refundedPiastres'>,
): Promise<SandboxTransaction> {
  const [row] = await db<SandboxTransaction[]>`insert into sandbox_transactions ${db(transaction)} returning *`
  if (!row) throw new Error('The sandbox wrote no transaction')
  return row
}

/** What the bank decided about a payment that was pending, and the amount it took. */
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

/** Notes on a payment that money of it has gone back. */
export async function noteMoneyBack(db: Db, id: number, amount: number, isVoid: boolean): Promise<void> {
  await db`
    update sandbox_transactions set is_voided = is_voided or ${isVoid},
      refunded_piastres = refunded_piastres + ${isVoid ? 0 : amount}
    where id = ${id}`
}
