import type { OrderId, ReturnId } from '@shop/contract'
import type { Db } from '../../../../database/client.ts'
import { findRow } from '../../../../database/rows.ts'

export type NewReturnPicture = { returnId: ReturnId; place: number; sourceHash: string; content: Buffer<ArrayBuffer> }

export async function insertReturnPicture(tx: Db, picture: NewReturnPicture): Promise<void> {
  await tx`insert into return_pictures ${tx(picture)}`
}

/** Lists the hashes of the files that a return has. */
export async function listPictureSources(db: Db, id: ReturnId): Promise<string[]> {
  const rows = await db<{ sourceHash: string }[]>`select source_hash from return_pictures where return_id = ${id}`
  return rows.map(({ sourceHash }) => sourceHash)
}

/** @param orderId the order that the return must belong to; null for any */
export async function findReturnPicture(
  db: Db,
  { id, place, orderId }: { id: ReturnId; place: number; orderId: OrderId | null },
): Promise<{ number: number; content: Buffer } | null> {
  return await findRow(db<{ number: number; content: Buffer }[]>`
    select r.number, p.content from return_pictures p join returns r on r.id = p.return_id
    where p.return_id = ${id} and p.place = ${place} and (${orderId}::uuid is null or r.order_id = ${orderId})`)
}

export async function deleteReturnPictures(tx: Db, id: ReturnId): Promise<void> {
  await tx`delete from return_pictures where return_id = ${id}`
}

/** Deletes the pictures of returns that ended before a moment. */
export async function deleteOldReturnPictures(db: Db, endedBefore: Date): Promise<void> {
  await db`
    delete from return_pictures p using returns r
    where r.id = p.return_id and r.status in ('refused', 'refunded', 'closed') and r.updated_at < ${endedBefore}`
}
