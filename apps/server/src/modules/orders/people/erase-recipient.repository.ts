import { type OrderId, openReturnStatuses, type PhoneNumber, type UserId } from '@shop/contract'
import { type Db, inTransaction, type Pool } from '../../../database/client.ts'
import { forgetAnswersAbout } from '../../../http/answers/idempotency.ts'
import { forgetCustomers } from '../../coupons/index.ts'
import { forgetProblemNotes, forgetRefundProofs } from '../../payments/index.ts'
import { openStatuses } from '../orders.rules.ts'

/** Max orders locked in one transaction, so that nobody waits long. */
const batchSize = 500

/** Identifies a person's orders: those of the account, and guest orders with the phone. */
export type Person = { userId: UserId | null; phone: PhoneNumber }

/** Locks the orders of a person until the transaction ends. */
export async function lockOrdersOf(
  db: Db,
  person: Person,
): Promise<{ id: OrderId; number: number; isOpen: boolean }[]> {
  return await db<{ id: OrderId; number: number; isOpen: boolean }[]>`
    select o.id, o.number, (o.status = any (${[...openStatuses]}::text[]) or exists (select from returns r
      where r.order_id = o.id and r.status = any (${[...openReturnStatuses]}::text[]))) as is_open
    from orders o where ${isOf(db, person)} order by o.id for update`
}

/** Lists the ids of a person's orders, newest first. */
export async function listOrderIdsOf(db: Db, person: Person): Promise<OrderId[]> {
  const rows = await db<{ id: OrderId }[]>`
    select o.id from orders o where ${isOf(db, person)} order by o.created_at desc, o.id desc`
  return rows.map(({ id }) => id)
}

/**
 * Erases the person from locked orders; products, amounts and governorate stay. Notes, stored idempotent answers and pictures are deleted,
 * because they may name or show the person.
 */
export async function eraseRecipients(db: Db, ids: readonly OrderId[]): Promise<void> {
  const wanted = [...ids]
  await db`
    update orders set user_id = null, first_name = '', last_name = '', phone = '', address = '', apartment = '', city = '',
      notes = '', updated_at = now()
    where id = any (${wanted}::uuid[])`
  await db`update order_events set note = '' where order_id = any (${wanted}::uuid[]) and note <> ''`
  await db`update order_calls set note = '' where order_id = any (${wanted}::uuid[]) and note <> ''`
  await db`update returns set note = '', refusal = '', refund_reference = '' where order_id = any (${wanted}::uuid[])`
  await db`
    delete from return_pictures where return_id in (select id from returns where order_id = any (${wanted}::uuid[]))`
  await db`update order_corrections set before = '{}' where order_id = any (${wanted}::uuid[])`
  await db`update order_changes set reason = '' where order_id = any (${wanted}::uuid[]) and reason <> ''`
  // The carrier's page of a parcel may name the person; a problem is named by its own number then.
  await db`
    update parcels set tracking_number = null, booking = null, booking_failure = null where order_id = any (${wanted}::uuid[])`
  await db`update parcel_problems set subject = '#' || id where order_id = any (${wanted}::uuid[])`
  await db`
    update settlement_clearings set reason = ''
    where settlement_id in (select settlement_id from settlement_orders where order_id = any (${wanted}::uuid[])) and reason <> ''`
  await db`delete from order_notes where order_id = any (${wanted}::uuid[])`
  await forgetCustomers(db, wanted)
  await forgetProblemNotes(db, wanted)
  await forgetRefundProofs(db, wanted)
  await forgetAnswersAbout(db, wanted)
}

/** Erases people from ended orders that are older than the law requires. */
export async function eraseOldRecipients(db: Pool, placedBefore: Date): Promise<void> {
  for (;;) {
    const count = await inTransaction(db, async (tx) => {
      const rows = await tx<{ id: OrderId }[]>`
        select id from orders
        where status in ('delivered', 'cancelled', 'returned') and created_at < ${placedBefore} and phone <> ''
        order by created_at limit ${batchSize} for update skip locked`
      await eraseRecipients(
        tx,
        rows.map(({ id }) => id),
      )
      return rows.length
    })
    if (count < batchSize) return
  }
}

function isOf(db: Db, { userId, phone }: Person) {
  return db`(o.user_id = ${userId}::bigint or (o.user_id is null and o.phone = ${phone}))`
}
