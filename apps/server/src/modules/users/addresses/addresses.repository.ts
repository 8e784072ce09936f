import type { UserId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { findRow, getRow, getValue, hasRows } from '../../../database/rows.ts'
import type { userAddresses } from './addresses.table.ts'

export type AddressRow = Omit<typeof userAddresses.$inferSelect, 'userId' | 'usedAt' | 'createdAt' | 'updatedAt'>
/** Where an order goes; empty texts where nothing was given. */
export type Destination = Omit<AddressRow, 'id' | 'isSaved'>

/** Lets one change of the book wait for another. @returns false when the account has just been erased */
export async function lockBook(db: Db, userId: UserId): Promise<boolean> {
  return await hasRows(db`select from users where id = ${userId} for no key update`)
}

/** Lists the addresses of a user, that of the newest order first, then the newest. */
export async function listAddresses(db: Db, userId: UserId): Promise<AddressRow[]> {
  return await db<AddressRow[]>`
    select id, governorate, city, area, address, building, floor, apartment, landmark, is_saved
    from user_addresses where user_id = ${userId} order by used_at desc nulls last, id desc`
}

/** Counts what a user saved, without `besides`. */
export async function countSaved(db: Db, userId: UserId, besides: number | null): Promise<number> {
  return await getValue(db<{ count: number }[]>`
    select count(*) from user_addresses where user_id = ${userId} and is_saved and id is distinct from ${besides}::bigint`)
}

export async function insertAddress(db: Db, userId: UserId, destination: Destination): Promise<AddressRow> {
  return await getRow(db<AddressRow[]>`
    insert into user_addresses ${db({ userId, ...destination, isSaved: true })} returning *`)
}

/** Replaces an address, which is then saved. @returns null when the user has no such address */
export async function replaceAddress(
  db: Db,
  userId: UserId,
  id: number,
  destination: Destination,
): Promise<AddressRow | null> {
  return await findRow(db<AddressRow[]>`
    update user_addresses set ${db(destination)}, is_saved = true, updated_at = now()
    where id = ${id} and user_id = ${userId} returning *`)
}

/** @returns false when the user has no such address */
export async function deleteAddress(db: Db, userId: UserId, id: number): Promise<boolean> {
  return await hasRows(db`delete from user_addresses where id = ${id} and user_id = ${userId} returning id`)
}

/** Marks a saved address as used now. @returns false when none of the user's saved addresses is the same */
export async function touchAddress(db: Db, userId: UserId, destination: Destination, now: Date): Promise<boolean> {
  const { governorate, city, area, address, building, floor, apartment, landmark } = destination
  return await hasRows(db`
    update user_addresses set used_at = ${now}
    where user_id = ${userId} and is_saved and governorate = ${governorate} and city = ${city} and area = ${area}
      and address = ${address} and building = ${building} and floor = ${floor} and apartment = ${apartment}
      and landmark = ${landmark}
    returning id`)
}

/** Stores the address of the last order in place of the one before. */
export async function putLastAddress(db: Db, userId: UserId, destination: Destination, now: Date): Promise<void> {
  await db`
    insert into user_addresses ${db({ userId, ...destination, isSaved: false, usedAt: now })}
    on conflict (user_id) where not is_saved do update
      set ${db(destination)}, used_at = excluded.used_at, updated_at = now()`
}
