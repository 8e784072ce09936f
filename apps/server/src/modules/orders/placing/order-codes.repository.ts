import type { PhoneNumber } from '@shop/contract'
import { clockSkewMs } from '../../../clock.ts'
import type { Db } from '../../../database/client.ts'
import { findValue, hasRows } from '../../../database/rows.ts'
import type { IdempotencyClaim } from '../../../http/answers/idempotency.ts'

/** Max guesses of a code. */
const maxTries = 5

type NewCode = IdempotencyClaim & { phone: PhoneNumber; codeHash: string; createdAt: Date; expiresAt: Date }

/** Saves a code in place of an older one for the same call. */
export async function saveOrderCode(db: Db, code: NewCode): Promise<void> {
  await db`
    insert into order_codes ${db(code)}
    on conflict (owner, key) do update set request_hash = excluded.request_hash, phone = excluded.phone,
      code_hash = excluded.code_hash, created_at = excluded.created_at, expires_at = excluded.expires_at, tries = 0,
      used_at = null`
}

/** Tells whether a code was sent for the same call since a moment. */
export async function hasOrderCodeSince(db: Db, { owner, key, requestHash }: IdempotencyClaim, since: Date) {
  return await hasRows(db`
    select from order_codes
    where owner = ${owner} and key = ${key} and request_hash = ${requestHash} and created_at > ${since}
      and tries < ${maxTries} and used_at is null`)
}

/** Takes one try in a single statement, so that parallel guesses cannot exceed the tries. @returns the hash to compare with */
export async function takeOrderCodeTry(db: Db, claim: IdempotencyClaim, now: Date): Promise<string | null> {
  return await findValue(db<{ codeHash: string }[]>`
    update order_codes set tries = tries + 1 where ${isUsable(db, claim, now)} and tries < ${maxTries}
    returning code_hash`)
}

/** Spends a code in the transaction that places its order. @returns false when it is no longer valid */
export async function spendOrderCode(db: Db, claim: IdempotencyClaim, codeHash: string, now: Date): Promise<boolean> {
  return await hasRows(db`
    update order_codes set used_at = ${now} where ${isUsable(db, claim, now)} and code_hash = ${codeHash}`)
}

export async function deleteExpiredOrderCodes(db: Db, now: Date): Promise<void> {
  await db`delete from order_codes where expires_at <= ${now}`
}

/** Deletes the codes that were sent to a phone. */
export async function deleteOrderCodesOf(db: Db, phone: PhoneNumber): Promise<number> {
  return (await db`delete from order_codes where phone = ${phone}`).count
}

/** Lists the codes for large orders of a phone, newest first. */
export async function listOrderCodesOf(db: Db, phone: PhoneNumber): Promise<{ createdAt: Date; expiresAt: Date }[]> {
  return await db<{ createdAt: Date; expiresAt: Date }[]>`
    select created_at, expires_at from order_codes where phone = ${phone} order by created_at desc, key`
}

function isUsable(db: Db, { owner, key, requestHash }: IdempotencyClaim, now: Date) {
  // Codes from the future are ignored: the server's clock has been set back since.
  return db`owner = ${owner} and key = ${key} and request_hash = ${requestHash} and used_at is null
    and expires_at > ${now} and created_at <= ${new Date(now.getTime() + clockSkewMs)}`
}
