import type { OrderId } from '@shop/contract'
import type { PhoneHistory } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'

/** Nothing is known about the phone. */
export const noHistory: PhoneHistory = { orders: 0, delivered: 0, refused: 0, cancelled: 0, last_order_at: null }

export type PhoneHistoryRow = Omit<PhoneHistory, 'last_order_at'> & { id: OrderId; lastOrderAt: Date }

/** What became of the other orders of the phone of each order. An erased person has no history. */
export async function listPhoneHistories(db: Db, ids: readonly OrderId[]): Promise<Map<OrderId, PhoneHistory>> {
  const rows = await db<PhoneHistoryRow[]>`
    select shown.id, count(*) as orders, count(*) filter (where reached.delivered) as delivered,
      count(*) filter (where reached.refused) as refused, count(*) filter (where o.status = 'cancelled') as cancelled,
      max(o.created_at) as last_order_at
    from orders shown join orders o on o.phone = shown.phone and o.id <> shown.id, lateral (
      select bool_or(e.status = 'delivered') as delivered, bool_or(e.status = 'returning') as refused
      from order_events e where e.order_id = o.id) as reached
    where shown.id = any (${[...ids]}::uuid[]) and shown.phone <> ''
    group by shown.id`
  return new Map(
    rows.map(({ id, lastOrderAt, ...counts }) => [id, { ...counts, last_order_at: lastOrderAt.toISOString() }]),
  )
}
