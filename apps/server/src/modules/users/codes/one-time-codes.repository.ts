import { clockSkewMs } from '../../../clock.ts'
import type { Db } from '../../../database/client.ts'
import { hasRows } from '../../../database/rows.ts'

/** Saves the code of a verification in place of an older one. */
export async function saveCode(
  db: Db,
  code: { verificationId: string; codeHash: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db`
    insert into one_time_codes ${db(code)}
    on conflict (verification_id) do update set code_hash = excluded.code_hash, created_at = excluded.created_at,
      expires_at = excluded.expires_at, tries = 0, tokenless_tries = 0`
}

/** Guesses with the token of the verification are counted apart from guesses without it. */
type Guess = { hasToken: boolean }

const triesOf = (db: Db, { hasToken }: Guess) => (hasToken ? db`tries` : db`tokenless_tries`)

/**
 * Takes one try from the code of each valid verification. It is a single statement, so parallel guesses cannot exceed the tries.
 *
 * @returns the codes to compare with; none when no tries are left
 */
export async function takeTries(
  db: Db,
  verificationIds: readonly string[],
  guess: Guess & { maxTries: number },
  now: Date,
): Promise<{ verificationId: string; codeHash: string }[]> {
  return await db<{ verificationId: string; codeHash: string }[]>`
    update one_time_codes set ${triesOf(db, guess)} = ${triesOf(db, guess)} + 1
    where verification_id = any(${verificationIds}::uuid[]) and expires_at > ${now} and ${triesOf(db, guess)} < ${guess.maxTries}
      and created_at <= ${maxCreatedAt(now)}
    returning verification_id, code_hash`
}

/** Returns the try of a right guess. */
export async function giveTriesBack(db: Db, verificationIds: readonly string[], guess: Guess): Promise<void> {
  await db`
    update one_time_codes set ${triesOf(db, guess)} = greatest(${triesOf(db, guess)} - 1, 0)
    where verification_id = any(${verificationIds}::uuid[])`
}

/** Spends a code. @returns false when it was used, replaced or has expired since it was compared */
export async function spendCode(
  db: Db,
  { verificationId, codeHash }: { verificationId: string; codeHash: string },
  now: Date,
): Promise<boolean> {
  return await hasRows(db`
    delete from one_time_codes
    where verification_id = ${verificationId} and code_hash = ${codeHash} and expires_at > ${now}
      and created_at <= ${maxCreatedAt(now)}`)
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db`delete from one_time_codes where expires_at <= ${now}`
}

/** Codes made later than this are ignored: the server's clock has been set back since. */
function maxCreatedAt(now: Date): Date {
  return new Date(now.getTime() + clockSkewMs)
}
