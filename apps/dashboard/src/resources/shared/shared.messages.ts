import { defineMessages } from '@shop/i18n'

/** Texts that several resources show. */
export const sharedMessages = defineMessages('shared', {
  history: { en: 'History', ar: 'سجل التعديلات' },
  asTable: { en: 'The figures as a table', ar: 'الأرقام في جدول' },
  attempt_created: { en: 'Payment page not opened', ar: 'لم تُفتح صفحة الدفع' },
  attempt_pending: { en: 'Pending', ar: 'معلّق' },
  attempt_paid: { en: 'Paid', ar: 'مدفوع' },
  attempt_failed: { en: 'Declined', ar: 'مرفوض' },
  attempt_review: { en: 'Needs a look', ar: 'يحتاج مراجعة' },
  attempt_refunding: { en: 'Being refunded', ar: 'جارٍ رد المبلغ' },
  attempt_partially_refunded: { en: 'Partly refunded', ar: 'رُدّ جزء من المبلغ' },
  attempt_refunded: { en: 'Refunded', ar: 'تم رد المبلغ' },
  attempt_voided: { en: 'Undone', ar: 'أُلغيت العملية' },
})
