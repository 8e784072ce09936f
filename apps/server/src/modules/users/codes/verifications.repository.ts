import type { PhoneNumber } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { findRow, hasRows } from '../../../database/rows.ts'
import type { CodePurpose } from './one-time-code.rules.ts'
import type { verifications } from './verifications.table.ts'

export type VerificationRow = Omit<typeof verifications.$inferSelect, 'tokenHash' | 'createdAt' | 'expiresAt'>

/**
 * Locks a phone until the transaction ends: its account, registrations and verifications change one after another. It must be the
 * first lock of a transaction.
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

/** Finds the verification of a token and a phone, if it has not expired. */
export async function findVerificationOfToken(
  db: Db,
  phone: PhoneNumber,
  tokenHash: string,
  now: Date,
): Promise<VerificationRow | null> {
  return await findRow(db<VerificationRow[]>`
    select ${columns(db)} from verifications where token_hash = ${tokenHash} and phone = ${phone} and expires_at > ${now}`)
}

/**
 * Finds what a code without a token may confirm: the phone's newest registration from a client without tokens, and its newest
 * password reset.
 */
export async function findTokenlessVerifications(db: Db, phone: PhoneNumber, now: Date): Promise<VerificationRow[]> {
  return await db<VerificationRow[]>`
    select distinct on (purpose) ${columns(db)} from verifications
    where phone = ${phone} and expires_at > ${now} and (is_tokenless or purpose = 'reset')
    order by purpose, created_at desc, id desc`
}

/** Finds what finishes a registration; none without one. */
export async function findVerificationsOfRegistration(
  db: Db,
  registrationId: string | null,
  now: Date,
): Promise<VerificationRow[]> {
  return await db<VerificationRow[]>`
    select ${columns(db)} from verifications where registration_id = ${registrationId} and expires_at > ${now}`
}

/** Tells whether a verification has not expired. Call it while the phone is locked. */
export async function isVerificationValid(db: Db, id: string, now: Date): Promise<boolean> {
  return await hasRows(db`select from verifications where id = ${id} and expires_at > ${now}`)
}

/** Deletes verifications of a phone, also those that somebody else started. */
export async function deleteVerifications(db: Db, phone: PhoneNumber, purposes: readonly CodePurpose[]): Promise<void> {
  await db`delete from verifications where phone = ${phone} and purpose = any(${purposes}::text[])`
}

export async function deleteVerification(db: Db, id: string): Promise<void> {
  await db`delete from verifications where id = ${id}`
}

export async function deleteTokenlessVerifications(db: Db, phone: PhoneNumber): Promise<void> {
  await db`delete from verifications where phone = ${phone} and is_tokenless`
}

export async function deleteExpiredVerifications(db: Db, now: Date): Promise<void> {
  await db`delete from verifications where expires_at <= ${now}`
}

function columns(db: Db) {
  return db`id, purpose, phone, user_id, registration_id, is_tokenless, subject`
}
