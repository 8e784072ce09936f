import type { Language, PhoneNumber } from '@shop/contract'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { isSameSecret, makeCode } from '../../../secrets.ts'
import { getAccountTerms } from '../../settings/index.ts'
import type { AccountDeps } from '../users.deps.ts'
import { accountLimits, messageLimits, ownMessages, wrongCodesOf } from '../users.limits.ts'
import { writeCodeText, writeNoCodeText } from './code.messages.ts'
import { codeMinutes, hashCode, maxCodeTries } from './one-time-code.rules.ts'
import { giveTriesBack, saveCode, takeTries } from './one-time-codes.repository.ts'
import { lockPhone, type VerificationRow } from './verifications.repository.ts'

export type CodeRequest = {
  phone: PhoneNumber
  address: string
  language: Language
  /** Subject of a message limit apart from strangers, for a known device or a login with the right password. */
  budget?: string | null
}

/** The verification that a code is sent for, with its token if the caller needs it. */
type Chosen<Token> = { verification: VerificationRow; message: CodeMessage; token: Token }

/** What the phone gets: the code, a note that there is none, or nothing. The work is the same. */
export type CodeMessage = 'code' | 'no_code' | 'nothing'

export type CodeDeps = Pick<
  AccountDeps,
  'db' | 'readClock' | 'limits' | 'messages' | 'host' | 'codesPerHour' | 'log'
> & { keys: Pick<AccountDeps['keys'], 'codes'> }

/**
 * Sends the code of a verification to its phone. The work and the answer are the same for every phone.
 *
 * @param choose finds or inserts the verification while the phone is locked, and decides what the phone gets
 * @returns the token from `choose`
 * @throws AppError `too_many_requests`
 */
export async function sendCode<Token>(
  deps: CodeDeps,
  request: CodeRequest,
  choose: (tx: Db, now: Date) => Promise<Chosen<Token>>,
): Promise<Token> {
  const { phone, language } = request
  if (request.budget) await deps.limits.take(ownMessages(request.budget))
  else {
    await deps.limits.take(messageLimits(request))
    await takeFromShopLimit(deps)
  }
  const code = makeCode()
  return await inTransaction(deps.db, async (tx) => {
    await lockPhone(tx, phone)
    const now = deps.readClock()
    const { verification, message, token } = await choose(tx, now)
    const until = new Date(now.getTime() + codeMinutes * 60_000)
    const codeHash = hashCode(deps.keys.codes, verification.id, code)
    await saveCode(tx, { verificationId: verification.id, codeHash, createdAt: now, expiresAt: until })
    const { shopName } = await getAccountTerms(tx, language)
    const values = { shop: shopName, code, host: deps.host }
    const hasCode = message !== 'no_code'
    const text = hasCode
      ? writeCodeText(verification.purpose, language, values)
      : writeNoCodeText(language, { shop: shopName })
    const sent = { to: phone, text, language, code: hasCode ? code : null }
    await deps.messages.send(tx, sent, { until, isWithheld: message === 'nothing' })
    return token
  })
}

/** Counts against the limit of the whole shop. Reaching it is logged as an error, because it may be an attack. */
async function takeFromShopLimit({ limits, codesPerHour, log }: CodeDeps): Promise<void> {
  try {
    await limits.take(accountLimits.allCodes(codesPerHour))
  } catch (error) {
    if (error instanceof AppError) log.error({ codesPerHour }, 'accounts: no more codes are sent this hour')
    throw error
  }
}

/** A right code, with the hash that `spendCode` needs. */
export type RightCode = { verification: VerificationRow; verificationId: string; codeHash: string }

/**
 * Compares a typed code with those of valid verifications. A wrong guess costs each of them a try; a right one costs none and
 * spends nothing. After thirty wrong guesses in a day, each code of the phone has a single try.
 *
 * @returns the verification that the code belongs to; null for a code that is wrong, expired, used, tried too often or never sent
 * @throws AppError `too_many_requests`
 */
export async function checkCode(
  deps: Pick<CodeDeps, 'db' | 'readClock' | 'limits' | 'keys'>,
  guess: { phone: PhoneNumber; address: string; code: string; hasToken: boolean },
  verifications: readonly VerificationRow[],
): Promise<RightCode | null> {
  const { limits } = deps
  await limits.take(accountLimits.checkCode(guess))
  const ids = verifications.map(({ id }) => id)
  const wrongCodes = wrongCodesOf(guess.phone)
  const isUnderAttack = !(await limits.hasRoom([wrongCodes]))
  const maxTries = isUnderAttack ? triesUnderAttack(guess) : maxCodeTries
  const candidates = await takeTries(deps.db, ids, { ...guess, maxTries }, deps.readClock())
  const match = candidates.find(({ verificationId, codeHash }) =>
    isSameSecret(codeHash, hashCode(deps.keys.codes, verificationId, guess.code)),
  )
  const verification = verifications.find(({ id }) => id === match?.verificationId)
  if (!match || !verification) {
    if (candidates.length > 0 && !isUnderAttack) await limits.take([wrongCodes])
    return null
  }
  await giveTriesBack(
    deps.db,
    candidates.map(({ verificationId }) => verificationId),
    guess,
  )
  return { verification, ...match }
}

/** While strangers guess, a code has one try with the token and none without: the owner reads the code and needs no more. */
function triesUnderAttack({ hasToken }: { hasToken: boolean }): number {
  return hasToken ? 1 : 0
}

/** The same error, whatever the reason. */
export function wrongCode(): AppError {
  return new AppError('otp_wrong', { fields: ['otp_code'] })
}
