import type { OrderId, UserId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'

type StaffRefund = { actorId: UserId; orderId: OrderId; amountPiastres: number; createdAt: Date }

export async function insertStaffRefund(db: Db, refund: StaffRefund): Promise<void> {
  await db`insert into staff_refunds ${db(refund)}`
}

/** Sums what a member of staff has sent back on the day of `now`, in Cairo. @returns piastres */
export async function sumRefundedToday(db: Db, actorId: UserId, now: Date): Promise<number> {
  const [row] = await db<{ sum: number }[]>`
    select coalesce(sum(amount_piastres), 0)::bigint as sum from staff_refunds
    where actor_id = ${actorId}
      and created_at >= (${now}::timestamptz at time zone 'Africa/Cairo')::date::timestamp at time zone 'Africa/Cairo'`
  return row?.sum ?? 0
}
