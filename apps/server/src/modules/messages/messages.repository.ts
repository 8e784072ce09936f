import type { Db } from '../../database/client.ts'
import { findRow, findValue, hasRows } from '../../database/rows.ts'

/** Inserts a message; `sealed` holds number and text, encrypted. */
export async function insertMessage(
  db: Db,
  message: { id: string; about: string | null; sealed: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db`insert into messages ${db(message)}`
}

export type ClaimedMessage = { sealed: string; expiresAt: Date }

/**
 * Claims a waiting message until `takenUntil`, so that no other process sends it meanwhile.
 *
 * @returns null when it was sent, or another process has claimed it
 */
export async function claimMessage(db: Db, id: string, now: Date, takenUntil: Date): Promise<ClaimedMessage | null> {
  return await findRow(db<ClaimedMessage[]>`
    update messages set attempts = attempts + 1, taken_until = ${takenUntil}
    where id = ${id} and status = 'waiting' and (taken_until is null or taken_until <= ${now})
    returning sealed, expires_at`)
}

/** Finds until when another process has claimed a message. @returns null when it no longer waits */
export async function findClaimEnd(db: Db, id: string): Promise<Date | null> {
  return await findValue(db<{ takenUntil: Date | null }[]>`
    select taken_until from messages where id = ${id} and status = 'waiting'`)
}

/** Lists waiting messages. They are few, because each is sent or dropped within a day. */
export async function listWaitingMessages(db: Db): Promise<{ id: string; sealed: string }[]> {
  return await db<{ id: string; sealed: string }[]>`select id, sealed from messages where status = 'waiting'`
}

export type MessageRow = { id: string; status: 'waiting' | 'sent' | 'failed'; createdAt: Date }

/** Lists the messages about something, oldest first, as long as they are kept; without those that were withdrawn. */
export async function listMessagesAbout(db: Db, about: string): Promise<MessageRow[]> {
  return await db<MessageRow[]>`
    select id, status, created_at from messages where about = ${about} and status <> 'withheld' order by created_at, id`
}

/** Withdraws a message that no process has started to send. @returns false when sending has started */
export async function withdrawMessage(db: Db, id: string): Promise<boolean> {
  return await hasRows(db`
    update messages set status = 'withheld', sealed = null
    where id = ${id} and status = 'waiting' and attempts = 0 and taken_until is null`)
}

/** Releases the claim, so that a retry can take the message. */
export async function releaseMessage(db: Db, id: string, failure: string): Promise<void> {
  await db`update messages set taken_until = null, failure = ${failure} where id = ${id} and status = 'waiting'`
}

export type Ending =
  | { status: 'sent'; provider: string; providerId: string; sentAt: Date; failure: null }
  | { status: 'failed' | 'withheld'; failure: string | null }

/** Ends a message and deletes its text. */
export async function endMessage(db: Db, id: string, ending: Ending): Promise<void> {
  await db`update messages set ${db(ending)}, sealed = null, taken_until = null where id = ${id} and status = 'waiting'`
}

/** Ends messages that have expired, and deletes those that ended long ago. */
export async function forgetMessages(db: Db, now: Date, endedBefore: Date): Promise<void> {
  await db`
    update messages set status = 'failed', failure = 'too late', sealed = null, taken_until = null
    where status = 'waiting' and expires_at <= ${now}`
  await db`delete from messages where status <> 'waiting' and created_at < ${endedBefore}`
}
