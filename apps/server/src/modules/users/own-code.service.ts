import type { PhoneNumber, UserId } from '@shop/contract'
import { inTransaction } from '../../database/client.ts'
import { deriveKey } from '../../secrets.ts'
import { type CodeParts, type CodeRequest, checkCode, sendCode, wrongCode } from './codes.service.ts'
import { spendCode } from './one-time-codes.repository.ts'
import { deleteVerifications, lockPhone } from './verifications.repository.ts'
import { beginVerification, getVerification } from './verifications.service.ts'

/** @param publicUrl where people reach the shop */
export function openCodes(
  secret: string,
  publicUrl: string | null,
  parts: Omit<CodeParts, 'keys' | 'host'>,
): CodeParts {
  const host = publicUrl === null ? null : new URL(publicUrl).hostname
  return { ...parts, host, keys: { codes: deriveKey(secret, 'one-time codes') } }
}

type Owner = { id: UserId; phone: PhoneNumber }

/**
 * Sends somebody who is signed in, and has shown the password, a code to their own phone, before they set up a second factor.
 *
 * @returns the token that the code comes back with
 * @throws AppError `too_many_requests`
 */
export async function sendOwnCode(
  parts: CodeParts,
  { id: userId, phone }: Owner,
  from: Omit<CodeRequest, 'phone' | 'budget'>,
): Promise<string> {
  const request = { ...from, phone, budget: `second factor ${userId}` }
  return await sendCode(parts, request, async (tx, now) => {
    await deleteVerifications(tx, phone, ['second_factor'])
    return { ...(await beginVerification(tx, { purpose: 'second_factor', phone, userId }, now)), message: 'code' }
  })
}

/**
 * Uses such a code up.
 *
 * @throws AppError `otp_wrong`, `verification_not_valid`, `too_many_requests`
 */
export async function spendOwnCode(
  parts: CodeParts,
  { id, phone }: Owner,
  given: { token: string; code: string; address: string },
): Promise<void> {
  const { token, code, address } = given
  const verification = await getVerification(parts.db, { phone, token }, ['second_factor'], parts.readClock())
  const right = await checkCode(parts, { phone, code, address, hasToken: true }, [verification])
  if (verification.userId !== id) throw wrongCode()
  await inTransaction(parts.db, async (tx) => {
    await lockPhone(tx, phone)
    if (!(await spendCode(tx, right, parts.readClock()))) throw wrongCode()
    await deleteVerifications(tx, phone, ['second_factor'])
  })
}
