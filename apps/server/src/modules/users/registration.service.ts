import type { Language, PhoneNumber } from '@shop/contract'
import { v7 as makeUuid } from 'uuid'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { getAccountTerms } from '../settings/index.ts'
import type { AccountParts } from './account-parts.ts'
import { type CodeRequest, checkCode, sendCode, wrongCode } from './codes.service.ts'
import { checkNewPassword } from './new-password.ts'
import { spendCode } from './one-time-codes.repository.ts'
import { makeRegistrationToken, readRegistrationToken } from './registration-token.ts'
import {
  deleteRegistrations,
  findNewestRegistration,
  findRegistration,
  insertRegistration,
  type RegistrationRow,
} from './registrations.repository.ts'
import { revokeSessions } from './sessions.repository.ts'
import { accountLimits } from './users.limits.ts'
import { findUserByPhone, insertUser, markPhoneVerified, saveProvenUser } from './users.repository.ts'

/** How long a registration waits for its code, in milliseconds. */
const waitMs = 24 * 60 * 60_000

export type Registration = {
  phone: PhoneNumber
  password: string
  confirmation: string | undefined
  firstName: string
  lastName: string
  email: string
  language: Language
  address: string
}

/**
 * Asks for an account. It comes to be when the phone is verified; until then nobody, the asker included, learns whether the phone
 * has one already.
 *
 * @returns the token that ties the verification to this registration; null where the shop verifies no phones
 * @throws AppError `passwords_differ`, `password_too_weak`, `too_many_requests`, and `phone_taken` where no phones are verified
 */
export async function register(parts: AccountParts, wanted: Registration): Promise<{ token: string | null }> {
  const { phone, password, confirmation = password, firstName, lastName, email } = wanted
  checkNewPassword({ password, confirmation, phone }, { password: 'password', confirmation: 'password2' })
  await parts.limits.take(accountLimits.register(wanted))
  const person = { phone, passwordHash: await parts.hasher.hash(password), firstName, lastName, email }
  const { isVerificationRequired } = await getAccountTerms(parts.db, wanted.language)
  if (!isVerificationRequired) {
    if (!(await insertUser(parts.db, person))) throw new AppError('phone_taken', {}, ['phone'])
    return { token: null }
  }
  const createdAt = parts.readClock()
  const expiresAt = new Date(createdAt.getTime() + waitMs)
  const id = makeUuid()
  await insertRegistration(parts.db, { id, ...person, createdAt, expiresAt })
  return { token: makeRegistrationToken(parts.keys.registrations, id) }
}

/** Sends the code that verifies a phone. @throws AppError `too_many_requests` */
export async function requestVerification(parts: AccountParts, request: CodeRequest): Promise<void> {
  await sendCode(parts, 'verify', request, async (tx) => {
    const [waiting, user] = [
      await findNewestRegistration(tx, request.phone, parts.readClock()),
      await findUserByPhone(tx, request.phone),
    ]
    return waiting !== null || user?.isPhoneVerified === false
  })
}

export type Verification = { phone: PhoneNumber; code: string; token: string | null; address: string }

/**
 * Verifies a phone by its code, which uses it up and makes the account; or tells that a reset code is right, which does neither.
 *
 * @param verification.token the registration that is meant; the newest of the phone when not given
 * @throws AppError `otp_wrong`, `too_many_requests`
 */
export async function verifyPhone(
  parts: AccountParts,
  verification: Verification,
): Promise<'phoneVerified' | 'codeRight'> {
  const code = await checkCode(parts, verification, ['verify', 'reset'])
  if (code.purpose === 'reset') return 'codeRight'
  const now = parts.readClock()
  await parts.db.begin(async (tx) => {
    if (!(await spendCode(tx, code, now))) throw wrongCode()
    await applyVerification(tx, parts, verification, now)
  })
  return 'phoneVerified'
}

async function applyVerification(
  tx: Db,
  parts: AccountParts,
  { phone, token }: Verification,
  now: Date,
): Promise<void> {
  const registration = await findMeant(tx, parts, phone, token, now)
  if (registration) {
    const { id: _, ...person } = registration
    const userId = await saveProvenUser(tx, person)
    await revokeSessions(tx, userId, now)
    await deleteRegistrations(tx, phone)
    return
  }
  const user = token === null ? await findUserByPhone(tx, phone) : null
  if (!user) throw wrongCode()
  await markPhoneVerified(tx, user.id)
}

async function findMeant(
  tx: Db,
  parts: AccountParts,
  phone: PhoneNumber,
  token: string | null,
  now: Date,
): Promise<RegistrationRow | null> {
  if (token === null) return await findNewestRegistration(tx, phone, now)
  const id = readRegistrationToken(parts.keys.registrations, token)
  return id === null ? null : await findRegistration(tx, phone, id, now)
}
