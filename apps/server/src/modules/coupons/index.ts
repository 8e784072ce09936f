export { forgetCustomers } from './coupons.repository.ts'
export { registerCouponsStaff } from './coupons.staff-routes.ts'
export {
  type AppliedCoupon,
  applyCoupon,
  correctSaving,
  giveCouponBack,
  reapplyCoupon,
  refusedUse,
  takeCoupon,
} from './use-coupon.service.ts'
