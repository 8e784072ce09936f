import type { PaymentId } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import type { AttemptStatus, ProviderName, ReviewReason } from './payment-status.ts'

/** An attempt that staff must look at, or had to. Amounts in piastres. */
export type PaymentProblemRow = {
  id: PaymentId
  reference: string
  provider: ProviderName
  reason: ReviewReason
  status: AttemptStatus
  transactionId: string | null
  /** What came; what was asked for where nothing is known to have come. */
  amountPiastres: number
  refundedPiastres: number
  createdAt: Date
}

export async function countPaymentProblems(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`select count(*) from payments where review_reason is not null`
  return row?.count ?? 0
}

/** Attempts that were paid twice, late, with another amount, or whose money did not go back; the newest first. */
export async function listPaymentProblems(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<PaymentProblemRow[]> {
  return await db<PaymentProblemRow[]>`
    select p.id, p.reference, p.provider, p.review_reason as reason, p.status, p.transaction_id, p.refunded_piastres, p.created_at,
      coalesce((select max(e.amount_piastres) from payment_events e
        where e.payment_id = p.id and e.transaction_id = p.transaction_id and e.success), p.amount_piastres) as amount_piastres
    from payments p where p.review_reason is not null
    order by p.created_at desc, p.id desc limit ${limit} offset ${offset}`
}
