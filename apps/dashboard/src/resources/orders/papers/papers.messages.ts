import { defineMessages } from '@shop/i18n'

/** Labels of several orders in one document. */
export const papersMessages = defineMessages('order-papers', {
  title: { en: 'Parcel labels', ar: 'ملصقات الطرود' },
  missing: {
    en: 'These labels cannot be shown. Go back to the list of orders and select them again.',
    ar: 'لا يمكن عرض هذه الملصقات. ارجع إلى قائمة الطلبات وحدّدها من جديد.',
  },
  arrives: { en: 'Promised for {days}', ar: 'الموعد المتفق عليه {days}' },
  note: { en: 'Note of the customer: {note}', ar: 'ملاحظة العميل: {note}' },
  collect: { en: 'Collect {money} in cash', ar: 'المطلوب تحصيله نقدًا {money}' },
  collectNothing: { en: 'Paid: collect nothing', ar: 'مدفوع: لا يوجد تحصيل' },
  units: {
    en: { one: '{count} unit', other: '{count} units' },
    ar: {
      zero: 'لا قطع',
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: '{count} قطع',
      many: '{count} قطعة',
      other: '{count} قطعة',
    },
  },
  barcode: { en: 'Barcode of {number}', ar: 'باركود {number}' },
})
