import {
  formatPhoneNumber,
  governorates,
  type Language,
  type Localized,
  nameApartment,
  type PhoneNumber,
} from '@shop/contract'
import { changeRequestedTitle, methodTitles, paymentTitles, statusTitles, unconfirmedTitle } from '@shop/contract/staff'
import { commaOf } from '@shop/i18n'
import type { CsvColumn } from '../../../http/answers/csv.ts'
import { cashAmount, isErased, showOrderNumber } from '../orders.rules.ts'
import type { OrderFileRow } from './orders-csv.repository.ts'

/** Titles of the columns. */
const columnTitles = {
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
  serials: { en: 'Serial numbers', ar: 'الأرقام المسلسلة' },
  subtotal: { en: 'Subtotal (EGP)', ar: 'المجموع (ج.م)' },
  discount: { en: 'Discount (EGP)', ar: 'الخصم (ج.م)' },
  coupon: { en: 'Coupon', ar: 'الكوبون' },
  delivery: { en: 'Delivery (EGP)', ar: 'الشحن (ج.م)' },
  total: { en: 'Total (EGP)', ar: 'الإجمالي (ج.م)' },
  deposit: { en: 'Deposit by card (EGP)', ar: 'العربون بالبطاقة (ج.م)' },
  cash: { en: 'Cash (EGP)', ar: 'نقدًا (ج.م)' },
  received: { en: 'Received (EGP)', ar: 'المحصّل (ج.م)' },
  returned: { en: 'Returned units', ar: 'القطع المرتجعة' },
  damaged: { en: 'Damaged units', ar: 'القطع التالفة' },
  refunded: { en: 'Refunded for returns (EGP)', ar: 'المردود عن المرتجعات (ج.م)' },
  notes: { en: 'Notes', ar: 'ملاحظات' },
  carrier: { en: 'Carrier', ar: 'شركة الشحن' },
  tracking: { en: 'Tracking number', ar: 'رقم التتبع' },
} as const satisfies Record<string, Localized>
type OrderColumn = keyof typeof columnTitles

/** Gives the columns of a CSV file of orders in one language. */
export function orderColumnsOf(language: Language): CsvColumn<OrderFileRow>[] {
  const reads: Record<OrderColumn, (row: OrderFileRow) => string> = {
    number: ({ number }) => showOrderNumber(number),
    placedAt: ({ placedAt }) => placedAt,
    status: (row) => titleOf(row)[language],
    paymentMethod: ({ paymentMethod }) => methodTitles[paymentMethod][language],
    paymentStatus: ({ paymentStatus }) => paymentTitles[paymentStatus][language],
    name: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim(),
    phone: ({ phone }) => writePhone(phone),
    governorate: ({ governorate }) => governorates[governorate][language],
    city: ({ city }) => city,
    address: ({ address, apartment }) =>
      [address, nameApartment(apartment, language)].filter((part) => part !== '').join(commaOf[language]),
    items: ({ items }) => items,
    serials: ({ serials }) => serials,
    subtotal: ({ subtotalPiastres }) => writePounds(subtotalPiastres),
    discount: ({ discountPiastres }) => writePounds(discountPiastres),
    coupon: ({ couponCode }) => couponCode ?? '',
    delivery: ({ deliveryPiastres }) => writePounds(deliveryPiastres),
    total: ({ totalPiastres }) => writePounds(totalPiastres),
    deposit: ({ depositPiastres }) => writePounds(depositPiastres),
    cash: (row) => writePounds(cashAmount(row)),
    received: ({ receivedPiastres }) => writePounds(receivedPiastres),
    returned: ({ returnedUnits }) => String(returnedUnits),
    damaged: ({ damagedUnits }) => String(damagedUnits),
    refunded: ({ returnRefundPiastres }) => writePounds(returnRefundPiastres),
    notes: ({ notes }) => notes,
    carrier: ({ parcel }) => parcel?.name[language] ?? '',
    tracking: ({ parcel }) => parcel?.tracking ?? '',
  }
  return (Object.keys(columnTitles) as OrderColumn[]).map((column) => ({
    title: columnTitles[column][language],
    read: reads[column],
  }))
}

/** The status as the list of orders shows it. */
function titleOf({ status, paymentMethod, needsCall, asksForChange }: OrderFileRow): Localized {
  if (needsCall && asksForChange) return changeRequestedTitle
  return needsCall && paymentMethod === 'cash' ? unconfirmedTitle : statusTitles[status]
}

/** Writes spaces, so that a spreadsheet does not read a number and drop the leading zero. */
function writePhone(phone: string): string {
  return isErased({ phone }) ? '' : formatPhoneNumber(phone as PhoneNumber)
}

function writePounds(amount: number): string {
  return (amount / 100).toFixed(2)
}
