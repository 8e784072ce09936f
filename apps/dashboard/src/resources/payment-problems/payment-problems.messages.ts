import { defineMessages } from '@shop/i18n'

/** Reasons are named after the payments' own (apps/server, payment-status.ts). */
export const paymentProblemsMessages = defineMessages('payment-problems', {
  title: { en: 'Payments to check', ar: 'مراجعة المدفوعات' },
  one: { en: 'Payment', ar: 'دفعة' },
  created_at: { en: 'When', ar: 'الوقت' },
  order: { en: 'Order', ar: 'الطلب' },
  reason: { en: 'Why', ar: 'السبب' },
  status: { en: 'State', ar: 'الحالة' },
  amount: { en: 'Amount', ar: 'المبلغ' },
  refunded: { en: 'Sent back', ar: 'المردود' },
  provider: { en: 'Provider', ar: 'مزوّد الدفع' },
  transaction_id: { en: 'Transaction', ar: 'رقم العملية' },
  none: { en: 'No payment needs a look.', ar: 'لا توجد مدفوعات تحتاج مراجعة.' },
  reason_wrong_amount: { en: 'Another amount was paid', ar: 'تم دفع مبلغ مختلف' },
  reason_wrong_currency: { en: 'Paid in another currency', ar: 'تم الدفع بعملة أخرى' },
  reason_wrong_integration: { en: 'Paid through another integration', ar: 'تم الدفع عبر ربط آخر' },
  reason_wrong_mode: { en: 'Test and live mode differ', ar: 'اختلاف بين وضع التجربة والوضع الفعلي' },
  reason_paid_twice: { en: 'Paid twice', ar: 'تم الدفع مرتين' },
  reason_paid_late: { en: 'Paid after the order ended', ar: 'تم الدفع بعد انتهاء الطلب' },
  reason_returned_unseen: { en: 'Money went back outside the shop', ar: 'رُدّ المبلغ من خارج المتجر' },
  reason_refund_failed: { en: 'A refund failed', ar: 'فشل رد المبلغ' },
})
