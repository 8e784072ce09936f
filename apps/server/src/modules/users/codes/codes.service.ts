import type { Language, PhoneNumber } from '@shop/contract'
import { type Db, inTransaction } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import { getAccountTerms } from '../../settings/index.ts'
import type { AccountDeps } from '../users.deps.ts'
import { accountLimits, messageLimits, ownMessages, wrongCodesOf } from '../users.limits.ts'
import { writeCodeText, writeNoCodeText } from './code.messages.ts'
import { codeMinutes, hashCode, isSameHash, makeCode, maxCodeTries } from './one-time-code.rules.ts'
import { giveTriesBack, saveCode, takeTries } from './one-time-codes.repository.ts'
import { lockPhone, type VerificationRow } from './verifications.repository.ts'

export type CodeRequest = {
  phone: PhoneNumber
  address: string
  language: Language
  /** Who has a budget of messages apart from strangers: a known device, or a login with the right password. */
  budget?: string | null
}

/** The verification that a code is sent for, and its token where the caller needs that. */
type Chosen<Token> = { verification: VerificationRow; message: CodeMessage; token: Token }

/** What goes to the phone: the code, a word that there is none, or nothing, with the same work. */
export type CodeMessage = 'code' | 'no_code' | 'nothing'

/** What sends codes. */
export type CodeDeps = Pick<
  AccountDeps,
  'db' | 'readClock' | 'limits' | 'messages' | 'host' | 'codesPerHour' | 'log'
> & { keys: Pick<AccountDeps['keys'], 'codes'> }

/**
 * Sends the code of a verification to its phone. The work and the answer are the same for every phone.
 *
 * @param choose finds or begins the verification, under the lock of the phone, and says what the phone gets
 * @returns the token that was chosen
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
    await takeFromAll(deps)
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

/** The ceiling of the whole shop. Reaching it is an attack, or a success to be prepared for: somebody must look. */
async function takeFromAll({ limits, codesPerHour, log }: CodeDeps): Promise<void> {
  try {
    await limits.take(accountLimits.allCodes(codesPerHour))
  } catch (error) {
    if (error instanceof AppError) log.error({ codesPerHour }, 'accounts: no more codes are sent this hour')
    throw error
  }
}

/** A code that was right, with its hash to spend it by. */
export type RightCode = { verification: VerificationRow; verificationId: string; codeHash: string }

/**
 * Compares what somebody typed with the codes of verifications that still count. A wrong guess costs a try of each; a right one costs
 * none and uses nothing up. After thirty wrong ones in a day each code of the phone has a single try.
 *
 * @returns which verification the code finishes
 * @throws AppError `otp_wrong`, `too_many_requests`
 */
export async function checkCode(
  deps: Pick<CodeDeps, 'db' | 'readClock' | 'limits' | 'keys'>,
  guess: { phone: PhoneNumber; address: string; code: string; hasToken: boolean },
  verifications: readonly VerificationRow[],
): Promise<RightCode> {
  const { limits } = deps
  await limits.take(accountLimits.checkCode(guess))
  const ids = verifications.map(({ id }) => id)
  const wrongCodes = wrongCodesOf(guess.phone)
  const isGuessedAt = !(await limits.hasRoom(wrongCodes))
  const maxTries = isGuessedAt ? triesWhileGuessed(guess) : maxCodeTries
  const candidates = await takeTries(deps.db, ids, { ...guess, maxTries }, deps.readClock())
  const match = candidates.find(({ verificationId, codeHash }) =>
    isSameHash(codeHash, hashCode(deps.keys.codes, verificationId, guess.code)),
  )
  const verification = verifications.find(({ id }) => id === match?.verificationId)
  if (!match || !verification) {
    if (candidates.length > 0 && !isGuessedAt) await limits.take([wrongCodes])
    throw wrongCode()
  }
  await giveTriesBack(
    deps.db,
    candidates.map(({ verificationId }) => verificationId),
    guess,
  )
  return { verification, ...match }
}

/** A phone that strangers guess at has one try for each code, and none without the token: the owner, who reads the code, needs no more. */
function triesWhileGuessed({ hasToken }: { hasToken: boolean }): number {
  return hasToken ? 1 : 0
}

/** The one refusal for a code that is wrong, old, used, tried too often, or was never sent. */
export function wrongCode(): AppError {
  return new AppError('otp_wrong', {}, ['otp_code'])
}
