import type { PhoneNumber } from '@shop/contract'
import { type Db, inTransaction } from '../../../database/client.ts'
import { type CodeDeps, type CodeRequest, checkCode, sendCode } from './codes.service.ts'
import { spendCode } from './one-time-codes.repository.ts'
import { deleteVerification, lockPhone, type VerificationRow } from './verifications.repository.ts'
import { getVerification, startVerification } from './verifications.service.ts'

/**
 * Sends a code that opens one order to whoever has its phone. Work and answer are the same for every phone and order; the phone of no
 * such order gets no message.
 *
 * @param subject the number of the order
 * @param isKnown whether the phone belongs to the order
 * @returns the token to send back with the code
 * @throws AppError `too_many_requests`
 */
export async function sendPhoneProof(
  deps: CodeDeps,
  request: CodeRequest,
  subject: string,
  isKnown: (tx: Db, now: Date) => Promise<boolean>,
): Promise<string> {
  const { phone } = request
  return await sendCode(deps, request, async (tx, now) => ({
    ...(await startVerification(tx, { purpose: 'order_link', phone, subject }, now)),
    message: (await isKnown(tx, now)) ? 'code' : 'nothing',
  }))
}

type Proof = {
  purpose: 'second_factor' | 'order_link'
  phone: PhoneNumber
  token: string
  code: string
  address: string
}

/**
 * Checks and spends a code that was sent with a token. Both are good once.
 *
 * @param isAskers whether the code was sent for what the asker wants to do
 * @returns whether the code is right
 * @throws AppError `verification_not_valid`, `too_many_requests`
 */
export async function spendPhoneProof(
  deps: CodeDeps,
  { purpose, phone, token, ...guess }: Proof,
  isAskers: (verification: VerificationRow) => boolean,
): Promise<boolean> {
  const verification = await getVerification(deps.db, { phone, token }, [purpose], deps.readClock())
  const right = await checkCode(deps, { phone, ...guess, hasToken: true }, [verification])
  if (!right || !isAskers(verification)) return false
  return await inTransaction(deps.db, async (tx) => {
    await lockPhone(tx, phone)
    const isSpent = await spendCode(tx, right, deps.readClock())
    if (isSpent) await deleteVerification(tx, verification.id)
    return isSpent
  })
}
