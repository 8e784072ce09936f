import type { Language, PhoneNumber } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { getAccountTerms } from '../settings/index.ts'
import type { AccountParts } from './account-parts.ts'
import { writeCodeText } from './code.messages.ts'
import { type CodePurpose, codeMinutes, hashCode, isSameHash, makeCode } from './one-time-code.ts'
import { giveTriesBack, saveCode, takeTries } from './one-time-codes.repository.ts'
import { accountLimits } from './users.limits.ts'

export type CodeRequest = { phone: PhoneNumber; address: string; language: Language }

/**
 * Sends a code to a phone. The work and the answer are the same for every phone; the message goes out only where somebody may want it.
 *
 * @param mayWant whether the phone has what the code is for
 * @throws AppError `too_many_requests`
 */
export async function sendCode(
  parts: AccountParts,
  purpose: CodePurpose,
  request: CodeRequest,
  mayWant: (tx: Db) => Promise<boolean>,
): Promise<void> {
  const { phone, language } = request
  await parts.limits.take(accountLimits.sendCode(request))
  await takeFromAll(parts)
  const code = makeCode()
  await parts.db.begin(async (tx) => {
    const now = parts.readClock()
    const until = new Date(now.getTime() + codeMinutes * 60_000)
    const codeHash = hashCode(parts.keys.codes, phone, purpose, code)
    await saveCode(tx, { phone, purpose, codeHash, createdAt: now, expiresAt: until })
    const { shopName } = await getAccountTerms(tx, language)
    const text = writeCodeText(purpose, language, { shop: shopName, code, host: parts.host })
    const isWithheld = !(await mayWant(tx))
    await parts.messages.send(tx, { to: phone, text, language, code }, { until, isWithheld })
  })
}

/** The ceiling of the whole shop. Reaching it is an attack, or a success to be prepared for: somebody must look. */
async function takeFromAll({ limits, codesPerHour, log }: AccountParts): Promise<void> {
  try {
    await limits.take(accountLimits.allCodes(codesPerHour))
  } catch (error) {
    if (error instanceof AppError) log.error({ codesPerHour }, 'accounts: no more codes are sent this hour')
    throw error
  }
}

/**
 * Compares what somebody typed with the codes of a phone that still count. A wrong guess costs a try of each; a right one costs none
 * and uses nothing up.
 *
 * @returns what the code is for, with its hash to spend it by
 * @throws AppError `otp_wrong`, `too_many_requests`
 */
export async function checkCode(
  parts: AccountParts,
  guess: { phone: PhoneNumber; address: string; code: string },
  purposes: readonly CodePurpose[],
): Promise<{ phone: PhoneNumber; purpose: CodePurpose; codeHash: string }> {
  const { phone, code } = guess
  await parts.limits.take(accountLimits.checkCode(guess))
  const candidates = await takeTries(parts.db, phone, purposes, parts.readClock())
  const match = candidates.find(({ purpose, codeHash }) =>
    isSameHash(codeHash, hashCode(parts.keys.codes, phone, purpose, code)),
  )
  if (!match) throw wrongCode()
  await giveTriesBack(
    parts.db,
    phone,
    candidates.map(({ purpose }) => purpose),
  )
  return { phone, ...match }
}

/** The one refusal for a code that is wrong, old, used, tried too often, or was never sent. */
export function wrongCode(): AppError {
  return new AppError('otp_wrong', {}, ['otp_code'])
}
