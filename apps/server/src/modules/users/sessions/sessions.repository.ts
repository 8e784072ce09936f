import type { UserId, UserRole } from '@shop/contract'
import type { Db, Fragment } from '../../../database/client.ts'
import { findRow, hasRows } from '../../../database/rows.ts'
import type { SessionLimits } from './session-life.rules.ts'

export type SessionRow = { id: string; device: string; createdAt: Date; lastUsedAt: Date }

export async function insertSession(
  db: Db,
  session: SessionRow & { userId: UserId; tokenHash: string },
): Promise<void> {
  await db`insert into sessions ${db(session)}`
}

/** Deletes all sessions of a user except the `max` that were used last. */
export async function endOldestSessions(db: Db, userId: UserId, max: number): Promise<void> {
  await db`
    delete from sessions where user_id = ${userId} and id not in (
      select id from sessions where user_id = ${userId} and revoked_at is null
      order by last_used_at desc, created_at desc, id desc limit ${max})`
}

/**
 * Marks a session as used, for a new access token.
 *
 * @returns null when the session or the account has ended
 */
export async function touchSession(
  db: Db,
  tokenHash: string,
  now: Date,
  limits: SessionLimits,
): Promise<{ sessionId: string; userId: UserId; role: UserRole } | null> {
  return await findRow(db<{ sessionId: string; userId: UserId; role: UserRole }[]>`
    update sessions s set last_used_at = ${now} from users u
    where s.token_hash = ${tokenHash} and u.id = s.user_id and u.is_active and ${sessionCounts(db, limits)}
    returning s.id as session_id, u.id as user_id, u.role`)
}

/** Lists the valid sessions of a user, last used first. */
export async function listSessions(db: Db, userId: UserId, usedSince: Date): Promise<SessionRow[]> {
  return await db<SessionRow[]>`
    select id, device, created_at, last_used_at from sessions
    where user_id = ${userId} and revoked_at is null and last_used_at > ${usedSince}
    order by last_used_at desc, id`
}

/** @returns whether the user had such a session */
export async function revokeSession(db: Db, userId: UserId, sessionId: string, now: Date): Promise<boolean> {
  return await hasRows(db`
    update sessions set revoked_at = ${now} where id = ${sessionId} and user_id = ${userId} and revoked_at is null`)
}

export async function revokeSessionOfToken(db: Db, tokenHash: string, now: Date): Promise<void> {
  await db`update sessions set revoked_at = ${now} where token_hash = ${tokenHash} and revoked_at is null`
}

/** Revokes all sessions of a user, or all but one. */
export async function revokeSessions(
  db: Db,
  userId: UserId,
  now: Date,
  { except = null }: { except?: string | null } = {},
): Promise<void> {
  await db`
    update sessions set revoked_at = ${now}
    where user_id = ${userId} and revoked_at is null and (${except}::uuid is null or id <> ${except})`
}

/** Deletes sessions that have ended. */
export async function deleteSessions(db: Db, limits: SessionLimits): Promise<void> {
  await db`
    delete from sessions s using users u
    where u.id = s.user_id and (s.last_used_at < ${limits.usedSince} or s.created_at <= ${begunSince(db, limits)})`
}

/** SQL condition: the session `s` of the user `u` is valid. */
export function sessionCounts(db: Db, limits: SessionLimits): Fragment {
  return db`s.revoked_at is null and s.last_used_at > ${limits.usedSince} and s.created_at > ${begunSince(db, limits)}`
}

function begunSince(db: Db, { begunSince: { shopper, staff } }: SessionLimits): Fragment {
  return db`case when u.role = 'shopper' then ${shopper}::timestamptz else ${staff}::timestamptz end`
}
