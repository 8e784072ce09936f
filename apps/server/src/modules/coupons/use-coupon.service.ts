import { type OrderId, type PhoneNumber, piastres, toPounds } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import type { Db } from '../../database/client.ts'
import { constraintOf } from '../../database/constraint-of.ts'
import { AppError } from '../../errors.ts'
import { type DiscountableLine, discountLines } from './coupon.rules.ts'
import * as table from './coupons.repository.ts'

const field = ['coupon_code']

/** A coupon that holds for an order: what it takes off, in piastres. */
export type AppliedCoupon = {
  id: number
  code: string
  /** The discount of each line. */
  discounts: number[]
  freesDelivery: boolean
}

/**
 * Works out what a coupon takes off. Unknown codes get the same answer as those outside their time, so that guessing learns nothing.
 *
 * @throws AppError `coupon_not_valid`, `coupon_used_up`, `coupon_minimum` (details: `min`, EGP), `coupon_not_for_products`
 */
export async function applyCoupon(
  db: Db,
  code: string,
  lines: readonly DiscountableLine[],
  now: Date,
): Promise<AppliedCoupon> {
  const coupon = await table.findCoupon(db, code)
  if (!coupon?.isActive || now < coupon.startsAt || now >= coupon.endsAt)
    throw new AppError('coupon_not_valid', { fields: field })
  if (coupon.used >= coupon.maxUses) throw new AppError('coupon_used_up', { fields: field })
  return discount(coupon, lines)
}

/**
 * Works out what the coupon of an order takes off other lines. The order has used it, so its time and its limits do not matter any more;
 * its minimum and categories do, as they are today.
 *
 * @throws AppError `coupon_minimum` (details: `min`, EGP), `coupon_not_for_products`
 */
export async function reapplyCoupon(db: Db, code: string, lines: readonly DiscountableLine[]): Promise<AppliedCoupon> {
  const coupon = await table.findCoupon(db, code)
  if (!coupon) throw new Error(`the coupon ${code} of an order is gone`)
  return discount(coupon, lines)
}

function discount(coupon: table.CouponRow, lines: readonly DiscountableLine[]): AppliedCoupon {
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0)
  if (subtotal < coupon.minSubtotalPiastres) throw refuseBelow(toPounds(piastres(coupon.minSubtotalPiastres)))
  const { categoryIds, kind } = coupon
  const isMeant = lines.some(({ categoryId }) => categoryIds.length === 0 || categoryIds.includes(categoryId))
  const discounts = discountLines(coupon, lines)
  const freesDelivery = kind === 'free_delivery'
  const takesNothing = !freesDelivery && discounts.every((discount) => discount === 0)
  if (!isMeant || takesNothing) throw new AppError('coupon_not_for_products', { fields: field })
  return { id: coupon.id, code: coupon.code, discounts, freesDelivery }
}

function refuseBelow(min: number): AppError {
  return new AppError('coupon_minimum', {
    details: { min },
    fields: field,
    words: { min: { en: formatMoney(min, 'en'), ar: formatMoney(min, 'ar') } },
  })
}

type Use = { orderId: OrderId; phone: PhoneNumber; saved: number; now: Date }

/**
 * Books the use of a coupon by an order, in its transaction. The database counts it when the transaction commits (`take_coupon_use`), so that other
 * orders with this code wait for the commit alone; what it refuses there is read by `refusedUse`.
 */
export async function takeCoupon(tx: Db, coupon: AppliedCoupon | null, use: Use): Promise<void> {
  if (!coupon) return
  const { orderId, phone, saved, now } = use
  await table.insertUse(tx, { orderId, couponId: coupon.id, phone, savedPiastres: saved, createdAt: now })
}

/** Reads a refusal of the database to commit a use. @returns `coupon_used_up` or `coupon_used_by_customer`; null for any other error */
export function refusedUse(error: unknown): AppError | null {
  const constraint = constraintOf(error)
  if (constraint === 'coupons_max_uses') return new AppError('coupon_used_up', { fields: field })
  if (constraint === 'coupons_max_uses_per_customer') return new AppError('coupon_used_by_customer', { fields: field })
  return null
}

/** Corrects what the use of an order saved, in piastres, after its lines changed. */
export async function correctSaving(tx: Db, orderId: OrderId, saved: number): Promise<void> {
  await table.updateSaving(tx, orderId, saved)
}

/** Gives back the use of an order that ended without a sale, or whose coupon staff let go, once. */
export async function giveCouponBack(tx: Db, orderId: OrderId, now: Date): Promise<void> {
  await table.returnUse(tx, orderId, now)
}
