import type { Db } from '../../database/client.ts'
import { getValue } from '../../database/rows.ts'

export type OutboxEntry = { to: string; text: string; at: Date }

/** Max messages shown. */
const maxShown = 200

/** @returns the id of the stored message */
export async function addToOutbox(db: Db, to: string, text: string, now: Date): Promise<string> {
  const id = await getValue(db<{ id: number }[]>`
    insert into outbox_messages (recipient, body, created_at) values (${to}, ${text}, ${now}) returning id`)
  return `outbox-${id}`
}

/** Lists the stored messages, newest first. */
export async function listOutbox(db: Db): Promise<OutboxEntry[]> {
  return await db<OutboxEntry[]>`
    select recipient as to, body as text, created_at as at from outbox_messages order by id desc limit ${maxShown}`
}

export async function removeFromOutbox(db: Db, recipient: string): Promise<void> {
  await db`delete from outbox_messages where recipient = ${recipient}`
}
