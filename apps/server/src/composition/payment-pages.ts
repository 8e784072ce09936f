import type { ReturnPages } from '../modules/payments/index.ts'

/** Where a shopper comes back to after paying. The page shows what our own record says, not what the address says. */
export const paymentPages: ReturnPages = {
  success: (order) => `/checkout/purchase/success${order === null ? '' : `?order=${order}`}`,
  failure: (order) => `/fail?order=${order}`,
}
