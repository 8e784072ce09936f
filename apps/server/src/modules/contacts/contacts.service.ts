import type { ContactInfo, UserId } from '@shop/contract'
import type { ContactInput, StaffContactInfo } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { recordChange } from '../audit/index.ts'
import { type ContactColumns, getContactInfo, saveContactInfo } from './contacts.repository.ts'

/** Reads how shoppers reach the shop. */
export async function readContacts(db: Db): Promise<ContactInfo> {
  return presentContacts(await getContactInfo(db))
}

export async function getStaffContactInfo(db: Db): Promise<StaffContactInfo> {
  const row = await getContactInfo(db)
  return { ...presentContacts(row), version: row.version }
}

/** @throws AppError `version_conflict` (details: the current `version`) */
export async function updateContactInfo(
  db: Db,
  { version, ...input }: ContactInput & { version: number },
  actorId: UserId,
): Promise<StaffContactInfo> {
  return await inTransaction(db, async (tx) => {
    const { version: _before, ...before } = await getStaffContactInfo(tx)
    const isSaved = await saveContactInfo(tx, version, {
      hotlineNumber: input.hotline_number,
      mainPhone: input.main_phone,
      salesPhone: input.sales_phone,
      customerSupport: input.customer_support,
      facebook: input.facebook,
      instagram: input.instagram,
      youtube: input.youtube,
    })
    const saved = await getStaffContactInfo(tx)
    if (!isSaved) throw new AppError('version_conflict', { details: { version: saved.version } })
    await recordChange(tx, {
      actorId,
      action: 'updated',
      entity: 'contact_info',
      entityId: 'shop',
      before,
      after: input,
    })
    return saved
  })
}

function presentContacts(row: ContactColumns): ContactInfo {
  return {
    hotline_number: row.hotlineNumber,
    main_phone: row.mainPhone,
    sales_phone: row.salesPhone,
    customer_support: row.customerSupport,
    facebook: row.facebook,
    instagram: row.instagram,
    youtube: row.youtube,
  }
}
