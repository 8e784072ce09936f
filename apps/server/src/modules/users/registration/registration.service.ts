import type { Language, PhoneNumber } from '@shop/contract'
import { v7 as makeUuid } from 'uuid'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { getAccountTerms } from '../../settings/index.ts'
import { lockPhone } from '../codes/verifications.repository.ts'
import { startVerification, verificationMs } from '../codes/verifications.service.ts'
import { checkNewPassword } from '../passwords/check-password.service.ts'
import type { AccountDeps } from '../users.deps.ts'
import { accountLimits } from '../users.limits.ts'
import { insertUser } from '../users.repository.ts'
import {
  findNewestRegistration,
  insertRegistration,
  type RegistrationRow,
  renewRegistration,
} from './registrations.repository.ts'

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
 * Registers an account. It is created when the phone is verified; until then the answer does not tell whether the phone already has
 * an account. The same phone and password again are the same registration: its first answer may have been lost.
 *
 * @returns the token of the verification that finishes this registration; null when the shop does not verify phones
 * @throws AppError `passwords_differ`, `password_too_weak`, `too_many_requests`; `phone_taken` when the shop does not verify phones
 */
export async function register(deps: AccountDeps, wanted: Registration): Promise<{ token: string | null }> {
  const { phone, password, confirmation = password, firstName, lastName, email } = wanted
  checkNewPassword({ password, confirmation, phone }, { password: 'password', confirmation: 'password2' })
  await deps.limits.take(accountLimits.register(wanted))
  const person = { phone, passwordHash: await deps.hasher.hash(password), firstName, lastName, email }
  const { isVerificationRequired } = await getAccountTerms(deps.db, wanted.language)
  if (!isVerificationRequired) {
    if (!(await insertUser(deps.db, person))) throw new AppError('phone_taken', { fields: ['phone'] })
    return { token: null }
  }
  return { token: await begin(deps, person, password) }
}

/** Compares exactly one password, also where there is nothing to compare, so that the time tells nothing. */
async function begin(deps: AccountDeps, person: Omit<RegistrationRow, 'id'>, password: string): Promise<string> {
  const newest = await findNewestRegistration(deps.db, person.phone, deps.readClock())
  const isRepeated = await deps.hasher.verify(newest?.passwordHash ?? null, password)
  const token = await inTransaction(deps.db, async (tx) => {
    await lockPhone(tx, person.phone)
    const now = deps.readClock()
    const current = await findNewestRegistration(tx, person.phone, now)
    if (current?.id !== newest?.id) return null
    return await saveRegistration(tx, current && isRepeated ? current.id : null, person, now)
  })
  // Another registration of the phone came between.
  return token ?? (await begin(deps, person, password))
}

/** @param repeatedId the registration that is made again: it keeps its password, its codes and its tokens */
async function saveRegistration(
  tx: Db,
  repeatedId: string | null,
  person: Omit<RegistrationRow, 'id'>,
  now: Date,
): Promise<string> {
  const expiresAt = new Date(now.getTime() + verificationMs)
  const id = repeatedId ?? makeUuid()
  if (repeatedId === null) await insertRegistration(tx, { id, ...person, createdAt: now, expiresAt })
  else await renewRegistration(tx, { id, ...person, expiresAt })
  const subject = { purpose: 'registration', phone: person.phone, registrationId: id } as const
  return (await startVerification(tx, subject, now)).token
}
