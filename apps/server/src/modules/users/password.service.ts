import type { PhoneNumber } from '@shop/contract'
import { AppError } from '../../errors.ts'
import type { Caller } from '../../http/access-tokens.ts'
import type { AccountParts } from './account-parts.ts'
import { type CodeRequest, checkCode, sendCode, wrongCode } from './codes.service.ts'
import { checkNewPassword } from './new-password.ts'
import { spendCode } from './one-time-codes.repository.ts'
import { checkOwnPassword } from './own-password.ts'
import { getUserOfCaller } from './profile.service.ts'
import { revokeSessions } from './sessions.repository.ts'
import { findUserByPhone, markPhoneVerified, replacePassword, setPassword } from './users.repository.ts'

const fields = { password: 'new_password', confirmation: 'confirm_password' }

/** Sends the code that sets a new password. @throws AppError `too_many_requests` */
export async function requestReset(parts: AccountParts, request: CodeRequest): Promise<void> {
  await sendCode(parts, 'reset', request, async (tx) => (await findUserByPhone(tx, request.phone)) !== null)
}

export type Reset = { phone: PhoneNumber; code: string; password: string; confirmation: string; address: string }

/**
 * Sets a new password by a code, uses the code up and signs every device out. Who reads the phone's messages has proven it.
 *
 * @throws AppError `passwords_differ`, `password_too_weak`, `otp_wrong`, `too_many_requests`
 */
export async function resetPassword(parts: AccountParts, reset: Reset): Promise<void> {
  checkNewPassword(reset, fields)
  const code = await checkCode(parts, reset, ['reset'])
  const passwordHash = await parts.hasher.hash(reset.password)
  const now = parts.readClock()
  await parts.db.begin(async (tx) => {
    const user = await findUserByPhone(tx, reset.phone)
    if (!user || !(await spendCode(tx, code, now))) throw wrongCode()
    await setPassword(tx, user.id, passwordHash)
    await markPhoneVerified(tx, user.id)
    await revokeSessions(tx, user.id, now)
  })
}

export type PasswordChange = { oldPassword: string; password: string; confirmation: string }

/**
 * Changes the password of who calls, and signs the other devices out.
 *
 * @throws AppError `unauthenticated`, `old_password_wrong`, `passwords_differ`, `password_too_weak`, `too_many_requests`
 */
export async function changePassword(parts: AccountParts, caller: Caller, change: PasswordChange): Promise<void> {
  const user = await getUserOfCaller(parts, caller)
  checkNewPassword({ ...change, phone: user.phone }, fields)
  await checkOwnPassword(parts, user, change.oldPassword, 'old_password')
  const passwordHash = await parts.hasher.hash(change.password)
  await parts.db.begin(async (tx) => {
    // Somebody may have reset it meanwhile, because of whoever calls here.
    if (!(await replacePassword(tx, user, passwordHash))) throw new AppError('old_password_wrong', {}, ['old_password'])
    await revokeSessions(tx, user.id, parts.readClock(), { except: caller.sessionId })
  })
}
