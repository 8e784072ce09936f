import type { ContactInfo } from '@shop/contract'
import type { ContactInput, StaffContactInfo } from '@shop/contract/staff'
import type { Db } from '../../database/client.ts'
import type { SettingsKind } from '../audit/index.ts'
import { type ContactColumns, getContactInfo, saveContactInfo } from './contacts.repository.ts'

/** Reads how shoppers reach the shop. */
export async function readContacts(db: Db): Promise<ContactInfo> {
  return presentContacts(await getContactInfo(db))
}

export async function getStaffContactInfo(db: Db): Promise<StaffContactInfo> {
  const row = await getContactInfo(db)
  return { ...presentContacts(row), version: row.version }
}

export const contactsKind: SettingsKind<StaffContactInfo, ContactInput> = {
  entity: 'contact_info',
  entityId: 'shop',
  read: getStaffContactInfo,
  stateOf: ({ version: _version, ...contacts }) => contacts,
  save: (tx, version, input) =>
    saveContactInfo(tx, version, {
      hotlineNumber: input.hotline_number,
      mainPhone: input.main_phone,
      salesPhone: input.sales_phone,
      customerSupport: input.customer_support,
      facebook: input.facebook,
      instagram: input.instagram,
      youtube: input.youtube,
    }),
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
