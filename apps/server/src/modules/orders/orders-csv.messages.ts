import type { Localized, OrderStatus, PaymentMethod, PaymentStatus } from '@shop/contract'

/** The head of a file of orders. */
export const columnTitles = {
  number: { en: 'Order', ar: 'رقم الطلب' },
  placedAt: { en: 'Placed (Cairo)', ar: 'وقت الطلب (القاهرة)' },
  status: { en: 'Status', ar: 'الحالة' },
  paymentMethod: { en: 'Payment', ar: 'طريقة الدفع' },
  paymentStatus: { en: 'Payment status', ar: 'حالة الدفع' },
  name: { en: 'Customer', ar: 'العميل' },
  phone: { en: 'Phone', ar: 'الموبايل' },
  governorate: { en: 'Governorate', ar: 'المحافظة' },
  city: { en: 'City', ar: 'المدينة' },
  address: { en: 'Address', ar: 'العنوان' },
  items: { en: 'Items', ar: 'المنتجات' },
  subtotal: { en: 'Subtotal (EGP)', ar: 'المجموع (ج.م)' },
  delivery: { en: 'Delivery (EGP)', ar: 'الشحن (ج.م)' },
  total: { en: 'Total (EGP)', ar: 'الإجمالي (ج.م)' },
  notes: { en: 'Notes', ar: 'ملاحظات' },
} as const satisfies Record<string, Localized>
export type OrderColumn = keyof typeof columnTitles

export const statusTitles: Readonly<Record<OrderStatus, Localized>> = {
  pending_payment: { en: 'Waiting for payment', ar: 'في انتظار الدفع' },
  processing: { en: 'Being prepared', ar: 'قيد التجهيز' },
  in_transit: { en: 'On its way', ar: 'في الطريق' },
  delivered: { en: 'Delivered', ar: 'تم التوصيل' },
  cancelled: { en: 'Cancelled', ar: 'ملغي' },
  returned: { en: 'Returned', ar: 'مرتجع' },
}

export const methodTitles: Readonly<Record<PaymentMethod, Localized>> = {
  cash: { en: 'Cash on delivery', ar: 'الدفع عند الاستلام' },
  card: { en: 'Card', ar: 'بطاقة' },
}

export const paymentTitles: Readonly<Record<PaymentStatus, Localized>> = {
  unpaid: { en: 'Unpaid', ar: 'غير مدفوع' },
  pending: { en: 'Waiting', ar: 'في الانتظار' },
  paid: { en: 'Paid', ar: 'مدفوع' },
  failed: { en: 'Declined', ar: 'مرفوض' },
  refunded: { en: 'Refunded', ar: 'تم رد المبلغ' },
}
