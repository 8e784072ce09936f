import { formatPhoneNumber, type Language, type Localized, nameApartment, type PhoneNumber } from '@shop/contract'
import type { Printout } from '@shop/contract/staff'
import { commaOf } from '@shop/i18n'
import type { CsvColumn } from '../../../http/answers/csv.ts'

const titles = {
  order: { en: 'order', ar: 'رقم الطلب' },
  name: { en: 'name', ar: 'الاسم' },
  phone: { en: 'phone', ar: 'الموبايل' },
  governorate: { en: 'governorate', ar: 'المحافظة' },
  city: { en: 'city', ar: 'المدينة' },
  address: { en: 'address', ar: 'العنوان' },
  units: { en: 'units', ar: 'القطع' },
  collect: { en: 'collect', ar: 'المطلوب تحصيله' },
  promised: { en: 'promised', ar: 'الموعد' },
  note: { en: 'note', ar: 'ملاحظات' },
  carrier: { en: 'carrier', ar: 'شركة الشحن' },
  tracking: { en: 'tracking', ar: 'رقم التتبع' },
} as const satisfies Record<string, Localized>

/** The columns of a hand-over sheet. Nothing to collect is 0, so that nobody fills in an amount. */
export function sheetColumnsOf(language: Language): CsvColumn<Printout>[] {
  const reads: Record<keyof typeof titles, (paper: Printout) => string | number> = {
    order: ({ number }) => number,
    name: ({ customer }) => (customer ? `${customer.first_name} ${customer.last_name}` : ''),
    // Spaces keep the leading zero in a spreadsheet.
    phone: ({ customer }) => (customer ? formatPhoneNumber(customer.phone as PhoneNumber) : ''),
    governorate: ({ address }) => address?.region[language] ?? '',
    city: ({ address }) => address?.city ?? '',
    address: ({ address }) =>
      [address?.address, address?.apartment && nameApartment(address.apartment, language)]
        .filter(Boolean)
        .join(commaOf[language]),
    units: ({ units }) => units,
    collect: ({ to_collect }) => (to_collect ?? 0).toFixed(2),
    promised: ({ promise }) => promise?.to ?? '',
    note: ({ shopper_note }) => shopper_note ?? '',
    carrier: ({ parcel }) => parcel?.carrier[language] ?? '',
    tracking: ({ parcel }) => parcel?.tracking_number ?? '',
  }
  return (Object.keys(titles) as (keyof typeof titles)[]).map((column) => ({
    title: titles[column][language],
    read: reads[column],
  }))
}
