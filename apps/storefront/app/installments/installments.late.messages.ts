import { defineMessages } from '@shop/i18n'

export const installmentsMessages = defineMessages('installments', {
  /** The plural is of the months. */
  monthly: {
    en: { one: 'From {amount} a month, {count} month', other: 'From {amount} a month, {count} months' },
    ar: {
      zero: 'من {amount} شهريًا',
      one: 'من {amount} شهريًا على شهر',
      two: 'من {amount} شهريًا على شهرين',
      few: 'من {amount} شهريًا على {count} شهور',
      many: 'من {amount} شهريًا على {count} شهرًا',
      other: 'من {amount} شهريًا على {count} شهر',
    },
  },
  total: { en: '{plan}: {total} in all', ar: '{plan}: الإجمالي {total}' },
  withFees: { en: 'of which {fees} fees', ar: 'منها رسوم {fees}' },
  withoutFees: { en: 'no fees', ar: 'بدون رسوم' },
  row: { en: 'By the month', ar: 'القسط الشهري' },
  none: { en: 'No plan', ar: 'لا توجد خطة' },
})
