import type { PhoneNumber } from '@shop/contract'
import { clockSkewMs } from '../../clock.ts'
import type { Db } from '../../database/client.ts'
import { type CodePurpose, mostTries } from './one-time-code.ts'

/** Keeps a code; an older one for the same phone and purpose is gone with that. */
export async function saveCode(
  db: Db,
  code: { phone: PhoneNumber; purpose: CodePurpose; codeHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db`
    insert into one_time_codes ${db(code)}
    on conflict (phone, purpose) do update set code_hash = excluded.code_hash, created_at = excluded.created_at,
      expires_at = excluded.expires_at, tries = 0, used_at = null`
}

/**
 * Takes one try from each code of these purposes that still counts. One statement takes and counts, so of guesses at the same
 * moment no more are compared than there are tries.
 *
 * @returns the codes to compare with; none when the tries are used up
 */
export async function takeTries(
  db: Db,
  phone: PhoneNumber,
  purposes: readonly CodePurpose[],
  now: Date,
): Promise<{ purpose: CodePurpose; codeHash: string }[]> {
  return await db<{ purpose: CodePurpose; codeHash: string }[]>`
    update one_time_codes set tries = tries + 1
    where phone = ${phone} and purpose = any(${purposes}::text[]) and used_at is null and expires_at > ${now}
      and tries < ${mostTries} and created_at <= ${latestBirth(now)}
    returning purpose, code_hash`
}

/** Gives back the try of a guess that was right. */
export async function giveTriesBack(db: Db, phone: PhoneNumber, purposes: readonly CodePurpose[]): Promise<void> {
  await db`
    update one_time_codes set tries = greatest(tries - 1, 0)
    where phone = ${phone} and purpose = any(${purposes}::text[])`
}

/** Uses a code up. @returns false when it has been used, replaced or overtaken by time since it was compared */
export async function spendCode(
  db: Db,
  code: { phone: PhoneNumber; purpose: CodePurpose; codeHash: string },
  now: Date,
): Promise<boolean> {
  const result = await db`
    update one_time_codes set used_at = ${now}
    where phone = ${code.phone} and purpose = ${code.purpose} and code_hash = ${code.codeHash} and used_at is null
      and expires_at > ${now} and created_at <= ${latestBirth(now)}`
  return result.count === 1
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db`delete from one_time_codes where expires_at <= ${now}`
}

/** A code of later than this was made by a clock that has been put back since. */
function latestBirth(now: Date): Date {
  return new Date(now.getTime() + clockSkewMs)
}
