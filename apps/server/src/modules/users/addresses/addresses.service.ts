import { type CheckoutFields, maxAddresses, type SavedAddress, type UserId } from '@shop/contract'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import * as table from './addresses.repository.ts'

type DestinationFields = Pick<
  CheckoutFields,
  'region' | 'city' | 'address' | 'apartment' | 'area' | 'building' | 'floor' | 'landmark'
>

export async function getAddresses(db: Db, userId: UserId): Promise<SavedAddress[]> {
  return (await table.listAddresses(db, userId)).map(presentAddress)
}

/** @throws AppError `unauthenticated`, `address_book_full` */
export async function saveAddress(db: Db, userId: UserId, fields: DestinationFields): Promise<SavedAddress> {
  return await inTransaction(db, async (tx) => {
    await lockRoom(tx, userId, null)
    return presentAddress(await table.insertAddress(tx, userId, toDestination(fields)))
  })
}

/** @throws AppError `unauthenticated`, `not_found`, `address_book_full` when that of the last order would be one too many */
export async function changeAddress(
  db: Db,
  userId: UserId,
  id: number,
  fields: DestinationFields,
): Promise<SavedAddress> {
  return await inTransaction(db, async (tx) => {
    await lockRoom(tx, userId, id)
    const row = await table.replaceAddress(tx, userId, id, toDestination(fields))
    if (!row) throw new AppError('not_found')
    return presentAddress(row)
  })
}

/** @throws AppError `not_found` */
export async function removeAddress(db: Db, userId: UserId, id: number): Promise<void> {
  if (!(await table.deleteAddress(db, userId, id))) throw new AppError('not_found')
}

/** Remembers where an order of a locked account goes, for the next one. */
export async function rememberAddress(tx: Db, userId: UserId, fields: DestinationFields, now: Date): Promise<void> {
  const destination = toDestination(fields)
  if (!(await table.touchAddress(tx, userId, destination, now)))
    await table.putLastAddress(tx, userId, destination, now)
}

async function lockRoom(tx: Db, userId: UserId, besides: number | null): Promise<void> {
  if (!(await table.lockBook(tx, userId))) throw new AppError('unauthenticated')
  if ((await table.countSaved(tx, userId, besides)) >= maxAddresses)
    throw new AppError('address_book_full', { details: { max: maxAddresses } })
}

function toDestination(fields: DestinationFields): table.Destination {
  const { region, city, address, apartment = '', area = '', building = '', floor = '', landmark = '' } = fields
  return { governorate: region, city, area, address, building, floor, apartment, landmark }
}

function presentAddress(row: table.AddressRow): SavedAddress {
  const { id, governorate: region, city, area, address, building, floor, apartment, landmark, isSaved } = row
  return { id, region, city, area, address, building, floor, apartment, landmark, is_saved: isSaved }
}
