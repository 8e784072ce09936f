import type { Db } from '../../database/client.ts'
import { getRow, hasRows } from '../../database/rows.ts'
import type { contactInfo } from './contacts.table.ts'

type ContactInfoRow = typeof contactInfo.$inferSelect

/** Reads the contact details. Fields that the owner left empty are null. */
export async function getContactInfo(db: Db): Promise<ContactInfoRow> {
  return await getRow(db<ContactInfoRow[]>`select * from contact_info`)
}

export type ContactColumns = Omit<ContactInfoRow, 'isOnly' | 'version'>

/** @returns false when the stored version is another one */
export async function saveContactInfo(db: Db, version: number, columns: ContactColumns): Promise<boolean> {
  return await hasRows(db`
    update contact_info set ${db(columns)}, version = version + 1 where version = ${version}`)
}
