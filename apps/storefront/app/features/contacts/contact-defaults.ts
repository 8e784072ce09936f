import type { ContactInfo } from '@shop/contract'

/** What the footer shows when the contact call fails (rule F-03); the same that a new shop starts with. */
export const contactDefaults: ContactInfo = {
  hotline_number: '19010',
  main_phone: '+20223456789',
  facebook: 'https://www.facebook.com/nawwar.eg',
  instagram: 'https://www.instagram.com/nawwar.eg',
  youtube: 'https://www.youtube.com/@nawwar-eg',
  sales_phone: '+201000000010',
  customer_support: '+201000000020',
}
