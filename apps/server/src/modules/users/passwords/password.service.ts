import type { PhoneNumber } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { type CodeRequest, checkCode, sendCode, wrongCode } from '../codes/codes.service.ts'
import { spendCode } from '../codes/one-time-codes.repository.ts'
import { findTokenlessVerifications, lockPhone } from '../codes/verifications.repository.ts'
import { beginVerification, getVerification } from '../codes/verifications.service.ts'
import { getUserOfCaller } from '../profile.service.ts'
import { revokeSessions } from '../sessions/sessions.repository.ts'
import { forgetPhone } from '../shoppers.repository.ts'
import type { AccountDeps } from '../users.deps.ts'
import { findUserByPhone, markPhoneVerified, replacePassword, setPassword } from '../users.repository.ts'
import { checkNewPassword } from './new-password.service.ts'
import { checkOwnPassword } from './own-password.service.ts'

const fields = { password: 'new_password', confirmation: 'confirm_password' }

/**
 * Sends the code that sets a new password.
 *
 * @param request.token of a reset that was begun before, to send its code anew
 * @returns the token of the reset
 * @throws AppError `verification_not_valid`, `too_many_requests`
 */
export async function requestReset(
  deps: AccountDeps,
  { token, ...request }: CodeRequest & { token: string | null },
): Promise<string> {
  const { phone } = request
  const begin = async (db: Db, now: Date) =>
    token === null
      ? await beginVerification(db, { purpose: 'reset', phone }, now)
      : { token, verification: await getVerification(db, { phone, token }, ['reset'], now) }
  if (token !== null) await begin(deps.db, deps.readClock())
  return await sendCode(deps, request, async (tx, now) => {
    const reset = await begin(tx, now)
    return { ...reset, message: (await findUserByPhone(tx, phone)) ? 'code' : 'nothing' }
  })
}

export type Reset = {
  phone: PhoneNumber
  code: string
  /** Of the reset that the code was sent for; without one the newest of the phone is meant. */
  token: string | null
  password: string
  confirmation: string
  address: string
}

/**
 * Sets a new password by a code and signs every device out. Who reads the phone's messages has proven it, so all that others have begun
 * for the phone ends.
 *
 * @throws AppError `passwords_differ`, `password_too_weak`, `otp_wrong`, `verification_not_valid`, `too_many_requests`
 */
export async function resetPassword(deps: AccountDeps, { token, ...reset }: Reset): Promise<void> {
  checkNewPassword(reset, fields)
  const { phone } = reset
  const begun =
    token === null
      ? await findTokenlessVerifications(deps.db, phone, deps.readClock())
      : [await getVerification(deps.db, { phone, token }, ['reset'], deps.readClock())]
  const code = await checkCode(
    deps,
    { ...reset, hasToken: token !== null },
    begun.filter(({ purpose }) => purpose === 'reset'),
  )
  const passwordHash = await deps.hasher.hash(reset.password)
  await deps.db.begin(async (tx) => {
    await lockPhone(tx, phone)
    const now = deps.readClock()
    const user = await findUserByPhone(tx, phone)
    if (!user || !(await spendCode(tx, code, now))) throw wrongCode()
    await setPassword(tx, user.id, passwordHash)
    await markPhoneVerified(tx, user.id)
    await revokeSessions(tx, user.id, now)
    await forgetPhone(tx, phone)
  })
}

export type PasswordChange = { oldPassword: string; password: string; confirmation: string }

/**
 * Changes the password of who calls, and signs the other devices out.
 *
 * @throws AppError `unauthenticated`, `old_password_wrong`, `passwords_differ`, `password_too_weak`, `too_many_requests`
 */
export async function changePassword(deps: AccountDeps, caller: Caller, change: PasswordChange): Promise<void> {
  const user = await getUserOfCaller(deps, caller)
  checkNewPassword({ ...change, phone: user.phone }, fields)
  await checkOwnPassword(deps, user, change.oldPassword, 'old_password')
  const passwordHash = await deps.hasher.hash(change.password)
  await deps.db.begin(async (tx) => {
    // Somebody may have reset it meanwhile, because of whoever calls here.
    if (!(await replacePassword(tx, user, passwordHash))) throw new AppError('old_password_wrong', {}, ['old_password'])
    await revokeSessions(tx, user.id, deps.readClock(), { except: caller.sessionId })
  })
}
