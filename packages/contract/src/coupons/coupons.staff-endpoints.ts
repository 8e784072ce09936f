import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { amountField, chosenInstantField, idField, instantField, poundsField } from '../fields.ts'
import { pagingQuery } from '../paging.ts'
import { localizedField } from '../staff/localized-fields.ts'
import { localizedSchema, versionField } from '../staff/staff-fields.ts'
import { staffResource } from '../staff/staff-resource.ts'
import { couponCodeField, couponKinds } from './coupon-code.ts'

const maxUses = 1_000_000
const couponAmountField = amountField.min(0).max(1_000_000)

/** What staff may change of a coupon. Its code and what it takes off stay, because people have them in writing. */
const conditions = z.object({
  name: localizedField(120),
  min_subtotal: couponAmountField,
  starts_at: chosenInstantField,
  ends_at: chosenInstantField,
  max_uses: z.number().int().min(1).max(maxUses),
  max_uses_per_customer: z.number().int().min(1).max(maxUses),
  is_active: z.boolean(),
})

const fixed = z.object({
  code: couponCodeField,
  kind: z.enum(couponKinds),
  /** Of the kind `percent`. */
  percent: z.number().int().min(1).max(100).nullable(),
  /** Of the kind `amount`: what it takes off; of the kind `percent`: the most that it takes off, or null. EGP. */
  amount: couponAmountField.min(0.01).nullable(),
  /** Discounts only goods of these categories; empty: all goods. */
  category_ids: z.array(idField).max(100),
})

type Terms = Pick<z.output<typeof fixed>, 'kind' | 'percent' | 'amount'>
type Window = { starts_at: string; ends_at: string }

function refuseOddTerms({ kind, percent, amount }: Terms, context: z.core.$RefinementCtx): void {
  const refuse = (path: keyof Terms) => context.addIssue({ code: 'custom', path: [path] })
  if ((kind === 'percent') !== (percent !== null)) refuse('percent')
  if (kind === 'amount' && amount === null) refuse('amount')
  if (kind === 'free_delivery' && amount !== null) refuse('amount')
}

function refuseOddWindow({ starts_at, ends_at }: Window, context: z.core.$RefinementCtx): void {
  if (Date.parse(starts_at) >= Date.parse(ends_at)) context.addIssue({ code: 'custom', path: ['ends_at'] })
}

const newCoupon = conditions.extend(fixed.shape).superRefine(refuseOddTerms).superRefine(refuseOddWindow)
export type NewCoupon = z.output<typeof newCoupon>

const changedCoupon = conditions.extend({ version: versionField }).superRefine(refuseOddWindow)
export type ChangedCoupon = z.output<typeof changedCoupon>

const staffCouponSchema = z.object({
  ...conditions.shape,
  ...fixed.shape,
  id: z.number().int(),
  code: z.string(),
  name: localizedSchema,
  starts_at: instantField,
  ends_at: instantField,
  /** Uses that were not given back. */
  used: z.number().int(),
  /** What these took off, delivery included, in EGP. */
  saved: poundsField,
  version: versionField,
})
export type StaffCoupon = z.output<typeof staffCouponSchema>

const coupon = staffResource({
  path: '/api/admin/coupons/',
  read: 'settings.read',
  write: 'settings.write',
  query: z.object(pagingQuery(25)),
  answer: staffCouponSchema,
  created: newCoupon,
  changed: changedCoupon,
  missing: 'not_found',
  refusals: [],
})

export const couponsStaffEndpoints = defineStaffEndpoints({
  listCoupons: { ...coupon.list, summary: 'Coupons with their uses and what they took off, newest first' },
  getCoupon: { ...coupon.get, summary: 'A coupon with its uses and what they took off' },
  createCoupon: { ...coupon.create, summary: 'A new coupon', errors: ['key_taken'] },
  updateCoupon: {
    ...coupon.update,
    summary: 'Changes the conditions of a coupon; orders that used it stay as they are',
  },
})
