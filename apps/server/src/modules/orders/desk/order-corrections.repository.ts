import type { DeliveryPromise, OrderId, UserId } from '@shop/contract'
import type { RecipientField } from '@shop/contract/staff'
import type { Db } from '../../../database/client.ts'
import { getRow } from '../../../database/rows.ts'
import type { OrderRow } from '../orders.repository.ts'
import { type ActorColumns, actorColumns } from './orders.staff-repository.ts'

/** The columns of an order that name its recipient and address. */
export type Recipient = Pick<
  OrderRow,
  'firstName' | 'lastName' | 'phone' | 'address' | 'apartment' | 'city' | 'governorate'
>

export type CorrectionRow = ActorColumns & {
  fields: RecipientField[]
  /** The previous values; empty after the person was erased. */
  before: Partial<Record<RecipientField, string>>
  createdAt: Date
}

export type NewCorrection = Pick<CorrectionRow, 'fields' | 'before' | 'createdAt'> & {
  orderId: OrderId
  actorId: UserId
}

/** Changes the recipient of a locked order. */
export async function changeRecipient(db: Db, id: OrderId, change: Partial<Recipient>): Promise<void> {
  await db`update orders set ${db(change)}, version = version + 1, updated_at = now() where id = ${id}`
}

type Destination = { delivery: number; total: number; promise: DeliveryPromise }

/** Sets delivery fee, total and promise of a locked order. Amounts in piastres. */
export async function saveDestination(
  db: Db,
  id: OrderId,
  { delivery, total, promise }: Destination,
): Promise<OrderRow> {
  return await getRow(db<OrderRow[]>`
    update orders set delivery_piastres = ${delivery}, total_piastres = ${total}, promised_from = ${promise.from},
      promised_to = ${promise.to}
    where id = ${id} returning *`)
}

export async function insertCorrection(db: Db, { before, ...correction }: NewCorrection): Promise<void> {
  await db`insert into order_corrections ${db({ ...correction, before: db.json(before) })}`
}

/** Lists the corrections of an order with their actors, oldest first. */
export async function listCorrections(db: Db, id: OrderId): Promise<CorrectionRow[]> {
  return await db<CorrectionRow[]>`
    select c.fields, c.before, c.created_at, ${actorColumns(db, 'c')}
    from order_corrections c left join users u on u.id = c.actor_id where c.order_id = ${id} order by c.id`
}
