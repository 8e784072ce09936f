import type { UserId } from '@shop/contract'
import { clockSkewMs } from '../../clock.ts'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import type { Limit } from '../../http/guard/rate-limits.ts'
import { unseal } from '../../secrets.ts'
import { isRecoveryCode } from './recovery-codes.rules.ts'
import type { SecondFactorDeps } from './second-factors.deps.ts'
import {
  findSecondFactor,
  listRecoveryCodes,
  markRecoveryCodeUsed,
  type SecondFactorRow,
  spendStep,
} from './second-factors.repository.ts'
import { findStep, stepOf } from './totp.rules.ts'

/**
 * Checks the second factor of a login after the right password, and spends its code. Without a second factor the login passes.
 *
 * @param typed six or sixteen digits
 * @returns whether the account has a second factor
 * @throws AppError `second_factor_needed` without a code, `second_factor_wrong`, `too_many_requests`
 */
export async function passSecondFactor(
  db: Db,
  deps: SecondFactorDeps,
  userId: UserId,
  typed: string | undefined,
): Promise<boolean> {
  const factor = await findSecondFactor(db, userId)
  if (!factor?.isConfirmed) return false
  if (typed === undefined) throw new AppError('second_factor_needed')
  await countTries(deps, userId, async () => {
    if (!(await spendCode(db, deps, factor, typed))) throw wrongFactor('second_factor')
  })
  return true
}

/** Spends a code of the app or a recovery code. @returns false when it is wrong or was used */
export async function spendFactor(db: Db, deps: SecondFactorDeps, userId: UserId, typed: string): Promise<boolean> {
  const factor = await findSecondFactor(db, userId)
  return factor !== null && (await spendCode(db, deps, factor, typed))
}

async function spendCode(db: Db, deps: SecondFactorDeps, factor: SecondFactorRow, typed: string): Promise<boolean> {
  if (isRecoveryCode(typed)) return await spendRecoveryCode(db, deps, factor.userId, typed)
  const step = findStepOf(deps, factor, typed)
  // The newest step that a valid clock can produce: one step of drift plus the max skew.
  const latestStep = stepOf(new Date(deps.readClock().getTime() + clockSkewMs)) + 1
  return step !== null && (await spendStep(db, factor, step, latestStep))
}

/**
 * Finds the time step of a code from an authenticator app. @returns null for a wrong code, and for a secret that was sealed with another
 * key: then only recovery codes work
 */
export function findStepOf(
  { key, log, readClock }: Pick<SecondFactorDeps, 'key' | 'log' | 'readClock'>,
  { sealedSecret }: { sealedSecret: string },
  code: string,
): number | null {
  try {
    return findStep(unseal(key, sealedSecret), code, readClock())
  } catch (error) {
    log.error({ err: error }, 'accounts: a second factor cannot be read; has SESSION_SECRET changed?')
    return null
  }
}

async function spendRecoveryCode(
  db: Db,
  { hasher, readClock }: SecondFactorDeps,
  userId: UserId,
  typed: string,
): Promise<boolean> {
  const hashes = await listRecoveryCodes(db, userId)
  const matches = await Promise.all(hashes.map((hash) => hasher.verify(hash, typed)))
  const found = hashes.find((_, index) => matches[index])
  return found !== undefined && (await markRecoveryCodeUsed(db, userId, found, readClock()))
}

const minute = 60
const day = 24 * 60 * minute

/** A caller has already shown the password, so few tries are enough and strangers cannot lock out the owner. */
const recentTries = (userId: UserId): Limit[] => [
  { name: 'second factor', subject: String(userId), max: 5, seconds: 15 * minute },
]
const triesOfADay = (userId: UserId): Limit[] => [
  { name: 'second factor', subject: String(userId), max: 50, seconds: day },
]

/** Counts a try in all processes together before it is made. A success resets the recent tries. */
export async function countTries<Result>(
  { limits }: Pick<SecondFactorDeps, 'limits'>,
  userId: UserId,
  work: () => Promise<Result>,
): Promise<Result> {
  await limits.take([...recentTries(userId), ...triesOfADay(userId)])
  const result = await work()
  await limits.clear(recentTries(userId))
  return result
}

/** @param field the name of the field in the request */
export function wrongFactor(field: 'second_factor' | 'code'): AppError {
  return new AppError('second_factor_wrong', { fields: [field] })
}
