import type { PhoneNumber, UserId } from '@shop/contract'
import type { CustomerNoteKind } from '@shop/contract/staff'
import type { Db } from '../../database/client.ts'

export type CustomerNoteRow = {
  id: number
  kind: CustomerNoteKind
  text: string
  createdAt: Date
  actorId: UserId
  actorName: string
}

export async function insertNote(
  db: Db,
  note: { phone: PhoneNumber; kind: CustomerNoteKind; actorId: UserId; text: string; createdAt: Date },
): Promise<void> {
  await db`insert into customer_notes ${db(note)}`
}

/** Lists the notes about a phone, newest first. */
export async function listNotes(db: Db, phone: PhoneNumber): Promise<CustomerNoteRow[]> {
  return await db<CustomerNoteRow[]>`
    select n.id, n.kind, n.text, n.created_at, n.actor_id, btrim(u.first_name || ' ' || u.last_name) as actor_name
    from customer_notes n join users u on u.id = n.actor_id where n.phone = ${phone} order by n.id desc`
}

/** Deletes the notes about a phone. @returns how many there were */
export async function deleteNotes(db: Db, phone: PhoneNumber): Promise<number> {
  return (await db`delete from customer_notes where phone = ${phone}`).count
}

/** Deletes notes that are older than orders may name a person. */
export async function deleteOldNotes(db: Db, writtenBefore: Date): Promise<void> {
  await db`delete from customer_notes where created_at < ${writtenBefore}`
}
