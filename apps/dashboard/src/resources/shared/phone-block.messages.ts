import { defineMessages } from '@shop/i18n'

export const phoneBlockMessages = defineMessages('phone-block', {
  isBlocked: { en: 'This number may not order', ar: 'هذا الرقم محظور من الطلب' },
  blockPhone: { en: 'Block this number', ar: 'حظر هذا الرقم' },
  unblockPhone: { en: 'Unblock this number', ar: 'إلغاء حظر هذا الرقم' },
  back: { en: 'Cancel', ar: 'رجوع' },
  blockQuestion: { en: 'Block this number?', ar: 'حظر هذا الرقم؟' },
  blockHint: {
    en: 'The shop will refuse new orders and new payments with this number. Placed orders stay as they are. You can unblock the number at any time.',
    ar: 'سيرفض المتجر الطلبات الجديدة ومحاولات الدفع بهذا الرقم. الطلبات الحالية تبقى كما هي، ويمكنك إلغاء الحظر في أي وقت.',
  },
  unblockQuestion: { en: 'Unblock this number?', ar: 'إلغاء حظر هذا الرقم؟' },
  unblockHint: {
    en: 'The shop will accept orders with this number again.',
    ar: 'سيقبل المتجر الطلبات بهذا الرقم من جديد.',
  },
  reason: { en: 'Reason (only staff see it)', ar: 'السبب (يراه الموظفون فقط)' },
  phoneBlocked: { en: 'New orders with this number are refused.', ar: 'لن تُقبل طلبات جديدة بهذا الرقم.' },
  phoneUnblocked: { en: 'This number may order again.', ar: 'يمكن لهذا الرقم الطلب من جديد.' },
  blockFailed: {
    en: 'The number could not be changed. Please try again.',
    ar: 'تعذّر تغيير حالة الرقم. حاول مرة أخرى.',
  },
})
