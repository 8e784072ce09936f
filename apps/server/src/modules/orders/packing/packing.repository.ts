import type { OrderId, UserId } from '@shop/contract'
import { type OrderView, orderViews } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { findValue } from '../../../database/rows.ts'
import { isInView } from '../desk/order-filter.repository.ts'

/** Who packs an order, and since when; all null while nobody has taken it. */
export type Packing = { packerId: UserId | null; takenAt: Date | null; packedAt: Date | null }

export async function savePacking(db: Db, id: OrderId, packing: Packing): Promise<void> {
  await db`update orders set ${db(packing)} where id = ${id}`
}

/** Counts the orders of each queue; an empty queue has no row. */
export async function countViews(db: Db): Promise<{ view: OrderView; count: number }[]> {
  const branches = orderViews.map((view) => db`when ${isInView(db, view)} then ${view}`)
  return await db<{ view: OrderView; count: number }[]>`
    select view, count(*) from (
      select case ${branches.reduce((all, branch) => db`${all} ${branch}`, db``)} end as view
      from orders o where o.status in ('processing', 'in_transit', 'returning')
        or (o.status = 'returned' and o.payment_status in ('paid', 'deposit_paid'))) as orders_in_views
    where view is not null group by view`
}

/** Finds the order that somebody has taken and not packed, the one taken first. */
export async function findTaken(db: Db, packerId: UserId): Promise<OrderId | null> {
  return await findValue(db<{ id: OrderId }[]>`
    select o.id from orders o where o.packer_id = ${packerId} and ${isInView(db, 'to_pack')}
    order by o.taken_at, o.id limit 1`)
}

/** Finds and locks the order that should be packed next: the earliest promise first. Orders that others are taking now are left out. */
export async function lockNextToPack(db: Db): Promise<OrderId | null> {
  return await findValue(db<{ id: OrderId }[]>`
    select o.id from orders o where o.packer_id is null and ${isInView(db, 'to_pack')}
    order by o.promised_to, o.created_at, o.id limit 1 for update of o skip locked`)
}
