import type { Db } from '../../database/client.ts'
import type { contactInfo } from './contacts.table.ts'

type ContactInfoRow = typeof contactInfo.$inferSelect

/** Reads the contact details. Fields that the owner left empty are null. */
export async function getContactInfo(db: Db): Promise<ContactInfoRow> {
  const [row] = await db<ContactInfoRow[]>`select * from contact_info`
  if (!row) throw new Error('The row of contact_info is missing')
  return row
}

export type ContactColumns = Omit<ContactInfoRow, 'isOnly' | 'version'>

/** @returns false when the stored version is another one */
export async function saveContactInfo(db: Db, version: number, columns: ContactColumns): Promise<boolean> {
  const updated = await db`
    update contact_info set ${db(columns)}, version = version + 1 where version = ${version}`
  return updated.count === 1
}
