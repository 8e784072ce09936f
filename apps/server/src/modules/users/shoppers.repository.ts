import type { PhoneNumber, UserId } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { findRow, getRow, hasRows } from '../../database/rows.ts'
import type { CodePurpose } from './codes/one-time-code.rules.ts'
import { deleteExpiredCodes } from './codes/one-time-codes.repository.ts'
import { deleteExpiredVerifications } from './codes/verifications.repository.ts'
import { deleteExpiredRegistrations } from './registration/registrations.repository.ts'
import { limitsOfSessions } from './sessions/session-life.rules.ts'
import { deleteSessions } from './sessions/sessions.repository.ts'
import type { UserRow } from './users.repository.ts'

/** An account as staff see it. */
export type AccountRow = Omit<UserRow, 'passwordHash'> & { version: number; createdAt: Date; updatedAt: Date }

/** Finds a shopper's account and locks it until the transaction ends. Accounts of staff are not found. */
export async function lockShopper(db: Db, id: UserId): Promise<AccountRow | null> {
  return await findRow(db<AccountRow[]>`
    select ${accountColumns(db)} from users u where id = ${id} and role = 'shopper' for update`)
}

/** Finds the account of a shopper by phone. Accounts of staff are not found. */
export async function findShopper(db: Db, phone: PhoneNumber): Promise<AccountRow | null> {
  return await findRow(db<AccountRow[]>`
    select ${accountColumns(db)} from users u where phone = ${phone} and role = 'shopper'`)
}

export type AccountStateChange = { isActive?: boolean | undefined; isPhoneVerified?: boolean | undefined }

/** Changes the state of a locked account. */
export async function changeAccountState(db: Db, id: UserId, change: AccountStateChange): Promise<AccountRow> {
  return await getRow(db<AccountRow[]>`
    update users u set is_active = coalesce(${change.isActive ?? null}, is_active),
      is_phone_verified = coalesce(${change.isPhoneVerified ?? null}, is_phone_verified),
      version = version + 1, updated_at = now()
    where id = ${id} returning ${accountColumns(db)}`)
}

/** Deletes an account with its own data, such as sessions and cart. */
export async function deleteAccount(db: Db, id: UserId): Promise<void> {
  await db`delete from users where id = ${id}`
}

/** Deletes the verifications, codes and registrations of a phone. @returns how many verifications and registrations there were */
export async function forgetPhone(db: Db, phone: PhoneNumber): Promise<number> {
  const verifications = await db`delete from verifications where phone = ${phone}`
  const registrations = await db`delete from registrations where phone = ${phone}`
  return verifications.count + registrations.count
}

/** Lists what waits until the phone is verified, newest first. */
export async function listRegistrationsOfPerson(db: Db, phone: PhoneNumber): Promise<WaitingRegistration[]> {
  return await db<WaitingRegistration[]>`
    select first_name, last_name, email, created_at, expires_at from registrations where phone = ${phone}
    order by created_at desc, id`
}

/** Lists the steps that wait for a code to a phone, newest first. */
export async function listVerifications(db: Db, phone: PhoneNumber): Promise<WaitingCode[]> {
  return await db<WaitingCode[]>`
    select purpose, created_at, expires_at from verifications where phone = ${phone} order by created_at desc, id`
}

type Waiting = { createdAt: Date; expiresAt: Date }
type WaitingRegistration = Waiting & { firstName: string; lastName: string; email: string }
type WaitingCode = Waiting & { purpose: CodePurpose }

/** Blocks a phone from ordering. @returns false when it was already blocked */
export async function blockPhone(
  db: Db,
  block: { phone: PhoneNumber; actorId: UserId; createdAt: Date },
): Promise<boolean> {
  return await hasRows(db`insert into phone_blocks ${db(block)} on conflict do nothing`)
}

/** @returns false when it was not blocked */
export async function unblockPhone(db: Db, phone: PhoneNumber): Promise<boolean> {
  return await hasRows(db`delete from phone_blocks where phone = ${phone}`)
}

/** Since when a phone is blocked, and by whom: `actorId` is null for blocks from before that was stored. */
export type PhoneBlockRow = { createdAt: Date; actorId: UserId | null; actorName: string | null }

export async function findPhoneBlock(db: Db, phone: PhoneNumber): Promise<PhoneBlockRow | null> {
  return await findRow(db<PhoneBlockRow[]>`
    select b.created_at, b.actor_id, btrim(u.first_name || ' ' || u.last_name) as actor_name
    from phone_blocks b left join users u on u.id = b.actor_id where b.phone = ${phone}`)
}

/** Tells whether any of these phones is blocked. */
export async function isAnyPhoneBlocked(db: Db, phones: readonly string[]): Promise<boolean> {
  return await hasRows(db`select from phone_blocks where phone = any(${[...phones]}::text[]) limit 1`)
}

/** Deletes expired codes, verifications and registrations, and sessions that have ended. */
export async function deleteExpiredAccountData(db: Db, now: Date): Promise<void> {
  await deleteExpiredCodes(db, now)
  await deleteExpiredVerifications(db, now)
  await deleteExpiredRegistrations(db, now)
  await deleteSessions(db, limitsOfSessions(now))
}

/** Columns of AccountRow, from `users u`. */
function accountColumns(db: Db) {
  return db`u.id, u.phone, u.first_name, u.last_name, u.email, u.role, u.is_phone_verified, u.is_active, u.version,
    u.created_at, u.updated_at`
}
