import type { Localized } from '../values/language.ts'
import type { DeliveryFailure } from './delivery-failures.ts'
import type { OrderStatus, PaymentMethod, PaymentStatus } from './order-status.ts'

/** Titles of the order states for staff, on screens and in files. */
export const statusTitles = {
  pending_payment: { en: 'Waiting for payment', ar: 'في انتظار الدفع' },
  processing: { en: 'Being prepared', ar: 'قيد التجهيز' },
  in_transit: { en: 'On its way', ar: 'في الطريق' },
  delivered: { en: 'Delivered', ar: 'تم التوصيل' },
  returning: { en: 'Coming back', ar: 'راجع إلينا' },
  cancelled: { en: 'Cancelled', ar: 'ملغي' },
  returned: { en: 'Returned', ar: 'مرتجع' },
} as const satisfies Record<OrderStatus, Localized>

/** Title for staff instead of *being prepared* until the order is confirmed. */
export const unconfirmedTitle = { en: 'To be confirmed', ar: 'في انتظار التأكيد' } as const satisfies Localized

/** Title for staff instead of *being prepared* until the request of the shopper is answered. */
export const changeRequestedTitle = { en: 'Change asked for', ar: 'طلب تغيير' } as const satisfies Localized

export const methodTitles = {
  cash: { en: 'Cash', ar: 'عند الاستلام' },
  card: { en: 'Card', ar: 'بطاقة' },
  wallet: { en: 'Wallet', ar: 'محفظة' },
  kiosk: { en: 'Kiosk', ar: 'منفذ دفع' },
  bank_installments: { en: 'Bank installments', ar: 'تقسيط بنكي' },
  pay_later: { en: 'Pay later', ar: 'شركة تقسيط' },
} as const satisfies Record<PaymentMethod, Localized>

export const paymentTitles = {
  unpaid: { en: 'Unpaid', ar: 'غير مدفوع' },
  pending: { en: 'Payment pending', ar: 'الدفع معلّق' },
  deposit_paid: { en: 'Deposit paid', ar: 'عربون مدفوع' },
  collected: { en: 'Collected by the courier', ar: 'مع شركة الشحن' },
  paid: { en: 'Paid', ar: 'مدفوع' },
  failed: { en: 'Declined', ar: 'مرفوض' },
  refunded: { en: 'Refunded', ar: 'تم رد المبلغ' },
} as const satisfies Record<PaymentStatus, Localized>

/** Why a parcel was not handed over, for staff. */
export const failureTitles = {
  no_answer: { en: 'Nobody answered', ar: 'لم يرد أحد' },
  postponed: { en: 'Asked for another day', ar: 'طلب يومًا آخر' },
  wrong_address: { en: 'Wrong address', ar: 'العنوان غير صحيح' },
  refused: { en: 'Refused at the door', ar: 'رفض الاستلام' },
  damaged: { en: 'Damaged on the way', ar: 'تلف في الطريق' },
} as const satisfies Record<DeliveryFailure, Localized>
