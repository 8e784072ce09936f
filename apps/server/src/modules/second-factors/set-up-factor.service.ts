import type { PhoneNumber, UserId } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { seal } from '../../secrets.ts'
import { findStepOf, wrongFactor } from './check-factor.service.ts'
import { makeRecoveryCodes, plainDigitsOf } from './recovery-codes.rules.ts'
import type { SecondFactorDeps } from './second-factors.deps.ts'
import { confirmSecret, findSecondFactor, saveRecoveryCodes, saveSecret } from './second-factors.repository.ts'
import { describeSecret, makeSecret } from './totp.rules.ts'

/**
 * Makes a secret for a user's authenticator app. Logins do not need it before it is confirmed.
 *
 * @throws AppError `second_factor_already_on`
 */
export async function startSecondFactor(
  db: Db,
  { key, readClock }: SecondFactorDeps,
  user: { id: UserId; phone: PhoneNumber },
  shop: string,
): Promise<{ secret: string; uri: string }> {
  const secret = makeSecret()
  const factor = { userId: user.id, sealedSecret: seal(key, secret), createdAt: readClock() }
  if (!(await saveSecret(db, factor))) throw new AppError('second_factor_already_on')
  return { secret, uri: describeSecret(secret, { shop, account: user.phone }) }
}

/**
 * Turns on a second factor by a code of the app, and spends that code.
 *
 * @returns the recovery codes, which cannot be read again
 * @throws AppError `second_factor_wrong`, also without a secret to confirm
 */
export async function confirmSecondFactor(
  tx: Db,
  deps: SecondFactorDeps,
  userId: UserId,
  code: string,
): Promise<string[]> {
  const factor = await findSecondFactor(tx, userId)
  const step = factor && findStepOf(deps, factor, code)
  if (!factor || step === null) throw wrongFactor('code')
  const { sealedSecret } = factor
  if (!(await confirmSecret(tx, { userId, sealedSecret }, step, deps.readClock()))) throw wrongFactor('code')
  const codes = makeRecoveryCodes()
  const hashes = await Promise.all(codes.map((one) => deps.hasher.hash(plainDigitsOf(one))))
  await saveRecoveryCodes(tx, userId, hashes)
  return codes
}
