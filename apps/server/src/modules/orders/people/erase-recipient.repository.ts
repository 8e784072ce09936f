import type { OrderId, PhoneNumber, UserId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { forgetAnswersAbout } from '../../../http/answers/idempotency.ts'
import { forgetProblemNotes } from '../../payments/index.ts'
import { openStatuses } from './counted-orders.rules.ts'

/** The orders of a person: those of the account, if they have one, and those placed with its phone without signing in. */
export type Person = { userId: UserId | null; phone: PhoneNumber }

/** Holds the orders of a person until the transaction ends. */
export async function lockOrdersOf(
  db: Db,
  person: Person,
): Promise<{ id: OrderId; number: number; isOpen: boolean }[]> {
  return await db<{ id: OrderId; number: number; isOpen: boolean }[]>`
    select o.id, o.number, o.status = any (${[...openStatuses]}::text[]) as is_open
    from orders o where ${isOf(db, person)} order by o.id for update`
}

/** Ids of the orders of a person, newest first. */
export async function listOrderIdsOf(db: Db, person: Person): Promise<OrderId[]> {
  const rows = await db<{ id: OrderId }[]>`
    select o.id from orders o where ${isOf(db, person)} order by o.created_at desc, o.id desc`
  return rows.map(({ id }) => id)
}

/**
 * Takes the person out of orders that are held: what was bought, where to roughly and for how much stays. What anybody wrote by hand
 * goes, for it may say who it was, and so do answers that are kept for a repeated call.
 */
export async function eraseRecipients(db: Db, ids: readonly OrderId[]): Promise<void> {
  const wanted = [...ids]
  await db`
    update orders set user_id = null, first_name = '', last_name = '', phone = '', address = '', apartment = '', city = '',
      notes = '', updated_at = now()
    where id = any (${wanted}::uuid[])`
  await db`update order_events set note = '' where order_id = any (${wanted}::uuid[]) and note <> ''`
  await db`update order_calls set note = '' where order_id = any (${wanted}::uuid[]) and note <> ''`
  await db`update order_corrections set before = '{}' where order_id = any (${wanted}::uuid[])`
  await db`delete from order_notes where order_id = any (${wanted}::uuid[])`
  await forgetProblemNotes(db, wanted)
  await forgetAnswersAbout(db, wanted)
}

function isOf(db: Db, { userId, phone }: Person) {
  return db`(o.user_id = ${userId}::bigint or (o.user_id is null and o.phone = ${phone}))`
}
