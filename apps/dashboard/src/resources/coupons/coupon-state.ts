import type { StaffCoupon } from '@shop/contract/staff'

export type CouponState = 'planned' | 'running' | 'used_up' | 'off' | 'over'

/** Whether a coupon can be used at a moment, or why not. */
export function stateOfCoupon(coupon: StaffCoupon, now: Date): CouponState {
  if (!coupon.is_active) return 'off'
  if (now >= new Date(coupon.ends_at)) return 'over'
  if (coupon.used >= coupon.max_uses) return 'used_up'
  return now < new Date(coupon.starts_at) ? 'planned' : 'running'
}
