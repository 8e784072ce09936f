import type { ContactInfo } from '@shop/contract'
import type { ContactColumns } from './contacts.repository.ts'

/** How shoppers reach the shop. */
export function presentContacts(row: ContactColumns): ContactInfo {
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
