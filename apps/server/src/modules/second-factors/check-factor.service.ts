import type { UserId } from '@shop/contract'
import { clockSkewMs } from '../../clock.ts'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import type { Limit } from '../../http/guard/rate-limits.ts'
import { findStepOf } from './find-step.rules.ts'
import { isRecoveryCode } from './recovery-codes.rules.ts'
import type { SecondFactorDeps } from './second-factors.deps.ts'
import {
  findSecondFactor,
  listRecoveryCodes,
  markRecoveryCodeUsed,
  type SecondFactorRow,
  spendStep,
} from './second-factors.repository.ts'
import { stepOf } from './totp.rules.ts'

/**
 * Lets a login pass whose password was right: at once without a second factor, else by a code, which is used up.
 *
 * @param typed six or sixteen digits, as the contract hands them over
 * @returns whether there is a second factor
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

/** Uses a code of the app, or a recovery code, up. @returns false when it is wrong or has been used */
export async function spendFactor(db: Db, deps: SecondFactorDeps, userId: UserId, typed: string): Promise<boolean> {
  const factor = await findSecondFactor(db, userId)
  return factor !== null && (await spendCode(db, deps, factor, typed))
}

async function spendCode(db: Db, deps: SecondFactorDeps, factor: SecondFactorRow, typed: string): Promise<boolean> {
  if (isRecoveryCode(typed)) return await spendRecoveryCode(db, deps, factor.userId, typed)
  const step = findStepOf(deps, factor, typed)
  // One step of drift, seen by a process whose clock is ahead as far as it may be.
  const latestStep = stepOf(new Date(deps.readClock().getTime() + clockSkewMs)) + 1
  return step !== null && (await spendStep(db, factor, step, latestStep))
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

/** Who is asked for a code has shown the password: so few tries are enough, and lock nobody else out. */
const recentTries = (userId: UserId): Limit[] => [
  { name: 'second factor', subject: String(userId), max: 5, seconds: 15 * minute },
]
const triesOfADay = (userId: UserId): Limit[] => [
  { name: 'second factor', subject: String(userId), max: 50, seconds: day },
]

/** Counts a try, in all processes together, before it is made. One that works lets the next ones begin anew. */
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

/** @param field what the payload calls it */
export function wrongFactor(field: 'second_factor' | 'code'): AppError {
  return new AppError('second_factor_wrong', {}, [field])
}
