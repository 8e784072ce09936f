import type { PhoneNumber, UserId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import type { CodePurpose } from './one-time-code.rules.ts'

export type VerificationRow = {
  id: string
  purpose: CodePurpose
  phone: PhoneNumber
  userId: UserId | null
  registrationId: string | null
  isTokenless: boolean
}

/**
 * Lets one transaction at a time change who has a phone: its account, registrations and verifications. Whoever locks a phone does so
 * before all else.
 */
export async function lockPhone(tx: Db, phone: PhoneNumber): Promise<void> {
  await tx`select pg_advisory_xact_lock(hashtextextended(${phone}, 0))`
}

export async function insertVerification(
  db: Db,
  verification: VerificationRow & { tokenHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db`insert into verifications ${db(verification)}`
}

/** The verification of a phone that a token belongs to, if it has not ended. */
export async function findVerificationOfToken(
  db: Db,
  phone: PhoneNumber,
  tokenHash: string,
  now: Date,
): Promise<VerificationRow | null> {
  const [row] = await db<VerificationRow[]>`
    select ${columns(db)} from verifications where token_hash = ${tokenHash} and phone = ${phone} and expires_at > ${now}`
  return row ?? null
}

/**
 * What a code may finish that comes without a token: the newest registration that was asked for without one, and the newest reset
 * of the phone.
 */
export async function findTokenlessVerifications(db: Db, phone: PhoneNumber, now: Date): Promise<VerificationRow[]> {
  return await db<VerificationRow[]>`
    select distinct on (purpose) ${columns(db)} from verifications
    where phone = ${phone} and expires_at > ${now} and (is_tokenless or purpose = 'reset')
    order by purpose, created_at desc, id desc`
}

/** Whether a verification has not ended; asked under the lock of its phone. */
export async function verificationStands(db: Db, id: string, now: Date): Promise<boolean> {
  const rows = await db`select from verifications where id = ${id} and expires_at > ${now}`
  return rows.length === 1
}

/** Ends what was begun for a phone; also what somebody else has begun. */
export async function deleteVerifications(db: Db, phone: PhoneNumber, purposes: readonly CodePurpose[]): Promise<void> {
  await db`delete from verifications where phone = ${phone} and purpose = any(${purposes}::text[])`
}

export async function deleteTokenlessVerifications(db: Db, phone: PhoneNumber): Promise<void> {
  await db`delete from verifications where phone = ${phone} and is_tokenless`
}

export async function deleteExpiredVerifications(db: Db, now: Date): Promise<void> {
  await db`delete from verifications where expires_at <= ${now}`
}

function columns(db: Db) {
  return db`id, purpose, phone, user_id, registration_id, is_tokenless`
}
