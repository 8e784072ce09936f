import type { OrderId } from '@shop/contract'
import type { CustomerNoteKind } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { actorColumns, type StaffNoteRow } from '../desk/orders.staff-repository.ts'
import { receivedMoney } from '../orders.repository.ts'

/** How many notes about a phone stand beside an order; the record of the customer has all. */
const maxNotes = 5

/** A phone, and the order that its history leaves out; null for a phone whose order is not placed yet. */
export type ShownPhone = { id: OrderId | null; phone: string }

export type PhoneHistoryRow = ShownPhone & {
  orders: number
  delivered: number
  refused: number
  cancelled: number
  receivedPiastres: number
  lastOrderAt: Date | null
  isBlocked: boolean
}

/** Counts what became of the other orders of each phone. */
export async function countOtherOrders(db: Db, shown: readonly ShownPhone[]): Promise<PhoneHistoryRow[]> {
  return await db<PhoneHistoryRow[]>`
    select shown.id, shown.phone, count(o.id) as orders, count(*) filter (where reached.delivered) as delivered,
      count(*) filter (where reached.refused) as refused, count(*) filter (where o.status = 'cancelled') as cancelled,
      coalesce(sum(${receivedMoney(db)}), 0)::bigint as received_piastres, max(o.created_at) as last_order_at,
      exists (select from customers c where c.phone = shown.phone and c.is_blocked) as is_blocked
    from unnest(${shown.map(({ id }) => id)}::uuid[], ${shown.map(({ phone }) => phone)}::text[]) as shown (id, phone)
    left join orders o on o.phone = shown.phone and o.id is distinct from shown.id
    left join lateral (
      select bool_or(e.status = 'delivered') as delivered, bool_or(e.status = 'returning') as refused
      from order_events e where e.order_id = o.id) as reached on true
    group by shown.id, shown.phone`
}

export type PhoneNoteRow = StaffNoteRow & { phone: string; kind: CustomerNoteKind }

/** Lists the newest notes about each phone, the newest first. */
export async function listPhoneNotes(db: Db, phones: readonly string[]): Promise<PhoneNoteRow[]> {
  return await db<PhoneNoteRow[]>`
    select n.phone, n.id, n.kind, n.text, n.created_at, ${actorColumns(db, 'n')}
    from unnest(${[...new Set(phones)]}::text[]) as shown (phone) cross join lateral (
      select c.phone, c.id, c.kind, c.text, c.created_at, c.actor_id from customer_notes c
      where c.phone = shown.phone order by c.id desc limit ${maxNotes}
    ) as n left join users u on u.id = n.actor_id order by n.id desc`
}
