import { accountStatuses, httpStatusOf } from '@shop/contract'
import { z } from 'zod'

/** The shape of every refusal, for the API's reference. */
export const errorAnswerSchema = z.object({
  success: z.literal(false).optional(),
  detail: z.string(),
  message: z.string(),
  code: z.enum(Object.keys(httpStatusOf)),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  details: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  request_id: z.string().optional(),
  verification_required: z.boolean().optional(),
  phone: z.string().optional(),
  account_status: z.enum(accountStatuses).optional(),
  is_active: z.boolean().optional(),
  is_phone_verified: z.boolean().optional(),
  verification_token: z.string().optional(),
})
