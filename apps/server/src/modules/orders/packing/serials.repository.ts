import type { OrderId, ReturnId, UserId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { findValue, hasRows } from '../../../database/rows.ts'

export type NewSerial = {
  orderId: OrderId
  lineId: number
  productId: number
  serial: string
  actorId: UserId
  createdAt: Date
}

/**
 * Inserts the serial numbers of packed units. Packers with units of one product wait for each other, so that two do not count one returned unit.
 *
 * @returns the row that was not inserted because the unit is in another order; null when all were
 */
export async function insertSerials(tx: Db, serials: readonly NewSerial[]): Promise<NewSerial | null> {
  await tx`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended('serial numbers of ' || id, 0) as key
      from unnest(${serials.map(({ productId }) => productId)}::bigint[]) as id order by key) as keys`
  for (const row of serials)
    if (!(await insertSerial(tx, row)) && !((await takeBack(tx, row)) && (await insertSerial(tx, row)))) return row
  return null
}

async function insertSerial(tx: Db, row: NewSerial): Promise<boolean> {
  return await hasRows(tx`
    insert into order_serials ${tx(row)} on conflict (product_id, serial) where returned_at is null do nothing`)
}

/**
 * Notes that a unit is back which a packer has in hand. Its own number was not read when it came back: more units of its line are back than numbers.
 *
 * @returns false when all that came back of its line are known
 */
async function takeBack(tx: Db, { productId, serial, createdAt }: NewSerial): Promise<boolean> {
  return await hasRows(tx`
    update order_serials s set returned_at = ${createdAt} from order_lines l
    where s.product_id = ${productId} and s.serial = ${serial} and s.returned_at is null and l.id = s.line_id
      and l.returned > (select count(*) from order_serials b where b.line_id = l.id and b.returned_at is not null)`)
}

/** Finds the number of the order that has a unit. */
export async function findSerialHolder(tx: Db, productId: number, serial: string): Promise<number | null> {
  return await findValue(tx<{ number: number }[]>`
    select o.number from order_serials s join orders o on o.id = s.order_id
    where s.product_id = ${productId} and s.serial = ${serial} and s.returned_at is null`)
}

/** Forgets the units of an order that never left the shop. */
export async function deleteSerials(tx: Db, id: OrderId): Promise<void> {
  await tx`delete from order_serials where order_id = ${id} and returned_at is null`
}

/** Notes that all units of an order that were out are back. @param returnId null for a parcel that came back */
export async function saveAllSerialsBack(tx: Db, id: OrderId, now: Date, returnId: ReturnId | null): Promise<void> {
  await tx`
    update order_serials set returned_at = ${now}, return_id = ${returnId}
    where order_id = ${id} and returned_at is null`
}

/** Notes which units of a line came back. @returns the serial numbers that were out in this line */
export async function saveSerialsBack(
  tx: Db,
  { lineId, serials, returnId, now }: { lineId: number; serials: readonly string[]; returnId: ReturnId; now: Date },
): Promise<string[]> {
  const rows = await tx<{ serial: string }[]>`
    update order_serials set returned_at = ${now}, return_id = ${returnId}
    where line_id = ${lineId} and serial = any (${[...serials]}::text[]) and returned_at is null returning serial`
  return rows.map(({ serial }) => serial)
}

/** Saves the serial numbers that came back although they are not of the line. */
export async function saveOtherSerials(tx: Db, returnId: ReturnId, lineId: number, serials: string[]): Promise<void> {
  await tx`
    update return_lines set other_serials = ${serials}::text[] where return_id = ${returnId} and line_id = ${lineId}`
}
