import { defineMessages } from '@shop/i18n'

/** Failed deliveries, and parcels that come back. */
export const wayBackMessages = defineMessages('way-back', {
  attemptQuestion: { en: 'Could order {number} not be delivered?', ar: 'تعذّر تسليم الطلب {number}؟' },
  attemptHint: {
    en: 'Attempt {attempt} of {max}. The order stays on its way, and the customer is told the next day.',
    ar: 'المحاولة {attempt} من {max}. يبقى الطلب في الطريق، ويُخطر العميل بالموعد التالي.',
  },
  lastAttemptHint: {
    en: 'This is attempt {max} of {max}: the parcel comes back to us, and the customer is told.',
    ar: 'هذه المحاولة {max} من {max}: يرجع الطلب إلينا، ويُخطر العميل بذلك.',
  },
  turnBackQuestion: { en: 'Is order {number} coming back?', ar: 'هل الطلب {number} راجع إلينا؟' },
  turnBackHint: {
    en: 'Nothing was handed over and no cash was collected. Its stock goes back on sale when the parcel is here.',
    ar: 'لم يُسلَّم شيء ولم يُحصَّل أي مبلغ. ترجع الكمية إلى المخزون عند وصول الطرد.',
  },
  why: { en: 'Why?', ar: 'ما السبب؟' },
  nextDay: { en: 'The courier comes again on', ar: 'موعد المحاولة التالية' },
  dayWrong: { en: 'Choose today or a later day.', ar: 'اختر اليوم أو يومًا بعده.' },
  receiveBackQuestion: { en: 'Is order {number} back with us?', ar: 'هل وصلنا الطلب {number}؟' },
  returnQuestion: { en: 'Take order {number} back?', ar: 'استلام مرتجع الطلب {number}؟' },
  takeBackHint: {
    en: 'Good units go back on sale, damaged ones are written off. This cannot be undone.',
    ar: 'القطع السليمة ترجع إلى المخزون، والتالفة تُشطب. لا يمكن التراجع عن ذلك.',
  },
  depositHint: { en: 'The deposit goes back to the card.', ar: 'يُرد العربون إلى البطاقة تلقائيًا.' },
  refundHint: { en: 'Refund the money in a separate step.', ar: 'رد المبلغ خطوة منفصلة.' },
  damaged: { en: 'Damaged, of {count}', ar: 'التالف من {count}' },
  writtenOff: {
    en: { one: '{count} unit came back damaged', other: '{count} units came back damaged' },
    ar: {
      zero: 'لا توجد قطع تالفة',
      one: 'رجعت قطعة تالفة',
      two: 'رجعت قطعتان تالفتان',
      few: 'رجعت {count} قطع تالفة',
      many: 'رجعت {count} قطعة تالفة',
      other: 'رجعت {count} قطعة تالفة',
    },
  },
  attemptNoted: { en: 'The failed delivery is recorded.', ar: 'تم تسجيل تعذّر التسليم.' },
  turnedBack: { en: 'Recorded as coming back.', ar: 'تم تسجيل رجوع الطلب.' },
  again: { en: '{reason}. The courier comes again on {day}.', ar: '{reason}. المحاولة التالية يوم {day}.' },
})
