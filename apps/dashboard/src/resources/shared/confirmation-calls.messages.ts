import { defineMessages } from '@shop/i18n'

export const confirmationCallsMessages = defineMessages('confirmation-calls', {
  title: { en: 'Calls to make', ar: 'مكالمات التأكيد' },
  one: { en: 'Call', ar: 'مكالمة' },
  lead: {
    en: {
      one: 'We promise a call within {count} minute of the order.',
      other: 'We promise a call within {count} minutes of the order.',
    },
    ar: {
      zero: 'وعدنا العميل بمكالمة فور الطلب.',
      one: 'وعدنا العميل بمكالمة خلال دقيقة من الطلب.',
      two: 'وعدنا العميل بمكالمة خلال دقيقتين من الطلب.',
      few: 'وعدنا العميل بمكالمة خلال {count} دقائق من الطلب.',
      many: 'وعدنا العميل بمكالمة خلال {count} دقيقة من الطلب.',
      other: 'وعدنا العميل بمكالمة خلال {count} دقيقة من الطلب.',
    },
  },
  waiting: {
    en: { one: '{count} order waits', other: '{count} orders wait' },
    ar: {
      zero: 'لا توجد طلبات منتظرة',
      one: 'طلب واحد ينتظر',
      two: 'طلبان ينتظران',
      few: '{count} طلبات تنتظر',
      many: '{count} طلبًا ينتظر',
      other: '{count} طلب ينتظر',
    },
  },
  late: {
    en: { one: '{count} is late', other: '{count} are late' },
    ar: {
      zero: 'لا يوجد تأخير',
      one: 'طلب واحد متأخر',
      two: 'طلبان متأخران',
      few: '{count} طلبات متأخرة',
      many: '{count} طلبًا متأخرًا',
      other: '{count} طلب متأخر',
    },
  },
  minutes: {
    en: { one: '{count} min', other: '{count} min' },
    ar: {
      zero: 'الآن',
      one: 'دقيقة',
      two: 'دقيقتان',
      few: '{count} دقائق',
      many: '{count} دقيقة',
      other: '{count} دقيقة',
    },
  },
  hours: {
    en: { one: '{count} h', other: '{count} h' },
    ar: { zero: 'الآن', one: 'ساعة', two: 'ساعتان', few: '{count} ساعات', many: '{count} ساعة', other: '{count} ساعة' },
  },
  none: { en: 'Everybody has been called.', ar: 'تم الاتصال بجميع العملاء.' },
  calls: { en: 'Calls', ar: 'المكالمات' },
  noCalls: { en: 'Not called yet.', ar: 'لم يتم الاتصال بعد.' },
  outcome_reached: { en: 'Confirmed', ar: 'تم التأكيد' },
  outcome_no_answer: { en: 'No answer', ar: 'لم يرد' },
  outcome_wrong_number: { en: 'Wrong number', ar: 'رقم غير صحيح' },
  outcome_postponed: { en: 'Call later', ar: 'اتصال لاحقًا' },
  outcome: { en: 'Outcome of the call', ar: 'ما نتيجة المكالمة؟' },
  note: { en: 'Note (optional)', ar: 'ملاحظة (اختياري)' },
  callAgainAt: { en: 'Call again at', ar: 'موعد الاتصال' },
  again: { en: 'again at {time}', ar: 'الاتصال مرة أخرى {time}' },
  save: { en: 'Save the outcome', ar: 'حفظ النتيجة' },
  saved: { en: 'Saved.', ar: 'تم الحفظ.' },
  last: { en: 'Last: {outcome}', ar: 'آخر مكالمة: {outcome}' },
  callNow: { en: 'Call', ar: 'اتصال' },
})
