import { z } from 'zod'

/** Who somebody is to the shop: a shopper, or staff with the rights of a role. */
export const userRoles = ['shopper', 'catalogue', 'orders', 'support', 'warehouse', 'accountant', 'admin'] as const
export type UserRole = (typeof userRoles)[number]

export const userSchema = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string(),
  role: z.enum(userRoles),
  is_phone_verified: z.boolean(),
  is_active: z.boolean(),
})
export type User = z.output<typeof userSchema>

/** Both tokens of a login; `access` lives 15 minutes, `refresh` until it is revoked or 30 days unused. */
export const loginSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  access: z.string(),
  refresh: z.string(),
  user: userSchema,
})

export const otpSentSchema = z.object({
  success: z.literal(true),
  message: z.string(),
  phone: z.string(),
  expires_in_minutes: z.number(),
})
export const doneSchema = z.object({ success: z.literal(true), message: z.string() })

/** A session of the user: one login on one device. */
export const sessionSchema = z.object({
  id: z.string(),
  device: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  is_current: z.boolean(),
})
