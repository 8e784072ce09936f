import type { PhoneNumber, UserId } from '@shop/contract'
import { v7 as makeUuid } from 'uuid'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { hashToken, makeToken } from '../../../secrets.ts'
import type { CodePurpose } from './one-time-code.rules.ts'
import {
  deleteTokenlessVerifications,
  findVerificationOfToken,
  insertVerification,
  type VerificationRow,
} from './verifications.repository.ts'

/** Lifetime of a verification in milliseconds: one hour. */
export const verificationMs = 60 * 60_000

type Subject =
  | { purpose: 'registration'; phone: PhoneNumber; registrationId: string }
  | { purpose: 'login' | 'second_factor'; phone: PhoneNumber; userId: UserId }
  | { purpose: 'reset'; phone: PhoneNumber }
  | { purpose: 'order_link'; phone: PhoneNumber; subject: string }

/** Starts a verification. @returns its token, which is not stored, and the row */
export async function startVerification(
  db: Db,
  subject: Subject,
  now: Date,
): Promise<{ token: string; verification: VerificationRow }> {
  return await insert(db, { userId: null, registrationId: null, subject: null, ...subject, isTokenless: false }, now)
}

/** Starts a verification that no code confirms, so that the answer does not tell whether an account exists. */
export async function startDecoy(db: Db, phone: PhoneNumber, now: Date) {
  const row = { purpose: 'registration', phone, userId: null, registrationId: null, subject: null } as const
  return await insert(db, { ...row, isTokenless: false }, now)
}

/** Tells whether `startDecoy` started a verification. */
export function isDecoy({ purpose, registrationId, isTokenless }: VerificationRow): boolean {
  return purpose === 'registration' && registrationId === null && !isTokenless
}

/**
 * Starts the verification of a registration for a client that sends no token. It replaces an older one.
 *
 * @param registrationId null when the code may finish none; the work is the same
 */
export async function startTokenlessVerification(
  db: Db,
  phone: PhoneNumber,
  registrationId: string | null,
  now: Date,
): Promise<VerificationRow> {
  await deleteTokenlessVerifications(db, phone)
  const row = { purpose: 'registration', phone, userId: null, registrationId, subject: null } as const
  return (await insert(db, { ...row, isTokenless: true }, now)).verification
}

/** @throws AppError `verification_not_valid` for a token that is unknown, too old, used, or of another phone or purpose */
export async function getVerification(
  db: Db,
  { phone, token }: { phone: PhoneNumber; token: string },
  purposes: readonly CodePurpose[],
  now: Date,
): Promise<VerificationRow> {
  const found = await findVerificationOfToken(db, phone, hashToken(token), now)
  if (!found || !purposes.includes(found.purpose)) throw new AppError('verification_not_valid')
  return found
}

async function insert(db: Db, row: Omit<VerificationRow, 'id'>, now: Date) {
  const token = makeToken()
  const verification = { id: makeUuid(), ...row }
  const expiresAt = new Date(now.getTime() + verificationMs)
  await insertVerification(db, { ...verification, tokenHash: hashToken(token), createdAt: now, expiresAt })
  return { token, verification }
}
