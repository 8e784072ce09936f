import { addMoney, piastres } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { type CartTotals, totalLine } from '../../cart/index.ts'
import { type AppliedCoupon, applyCoupon } from '../../coupons/index.ts'
import type { WantedLine } from './freeze-line.presenter.ts'

/** @throws AppError the errors of `applyCoupon` */
export async function readCoupon(
  db: Db,
  code: string | undefined,
  lines: readonly Pick<WantedLine, 'price' | 'quantity' | 'categoryId'>[],
  now: Date,
): Promise<AppliedCoupon | null> {
  if (code === undefined) return null
  const priced = lines.map((line) => ({ total: totalLine(line), categoryId: line.categoryId }))
  return await applyCoupon(db, code, priced, now)
}

/**
 * Takes a coupon off the totals. Whether delivery is free is decided by the goods before their discount, so that a coupon never makes it dearer.
 *
 * @returns the totals, and all that the coupon saved
 */
export function lowerTotals({ subtotal, delivery: fee }: CartTotals, coupon: AppliedCoupon | null) {
  const discount = piastres(coupon?.discounts.reduce((sum, one) => sum + one, 0) ?? 0)
  const delivery = coupon?.freesDelivery ? piastres(0) : fee
  const total = addMoney(piastres(subtotal - discount), delivery)
  return { totals: { subtotal, discount, delivery, total }, saved: subtotal + fee - total }
}
