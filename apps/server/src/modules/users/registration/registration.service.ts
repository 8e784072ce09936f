import type { Language, PhoneNumber } from '@shop/contract'
import { v7 as makeUuid } from 'uuid'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { getAccountTerms } from '../../settings/index.ts'
import { startVerification, verificationMs } from '../codes/verifications.service.ts'
import { checkNewPassword } from '../passwords/check-password.service.ts'
import type { AccountDeps } from '../users.deps.ts'
import { accountLimits } from '../users.limits.ts'
import { insertUser } from '../users.repository.ts'
import { insertRegistration, type RegistrationRow } from './registrations.repository.ts'

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
 * an account.
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
    if (!(await insertUser(deps.db, person))) throw new AppError('phone_taken', {}, ['phone'])
    return { token: null }
  }
  return { token: await inTransaction(deps.db, (tx) => saveRegistration(tx, person, deps.readClock())) }
}

async function saveRegistration(tx: Db, person: Omit<RegistrationRow, 'id'>, createdAt: Date): Promise<string> {
  const expiresAt = new Date(createdAt.getTime() + verificationMs)
  const id = makeUuid()
  await insertRegistration(tx, { id, ...person, createdAt, expiresAt })
  const subject = { purpose: 'registration', phone: person.phone, registrationId: id } as const
  return (await startVerification(tx, subject, createdAt)).token
}
