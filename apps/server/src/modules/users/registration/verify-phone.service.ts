import type { PhoneNumber } from '@shop/contract'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import {
  type CodeMessage,
  type CodeRequest,
  checkCode,
  type RightCode,
  sendCode,
  wrongCode,
} from '../codes/codes.service.ts'
import { spendCode } from '../codes/one-time-codes.repository.ts'
import {
  deleteVerifications,
  findTokenlessVerifications,
  findVerificationsOfRegistration,
  isVerificationValid,
  lockPhone,
  type VerificationRow,
} from '../codes/verifications.repository.ts'
import { getVerification, isDecoy, startTokenlessVerification } from '../codes/verifications.service.ts'
import type { AccountDeps } from '../users.deps.ts'
import { findUserByPhone, insertUser, markPhoneVerified } from '../users.repository.ts'
import { deleteRegistrations, listRegistrations } from './registrations.repository.ts'

/**
 * Sends the code that finishes a registration or a login.
 *
 * @param request.token the token of that registration or login; null from a client without tokens
 * @throws AppError `verification_not_valid`, `too_many_requests`
 */
export async function requestVerification(
  deps: AccountDeps,
  { token, ...request }: CodeRequest & { token: string | null },
): Promise<void> {
  const { phone } = request
  if (token === null) {
    await sendCode(deps, request, async (tx, now) => ({ ...(await chooseWithoutToken(tx, phone, now)), token }))
    return
  }
  const find = (db: Db) => getVerification(db, { phone, token }, ['registration', 'login'], deps.readClock())
  const verification = await find(deps.db)
  const budget = request.budget ?? budgetOf(verification)
  await sendCode(deps, { ...request, budget }, async (tx) => {
    const current = await find(tx)
    return { verification: current, message: isDecoy(current) ? 'nothing' : 'code', token }
  })
}

/** Only the right password starts a login, so strangers do not share its limit. A decoy has a limit of its own. */
function budgetOf(verification: VerificationRow): string | null {
  if (isDecoy(verification)) return verification.id
  return verification.purpose === 'login' ? `login ${verification.phone}` : null
}

/**
 * A code without a token may finish a registration only if the phone has no account and no other registration. Otherwise a message to
 * the phone says so, because the answer must not show who has an account.
 */
async function chooseWithoutToken(
  tx: Db,
  phone: PhoneNumber,
  now: Date,
): Promise<{ verification: VerificationRow; message: CodeMessage }> {
  const [waiting, user] = [await listRegistrations(tx, phone, now), await findUserByPhone(tx, phone)]
  const only = waiting.length === 1 && !user ? waiting[0] : undefined
  const verification = await startTokenlessVerification(tx, phone, only?.id ?? null, now)
  if (only) return { verification, message: 'code' }
  return { verification, message: user || waiting.length > 0 ? 'no_code' : 'nothing' }
}

export type Verification = { phone: PhoneNumber; code: string; token: string | null; address: string }

/**
 * Finishes a registration or a login by its code and spends the code. The code of a reset is only checked.
 *
 * @param verification.token the token of the registration, login or reset; null finishes a phone's only registration
 * @throws AppError `otp_wrong`, `verification_not_valid`, `phone_taken`, `too_many_requests`
 */
export async function verifyPhone(
  deps: AccountDeps,
  { token, ...guess }: Verification,
): Promise<'phoneVerified' | 'codeRight'> {
  const { phone } = guess
  const verifications = await findVerifications(deps, phone, token)
  const right = await checkCode(deps, { ...guess, hasToken: token !== null }, verifications)
  if (!right) throw wrongCode()
  if (right.verification.purpose === 'reset') return 'codeRight'
  const isTaken = await inTransaction(deps.db, (tx) => finish(tx, right, deps.readClock()))
  if (isTaken) throw new AppError('phone_taken')
  return 'phoneVerified'
}

/** Includes all codes that were sent for the same registration: without a token, or for another call of it. */
async function findVerifications({ db, readClock }: AccountDeps, phone: PhoneNumber, token: string | null) {
  const now = readClock()
  const purposes = ['registration', 'login', 'reset'] as const
  if (token === null) return await findTokenlessVerifications(db, phone, now)
  const own = await getVerification(db, { phone, token }, purposes, now)
  const sameRegistration = await findVerificationsOfRegistration(db, own.registrationId, now)
  return sameRegistration.length > 0 ? sameRegistration : [own]
}

/** @returns true when the phone already has an account; a registration never changes it */
async function finish(tx: Db, right: RightCode, now: Date): Promise<boolean> {
  const { verification } = right
  const { phone, purpose, userId } = verification
  await lockPhone(tx, phone)
  if (!(await isVerificationValid(tx, verification.id, now)) || !(await spendCode(tx, right, now))) throw wrongCode()
  const isTaken = purpose === 'registration' && !(await openAccount(tx, verification, now))
  if (userId !== null) await markPhoneVerified(tx, userId)
  await deleteRegistrations(tx, phone)
  await deleteVerifications(tx, phone, ['registration', 'login'])
  return isTaken
}

/** @returns false when the phone already has an account */
async function openAccount(tx: Db, { phone, registrationId, isTokenless }: VerificationRow, now: Date) {
  const waiting = await listRegistrations(tx, phone, now)
  const registration = waiting.find(({ id }) => id === registrationId)
  if (!registration || (isTokenless && waiting.length > 1)) throw new AppError('verification_not_valid')
  const { id: _, ...person } = registration
  return await insertUser(tx, { ...person, isPhoneVerified: true })
}
