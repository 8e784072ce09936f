import type { OrderId, UserId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { getValue } from '../../../database/rows.ts'
import { type ActorColumns, actorColumns } from '../desk/orders.staff-repository.ts'

type StaffRefund = {
  actorId: UserId
  /** Null for cash of no order. */
  orderId: OrderId | null
  amountPiastres: number
  isWriteOff: boolean
  createdAt: Date
}

export async function insertStaffRefund(db: Db, refund: StaffRefund): Promise<void> {
  await db`insert into staff_refunds ${db(refund)}`
}

export type StaffRefundRow = ActorColumns & Pick<StaffRefund, 'amountPiastres' | 'isWriteOff' | 'createdAt'>

/** Lists what members of staff have sent back of an order, in any way, or written off, oldest first. */
export async function listStaffRefunds(db: Db, orderId: OrderId): Promise<StaffRefundRow[]> {
  return await db<StaffRefundRow[]>`
    select r.amount_piastres, r.is_write_off, r.created_at, ${actorColumns(db, 'r')}
    from staff_refunds r left join users u on u.id = r.actor_id where r.order_id = ${orderId} order by r.id`
}

/** Sums what a member of staff has sent back or written off on the day of `now`, in Cairo. @returns piastres */
export async function sumRefundedToday(db: Db, actorId: UserId, now: Date): Promise<number> {
  return await getValue(db<{ sum: number }[]>`
    select coalesce(sum(amount_piastres), 0)::bigint as sum from staff_refunds
    where actor_id = ${actorId}
      and created_at >= (${now}::timestamptz at time zone 'Africa/Cairo')::date::timestamp at time zone 'Africa/Cairo'`)
}
