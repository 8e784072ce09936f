import { maxReturnPictures, type OrderId, type ReturnId, returnLife } from '@shop/contract'
import { type Db, inTransaction, type Pool } from '../../../../database/client.ts'
import { AppError } from '../../../../errors.ts'
import { cleanPicture, hashOf } from '../../../media/index.ts'
import { lockOrder } from '../../orders.repository.ts'
import { isErased } from '../../orders.rules.ts'
import { refuseReturnStep, showReturnNumber } from '../return-terms.rules.ts'
import { findReturn } from '../returns.repository.ts'
import { findReturnPicture, insertReturnPicture, listPictureSources } from './return-pictures.repository.ts'

/** Large enough to see a scratch, small enough for a row of the database. */
const form = { maxSide: 1600, webp: { quality: 80 } }

type OfOrder = { orderId: OrderId; id: ReturnId }

/**
 * Adds a picture to a return that can still be withdrawn. The same file counts once.
 *
 * @throws AppError `return_not_found` for one of another order; `return_step_refused`; `return_too_many_pictures` (details: `max`);
 * the errors of `cleanPicture`
 */
export async function addReturnPicture(
  db: Pool,
  { orderId, id }: OfOrder,
  file: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const sourceHash = hashOf(file)
  // Nothing is decoded in vain, and nothing inside the transaction.
  if ((await findPlace(db, { orderId, id }, sourceHash)) === null) return
  const content = await cleanPicture(file, { ...form, client: orderId })
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order || isErased(order)) throw new AppError('order_not_found')
    const place = await findPlace(tx, { orderId, id }, sourceHash)
    if (place !== null) await insertReturnPicture(tx, { returnId: id, place, sourceHash, content })
  })
}

/** @returns the place of the next picture; null when the return has this one */
async function findPlace(db: Db, { orderId, id }: OfOrder, sourceHash: string): Promise<number | null> {
  const record = await findReturn(db, id)
  if (record?.row.orderId !== orderId) throw new AppError('return_not_found')
  if (returnLife[record.row.status].withdraw === undefined) throw refuseReturnStep(record.row.status)
  const sources = await listPictureSources(db, id)
  if (sources.includes(sourceHash)) return null
  if (sources.length >= maxReturnPictures)
    throw new AppError('return_too_many_pictures', { details: { max: maxReturnPictures } })
  return sources.length + 1
}

/**
 * Reads a picture as a file.
 *
 * @param wanted.orderId the order that the return must belong to; null for staff
 * @throws AppError `not_found`
 */
export async function readReturnPicture(
  db: Db,
  wanted: { id: ReturnId; place: number; orderId: OrderId | null },
): Promise<{ name: string; type: string; content: Buffer }> {
  const found = await findReturnPicture(db, wanted)
  if (!found) throw new AppError('not_found')
  const name = `${showReturnNumber(found.number)}-${wanted.place}.webp`
  return { name, type: 'image/webp', content: found.content }
}
