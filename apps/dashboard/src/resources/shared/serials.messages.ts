import { defineMessages } from '@shop/i18n'

/** Serial numbers of units, on the pages of orders, returns and papers. */
export const serialsMessages = defineMessages('serials', {
  serial: { en: 'Serial number', ar: 'الرقم المسلسل' },
  cameBack: { en: 'came back', ar: 'مرتجع' },
  otherCameBack: {
    en: 'Another unit came back: {serials} was not packed in this order.',
    ar: 'رجعت قطعة أخرى: {serials} لم تُجهَّز في هذا الطلب.',
  },
  receivedSerials: { en: 'Serial numbers received', ar: 'الأرقام المسلسلة المستلمة' },
  receivedHint: { en: 'Packed: {serials}. One on each line.', ar: 'المجهَّز: {serials}. كل رقم في سطر.' },
})
