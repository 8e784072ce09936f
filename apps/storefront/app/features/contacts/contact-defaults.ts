import type { ContactInfo } from '@shop/contract'

/** What the footer shows when the contact call fails (rule F-03): nothing that the owner has not said. */
export const contactDefaults: ContactInfo = {
  hotline_number: null,
  main_phone: null,
  facebook: null,
  instagram: null,
  youtube: null,
  sales_phone: null,
  customer_support: null,
}
