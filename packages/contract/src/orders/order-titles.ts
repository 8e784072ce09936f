import type { Localized } from '../values/language.ts'
import type { OrderStatus, PaymentMethod, PaymentStatus } from './order-status.ts'

/** Titles of the order states for staff, on screens and in files. */
export const statusTitles = {
  pending_payment: { en: 'Waiting for payment', ar: 'في انتظار الدفع' },
  processing: { en: 'Being prepared', ar: 'قيد التجهيز' },
  in_transit: { en: 'On its way', ar: 'في الطريق' },
  delivered: { en: 'Delivered', ar: 'تم التوصيل' },
  cancelled: { en: 'Cancelled', ar: 'ملغي' },
  returned: { en: 'Returned', ar: 'مرتجع' },
} as const satisfies Record<OrderStatus, Localized>

/** Title for staff instead of *being prepared* until the order is confirmed. */
export const unconfirmedTitle = { en: 'To be confirmed', ar: 'في انتظار التأكيد' } as const satisfies Localized

export const methodTitles = {
  cash: { en: 'Cash', ar: 'عند الاستلام' },
  card: { en: 'Card', ar: 'بطاقة' },
} as const satisfies Record<PaymentMethod, Localized>

export const paymentTitles = {
  unpaid: { en: 'Unpaid', ar: 'غير مدفوع' },
  pending: { en: 'Payment pending', ar: 'الدفع معلّق' },
  paid: { en: 'Paid', ar: 'مدفوع' },
  failed: { en: 'Declined', ar: 'مرفوض' },
  refunded: { en: 'Refunded', ar: 'تم رد المبلغ' },
} as const satisfies Record<PaymentStatus, Localized>
