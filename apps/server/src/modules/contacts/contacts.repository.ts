import type { Db } from '../../database/client.ts'
import type { contactInfo } from './contacts.table.ts'

type ContactInfoRow = typeof contactInfo.$inferSelect

/** The one row of contact details; what the owner has not filled in is null. */
export async function getContactInfo(db: Db): Promise<ContactInfoRow> {
  const [row] = await db<ContactInfoRow[]>`select * from contact_info`
  if (!row) throw new Error('The row of contact_info is missing')
  return row
}

export type ContactColumns = Omit<ContactInfoRow, 'isOnly' | 'version'>

/** @returns false when somebody else has changed them since that version */
export async function saveContactInfo(db: Db, version: number, columns: ContactColumns): Promise<boolean> {
  const updated = await db`
    update contact_info set ${db(columns)}, version = version + 1 where version = ${version}`
  return updated.count === 1
}
