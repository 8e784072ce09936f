import type { PhoneNumber, UserId } from '@shop/contract'
import { inTransaction } from '../../../database/client.ts'
import { type CodeDeps, type CodeRequest, checkCode, sendCode, wrongCode } from './codes.service.ts'
import { spendCode } from './one-time-codes.repository.ts'
import { deleteVerifications, lockPhone } from './verifications.repository.ts'
import { getVerification, startVerification } from './verifications.service.ts'

type Owner = { id: UserId; phone: PhoneNumber }

/**
 * Sends a signed-in user a code before they set up a second factor. The caller has checked the password.
 *
 * @returns the token to send back with the code
 * @throws AppError `too_many_requests`
 */
export async function sendOwnCode(
  deps: CodeDeps,
  { id: userId, phone }: Owner,
  from: Omit<CodeRequest, 'phone' | 'budget'>,
): Promise<string> {
  const request = { ...from, phone, budget: `second factor ${userId}` }
  return await sendCode(deps, request, async (tx, now) => {
    await deleteVerifications(tx, phone, ['second_factor'])
    return { ...(await startVerification(tx, { purpose: 'second_factor', phone, userId }, now)), message: 'code' }
  })
}

/**
 * Checks and spends that code.
 *
 * @throws AppError `otp_wrong`, `verification_not_valid`, `too_many_requests`
 */
export async function spendOwnCode(
  deps: CodeDeps,
  { id, phone }: Owner,
  given: { token: string; code: string; address: string },
): Promise<void> {
  const { token, code, address } = given
  const verification = await getVerification(deps.db, { phone, token }, ['second_factor'], deps.readClock())
  const right = await checkCode(deps, { phone, code, address, hasToken: true }, [verification])
  if (verification.userId !== id) throw wrongCode()
  await inTransaction(deps.db, async (tx) => {
    await lockPhone(tx, phone)
    if (!(await spendCode(tx, right, deps.readClock()))) throw wrongCode()
    await deleteVerifications(tx, phone, ['second_factor'])
  })
}
