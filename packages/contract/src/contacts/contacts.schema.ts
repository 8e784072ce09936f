import { z } from 'zod'

/** How shoppers reach the shop. Links are absolute, phones in E.164 but for the five-digit hotline. */
export const contactInfoSchema = z.object({
  hotline_number: z.string().nullable(),
  main_phone: z.string().nullable(),
  facebook: z.string().nullable(),
  instagram: z.string().nullable(),
  youtube: z.string().nullable(),
  sales_phone: z.string().nullable(),
  customer_support: z.string().nullable(),
})
export type ContactInfo = z.output<typeof contactInfoSchema>
