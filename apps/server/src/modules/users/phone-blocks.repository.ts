import type { PhoneNumber, UserId } from '@shop/contract'
import type { Db } from '../../database/client.ts'

/** Keeps a phone from ordering. @returns false when it was blocked already */
export async function blockPhone(
  db: Db,
  block: { phone: PhoneNumber; actorId: UserId; createdAt: Date },
): Promise<boolean> {
  const made = await db`insert into phone_blocks ${db(block)} on conflict do nothing`
  return made.count === 1
}

/** @returns false when it was not blocked */
export async function unblockPhone(db: Db, phone: PhoneNumber): Promise<boolean> {
  const removed = await db`delete from phone_blocks where phone = ${phone}`
  return removed.count === 1
}

/** Whether any of these phones is blocked. */
export async function isAnyPhoneBlocked(db: Db, phones: readonly string[]): Promise<boolean> {
  const rows = await db`select from phone_blocks where phone = any(${[...phones]}::text[]) limit 1`
  return rows.length > 0
}
