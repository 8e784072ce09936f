import type { Language, PhoneNumber } from '@shop/contract'
import type { SecondFactorSecret } from '@shop/contract/staff'
import { inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { Caller } from '../../../http/guard/access-tokens.ts'
import { recordChange } from '../../audit/index.ts'
import {
  confirmSecondFactor,
  countTries,
  deleteSecondFactor,
  hasSecondFactor,
  spendFactor,
  startSecondFactor,
  wrongFactor,
} from '../../second-factors/index.ts'
import { getAccountTerms } from '../../settings/index.ts'
import { lockAccount } from '../account-rights.repository.ts'
import { type CodeDeps, sendCode, wrongCode } from '../codes/codes.service.ts'
import { spendPhoneProof } from '../codes/phone-proof.service.ts'
import { deleteVerifications } from '../codes/verifications.repository.ts'
import { startVerification } from '../codes/verifications.service.ts'
import { checkOwnPassword } from '../passwords/check-password.service.ts'
import { getUserOfCaller } from '../profile.service.ts'
import { revokeSessions } from '../sessions/sessions.repository.ts'
import type { AccountDeps } from '../users.deps.ts'

export type OwnFactorDeps = Pick<AccountDeps, 'db' | 'readClock' | 'hasher' | 'limits' | 'secondFactors'> & {
  codes: CodeDeps
}

type RequestOrigin = { address: string; language: Language }

/**
 * Checks the password and sends the caller the code that starts the set-up. The password alone is not enough: a thief could set up
 * their own app.
 *
 * @returns the phone that gets the code, and the token to send back with it
 * @throws AppError `old_password_wrong`, `second_factor_already_on`, `too_many_requests`
 */
export async function requestOwnFactor(
  deps: OwnFactorDeps,
  caller: Caller,
  password: string,
  from: RequestOrigin,
): Promise<{ phone: PhoneNumber; token: string }> {
  const user = await getUserOfCaller(deps, caller)
  await checkOwnPassword(deps, user, password, 'password')
  const { id: userId, phone } = user
  if (await hasSecondFactor(deps.db, userId)) throw new AppError('second_factor_already_on')
  const request = { ...from, phone, budget: `second factor ${userId}` }
  const token = await sendCode(deps.codes, request, async (tx, now) => {
    await deleteVerifications(tx, phone, ['second_factor'])
    return { ...(await startVerification(tx, { purpose: 'second_factor', phone, userId }, now)), message: 'code' }
  })
  return { phone, token }
}

/**
 * Makes the secret for the caller's authenticator app, after the code from their phone.
 *
 * @throws AppError `otp_wrong`, `verification_not_valid`, `second_factor_already_on`, `too_many_requests`
 */
export async function startOwnFactor(
  deps: OwnFactorDeps,
  caller: Caller,
  given: { token: string; code: string },
  { address, language }: RequestOrigin,
): Promise<SecondFactorSecret> {
  const user = await getUserOfCaller(deps, caller)
  const proof = { ...given, purpose: 'second_factor' as const, phone: user.phone, address }
  if (!(await spendPhoneProof(deps.codes, proof, ({ userId }) => userId === user.id))) throw wrongCode()
  const { shopName } = await getAccountTerms(deps.db, language)
  return await startSecondFactor(deps.db, deps.secondFactors, user, shopName)
}

/**
 * Turns on the caller's second factor. Other sessions logged in without it, so they are revoked.
 *
 * @returns the recovery codes
 * @throws AppError `second_factor_wrong`, `too_many_requests`
 */
export async function confirmOwnFactor(deps: OwnFactorDeps, caller: Caller, code: string): Promise<string[]> {
  const { db, readClock, secondFactors } = deps
  const { userId, sessionId } = caller
  return await countTries(secondFactors, userId, () =>
    inTransaction(db, async (tx) => {
      // A parallel login waits for this lock and then needs a code; one that came first is revoked below.
      await lockAccount(tx, { id: userId })
      const codes = await confirmSecondFactor(tx, secondFactors, userId, code)
      await revokeSessions(tx, userId, readClock(), { except: sessionId })
      await recordChange(tx, { ...auditEntryOf(caller), action: 'second_factor_on' })
      return codes
    }),
  )
}

/**
 * Turns off the caller's second factor.
 *
 * @throws AppError `old_password_wrong`, `second_factor_wrong`, also when there is none; `too_many_requests`
 */
export async function turnOwnFactorOff(
  deps: OwnFactorDeps,
  caller: Caller,
  given: { password: string; code: string },
): Promise<void> {
  const { db, secondFactors } = deps
  const user = await getUserOfCaller(deps, caller)
  await checkOwnPassword(deps, user, given.password, 'password')
  await countTries(secondFactors, user.id, () =>
    inTransaction(db, async (tx) => {
      const isRight = await spendFactor(tx, secondFactors, user.id, given.code)
      if (!isRight || !(await deleteSecondFactor(tx, user.id))) throw wrongFactor('code')
      await recordChange(tx, { ...auditEntryOf(caller), action: 'second_factor_off' })
    }),
  )
}

function auditEntryOf({ userId }: Caller) {
  return { actorId: userId, entity: 'staff_member' as const, entityId: userId }
}
