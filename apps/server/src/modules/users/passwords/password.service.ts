import type { PhoneNumber } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { type CodeRequest, checkCode, sendCode, wrongCode } from '../codes/codes.service.ts'
import { spendCode } from '../codes/one-time-codes.repository.ts'
import { findTokenlessVerifications, lockPhone } from '../codes/verifications.repository.ts'
import { getVerification, startVerification } from '../codes/verifications.service.ts'
import { getUserOfCaller } from '../profile.service.ts'
import { revokeSessions } from '../sessions/sessions.repository.ts'
import { forgetPhone } from '../shoppers.repository.ts'
import type { AccountDeps } from '../users.deps.ts'
import { findUserByPhone, markPhoneVerified, replacePassword, setPassword } from '../users.repository.ts'
import { checkNewPassword, checkOwnPassword } from './check-password.service.ts'

const fields = { password: 'new_password', confirmation: 'confirm_password' }

/**
 * Sends a code to reset the password.
 *
 * @param request.token the token of an earlier reset, to send its code again
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
      ? await startVerification(db, { purpose: 'reset', phone }, now)
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
  /** The token of the reset; null means the newest reset of the phone. */
  token: string | null
  password: string
  confirmation: string
  address: string
}

/**
 * Sets a new password by a code and revokes all sessions. The code proves who owns the phone, so registrations and verifications of
 * others are deleted.
 *
 * @throws AppError `passwords_differ`, `password_too_weak`, `otp_wrong`, `verification_not_valid`, `too_many_requests`
 */
export async function resetPassword(deps: AccountDeps, { token, ...reset }: Reset): Promise<void> {
  checkNewPassword(reset, fields)
  const { phone } = reset
  const verifications =
    token === null
      ? await findTokenlessVerifications(deps.db, phone, deps.readClock())
      : [await getVerification(deps.db, { phone, token }, ['reset'], deps.readClock())]
  const code = await checkCode(
    deps,
    { ...reset, hasToken: token !== null },
    verifications.filter(({ purpose }) => purpose === 'reset'),
  )
  if (!code) throw wrongCode()
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
 * Changes the caller's password and revokes their other sessions.
 *
 * @throws AppError `unauthenticated`, `old_password_wrong`, `passwords_differ`, `password_too_weak`, `too_many_requests`
 */
export async function changePassword(deps: AccountDeps, caller: Caller, change: PasswordChange): Promise<void> {
  const user = await getUserOfCaller(deps, caller)
  checkNewPassword({ ...change, phone: user.phone }, fields)
  await checkOwnPassword(deps, user, change.oldPassword, 'old_password')
  const passwordHash = await deps.hasher.hash(change.password)
  await deps.db.begin(async (tx) => {
    // The owner may have reset the password meanwhile, because this caller is a thief.
    if (!(await replacePassword(tx, user, passwordHash)))
      throw new AppError('old_password_wrong', { fields: ['old_password'] })
    await revokeSessions(tx, user.id, deps.readClock(), { except: caller.sessionId })
  })
}
