import { defineMessages } from '@shop/i18n'

export const couponMessages = defineMessages('coupon', {
  haveCode: { en: 'Have a code?', ar: 'معك كود خصم؟' },
  code: { en: 'Coupon code', ar: 'كود الخصم' },
  apply: { en: 'Apply', ar: 'تطبيق' },
  checking: { en: 'Checking…', ar: 'جارٍ التحقق…' },
  applied: { en: 'Code {code} is applied', ar: 'تم تطبيق كود {code}' },
  remove: { en: 'Remove', ar: 'إزالة' },
  removeNamed: { en: 'Remove code {code}', ar: 'إزالة كود {code}' },
  notReached: {
    en: 'The code could not be checked. Please try again, or order without it.',
    ar: 'تعذّر التحقق من الكود. حاول مرة أخرى، أو أكمل طلبك بدونه.',
  },
})
