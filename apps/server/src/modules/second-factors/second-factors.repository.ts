import type { UserId } from '@shop/contract'
import type { Db, Fragment } from '../../database/client.ts'
import { findRow, hasRows } from '../../database/rows.ts'

export type SecondFactorRow = { userId: UserId; sealedSecret: string; isConfirmed: boolean }

/** Saves an unconfirmed secret in place of an older one. @returns false when the factor is already on */
export async function saveSecret(
  db: Db,
  factor: { userId: UserId; sealedSecret: string; createdAt: Date },
): Promise<boolean> {
  return await hasRows(db`
    insert into second_factors ${db(factor)}
    on conflict (user_id) do update set sealed_secret = excluded.sealed_secret, created_at = excluded.created_at
    where second_factors.confirmed_at is null`)
}

export async function findSecondFactor(db: Db, userId: UserId): Promise<SecondFactorRow | null> {
  return await findRow(db<SecondFactorRow[]>`
    select user_id, sealed_secret, confirmed_at is not null as is_confirmed from second_factors where user_id = ${userId}`)
}

/** Tells whether a user's second factor is on. */
export async function hasSecondFactor(db: Db, userId: UserId): Promise<boolean> {
  return (await findSecondFactor(db, userId))?.isConfirmed ?? false
}

/** SQL condition: the second factor of `users u` is on. */
export function isSecondFactorOn(db: Db): Fragment {
  return db`exists (select from second_factors f where f.user_id = u.id and f.confirmed_at is not null)`
}

/** Turns on a factor. @returns false when it is already on or its secret was replaced meanwhile */
export async function confirmSecret(
  db: Db,
  factor: { userId: UserId; sealedSecret: string },
  step: number,
  now: Date,
): Promise<boolean> {
  return await hasRows(db`
    update second_factors set confirmed_at = ${now}, last_step = ${step}
    where user_id = ${factor.userId} and sealed_secret = ${factor.sealedSecret} and confirmed_at is null`)
}

/**
 * Spends the code of a time step and all older ones. It is a single statement, so a code works once in parallel logins.
 *
 * @param latestStep the newest step that a valid clock can produce. A later `last_step` is from a clock that was set back, so it is ignored
 * @returns false when the step was used or the factor was replaced meanwhile
 */
export async function spendStep(
  db: Db,
  factor: { userId: UserId; sealedSecret: string },
  step: number,
  latestStep: number,
): Promise<boolean> {
  return await hasRows(db`
    update second_factors set last_step = ${step}
    where user_id = ${factor.userId} and sealed_secret = ${factor.sealedSecret} and confirmed_at is not null
      and (last_step < ${step} or last_step > ${latestStep})`)
}

/** @returns whether the deleted factor was on */
export async function deleteSecondFactor(db: Db, userId: UserId): Promise<boolean> {
  const [row] = await db<{ wasOn: boolean }[]>`
    delete from second_factors where user_id = ${userId} returning confirmed_at is not null as was_on`
  return row?.wasOn ?? false
}

/** Deletes secrets that were never confirmed. */
export async function deleteUnconfirmedFactors(db: Db, begunBefore: Date): Promise<void> {
  await db`delete from second_factors where confirmed_at is null and created_at < ${begunBefore}`
}

export async function saveRecoveryCodes(db: Db, userId: UserId, hashes: readonly string[]): Promise<void> {
  await db`insert into recovery_codes ${db(hashes.map((codeHash) => ({ userId, codeHash })))}`
}

/** Lists the hashes of unused codes. */
export async function listRecoveryCodes(db: Db, userId: UserId): Promise<string[]> {
  const rows = await db<{ codeHash: string }[]>`
    select code_hash from recovery_codes where user_id = ${userId} and used_at is null`
  return rows.map(({ codeHash }) => codeHash)
}

/** @returns false when it was used meanwhile */
export async function markRecoveryCodeUsed(db: Db, userId: UserId, codeHash: string, now: Date): Promise<boolean> {
  return await hasRows(db`
    update recovery_codes set used_at = ${now} where user_id = ${userId} and code_hash = ${codeHash} and used_at is null`)
}
