import { defineMessages } from '@shop/i18n'

/** The keys of the reasons come from payment-status.types.ts of the server. */
export const paymentProblemsMessages = defineMessages('payment-problems', {
  title: { en: 'Payments to check', ar: 'مراجعة المدفوعات' },
  one: { en: 'Payment', ar: 'دفعة' },
  created_at: { en: 'When', ar: 'الوقت' },
  order: { en: 'Order', ar: 'الطلب' },
  reason: { en: 'Why', ar: 'السبب' },
  state: { en: 'State', ar: 'الحالة' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  refundedOf: { en: '{amount} sent back', ar: 'رُدّ {amount}' },
  transaction_id: { en: 'Transaction', ar: 'رقم العملية' },
  none: { en: 'No payment needs a look.', ar: 'لا توجد مدفوعات تحتاج مراجعة.' },
  reason_wrong_amount: { en: 'Another amount was paid', ar: 'تم دفع مبلغ مختلف' },
  reason_wrong_currency: { en: 'Paid in another currency', ar: 'تم الدفع بعملة أخرى' },
  reason_wrong_account: { en: 'Paid into another account', ar: 'تم الدفع إلى حساب آخر' },
  reason_wrong_mode: { en: 'Test and live mode differ', ar: 'اختلاف بين وضع التجربة والوضع الفعلي' },
  reason_paid_twice: { en: 'Paid twice', ar: 'تم الدفع مرتين' },
  reason_paid_late: {
    en: 'Paid online after the order ended or became a cash order',
    ar: 'تم الدفع إلكترونيًا بعد انتهاء الطلب أو بعد تحويله إلى الدفع عند الاستلام',
  },
  reason_returned_unseen: { en: 'Money went back outside the shop', ar: 'رُدّ المبلغ من خارج المتجر' },
  reason_refund_failed: {
    en: 'A refund failed: pay the customer, and record it on the order',
    ar: 'فشل رد المبلغ: ادفع للعميل وسجّله في الطلب',
  },
  reason_unknown_payment: { en: 'Matches no payment of ours', ar: 'عملية لا تخص أي دفعة لدينا' },
  reason_news_differ: {
    en: 'The notice differs from what the provider confirms',
    ar: 'وصل إشعار يخالف ما أكدته شركة الدفع',
  },
  reason_unconfirmed: {
    en: 'Reported as paid, but not confirmed by the provider',
    ar: 'وصل إشعار بالدفع ولم تؤكده شركة الدفع',
  },
  state_open: { en: 'Open', ar: 'مفتوحة' },
  state_done: { en: 'Resolved', ar: 'تم حلها' },
  decide: { en: 'Decide on the order', ar: 'اتخاذ قرار في الطلب' },
  resolve: { en: 'Mark as resolved', ar: 'تم الحل' },
  resolveTitle: { en: 'Mark the problem as resolved', ar: 'تسجيل حل المشكلة' },
  resolveTitleOf: { en: 'Mark the problem of {number} as resolved', ar: 'تسجيل حل مشكلة الطلب {number}' },
  resolveHint: {
    en: 'It moves no money. It stays in the list, with your name and what you write here.',
    ar: 'لا يُحرّك أي مبلغ. تبقى المشكلة في القائمة مع اسمك وما تكتبه هنا.',
  },
  note: { en: 'What was done?', ar: 'ماذا تم؟' },
  resolveNow: { en: 'Resolved', ar: 'حُلّت المشكلة' },
  resolved: { en: 'Marked as resolved.', ar: 'تم تسجيل حل المشكلة.' },
  byItself: { en: 'automatically', ar: 'تلقائيًا' },
})
