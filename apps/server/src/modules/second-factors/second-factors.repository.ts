import type { UserId } from '@shop/contract'
import type { Db, Fragment } from '../../database/client.ts'

export type SecondFactorRow = { userId: UserId; sealedSecret: string; isConfirmed: boolean }

/** Keeps a secret that waits to be confirmed, in place of an older one. @returns false when the factor is on already */
export async function saveSecret(
  db: Db,
  factor: { userId: UserId; sealedSecret: string; createdAt: Date },
): Promise<boolean> {
  const result = await db`
    insert into second_factors ${db(factor)}
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
    where second_factors.confirmed_at is null`
  return result.count === 1
}

export async function findSecondFactor(db: Db, userId: UserId): Promise<SecondFactorRow | null> {
  const [row] = await db<SecondFactorRow[]>`
    select user_id, sealed_secret, confirmed_at is not null as is_confirmed from second_factors where user_id = ${userId}`
  return row ?? null
}

/** Whether somebody has a second factor that is on. */
export async function hasSecondFactor(db: Db, userId: UserId): Promise<boolean> {
  return (await findSecondFactor(db, userId))?.isConfirmed ?? false
}

/** Whether the second factor of `users u` is on. */
export function isSecondFactorOn(db: Db): Fragment {
  return db`exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)`
}

/** Turns a factor on. @returns false when it is on already, or its secret was replaced meanwhile */
export async function confirmSecret(
  db: Db,
  factor: { userId: UserId; sealedSecret: string },
  step: number,
  now: Date,
): Promise<boolean> {
  const result = await db`
    update second_factors set confirmed_at = ${now}, last_step = ${step}
    where user_id = ${factor.userId} and sealed_secret = ${factor.sealedSecret} and confirmed_at is null`
  return result.count === 1
}

/**
 * Uses the code of a time step up, with all older ones. One statement, so that of two who bring the same code one gets in.
 *
 * @param latestStep the newest that any right clock can have used: a later one was used by a clock that has been put back since
 * @returns false when it has been used, or the factor was replaced meanwhile
 */
export async function spendStep(
  db: Db,
  factor: { userId: UserId; sealedSecret: string },
  step: number,
  latestStep: number,
): Promise<boolean> {
  const result = await db`
    update second_factors set last_step = ${step}
    where user_id = ${factor.userId} and sealed_secret = ${factor.sealedSecret} and confirmed_at is not null
      and (last_step < ${step} or last_step > ${latestStep})`
  return result.count === 1
}

/** @returns whether there was one that was on */
export async function deleteSecondFactor(db: Db, userId: UserId): Promise<boolean> {
  const [row] = await db<{ wasOn: boolean }[]>`
    delete from second_factors where user_id = ${userId} returning confirmed_at is not null as was_on`
  return row?.wasOn ?? false
}

/** Forgets secrets that were never confirmed. */
export async function deleteUnconfirmedFactors(db: Db, begunBefore: Date): Promise<void> {
  await db`delete from second_factors where confirmed_at is null and created_at < ${begunBefore}`
}

export async function saveRecoveryCodes(db: Db, userId: UserId, hashes: readonly string[]): Promise<void> {
  await db`insert into recovery_codes ${db(hashes.map((codeHash) => ({ userId, codeHash })))}`
}

/** The hashes of the codes that have not been used. */
export async function listRecoveryCodes(db: Db, userId: UserId): Promise<string[]> {
  const rows = await db<{ codeHash: string }[]>`
    select code_hash from recovery_codes where user_id = ${userId} and used_at is null`
  return rows.map(({ codeHash }) => codeHash)
}

/** @returns false when it has been used meanwhile */
export async function markRecoveryCodeUsed(db: Db, userId: UserId, codeHash: string, now: Date): Promise<boolean> {
  const result = await db`
    update recovery_codes set used_at = ${now} where user_id = ${userId} and code_hash = ${codeHash} and used_at is null`
  return result.count === 1
}
