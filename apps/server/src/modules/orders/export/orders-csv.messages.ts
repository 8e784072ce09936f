import type { Localized } from '@shop/contract'

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
  received: { en: 'Received (EGP)', ar: 'المحصّل (ج.م)' },
  notes: { en: 'Notes', ar: 'ملاحظات' },
} as const satisfies Record<string, Localized>
export type OrderColumn = keyof typeof columnTitles
