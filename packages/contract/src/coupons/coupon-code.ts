import { normalizedTextField } from '../fields.ts'
import { readTypedCode } from '../values/digits.ts'

/** The code of a coupon: 4 to 24 letters and digits, folded to capitals; spaces and hyphens do not count. */
export const couponCodeField = normalizedTextField
  .transform((typed) => readTypedCode(typed).replace(/[\s-]/g, '').toUpperCase())
  .refine((code) => /^[A-Z0-9]{4,24}$/.test(code), { params: { reason: 'coupon_code' } })

/** What a coupon takes off: a share of the goods, an amount of the goods, or the delivery fee. */
export const couponKinds = ['percent', 'amount', 'free_delivery'] as const
export type CouponKind = (typeof couponKinds)[number]
