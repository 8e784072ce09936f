import type { PhoneNumber } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { findRow } from '../../../database/rows.ts'
import type { NewUser } from '../users.repository.ts'

export type RegistrationRow = NewUser & { id: string }

export async function insertRegistration(
  db: Db,
  registration: RegistrationRow & { createdAt: Date; expiresAt: Date },
): Promise<void> {
  await db`insert into registrations ${db(registration)}`
}

/** Writes a registration that was made again: its names and its hour are those of the newest call. */
export async function renewRegistration(
  db: Db,
  { id, firstName, lastName, email, expiresAt }: RegistrationRow & { expiresAt: Date },
): Promise<void> {
  await db`update registrations set ${db({ firstName, lastName, email, expiresAt })} where id = ${id}`
}

/** Lists registrations of a phone that have not expired. */
export async function listRegistrations(db: Db, phone: PhoneNumber, now: Date): Promise<RegistrationRow[]> {
  return await db<RegistrationRow[]>`
    select ${columns(db)} from registrations where phone = ${phone} and expires_at > ${now} order by created_at, id`
}

/** Finds the newest registration of a phone that has not expired. */
export async function findNewestRegistration(db: Db, phone: PhoneNumber, now: Date): Promise<RegistrationRow | null> {
  return await findRow(db<RegistrationRow[]>`
    select ${columns(db)} from registrations where phone = ${phone} and expires_at > ${now}
    order by created_at desc, id desc limit 1`)
}

export async function deleteRegistrations(db: Db, phone: PhoneNumber): Promise<void> {
  await db`delete from registrations where phone = ${phone}`
}

export async function deleteExpiredRegistrations(db: Db, now: Date): Promise<void> {
  await db`delete from registrations where expires_at <= ${now}`
}

function columns(db: Db) {
  return db`id, phone, password_hash, first_name, last_name, email`
}
