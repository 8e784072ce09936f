import { defineMessages } from '@shop/i18n'

export const uiMessages = defineMessages('ui', {
  close: { en: 'Close', ar: 'إغلاق' },
  formerPrice: { en: 'Price before', ar: 'السعر قبل الخصم' },
  currentPrice: { en: 'Price now', ar: 'السعر الآن' },
  notifications: { en: 'Notifications', ar: 'الإشعارات' },
  previous: { en: 'Previous', ar: 'السابق' },
  next: { en: 'Next', ar: 'التالي' },
  slide: { en: 'Go to slide {number}', ar: 'انتقل إلى الشريحة {number}' },
  slideOf: { en: 'Slide {number} of {total}', ar: 'الشريحة {number} من {total}' },
  loading: { en: 'Loading…', ar: 'جارٍ التحميل…' },
  required: { en: 'required', ar: 'مطلوب' },
  optional: { en: 'optional', ar: 'اختياري' },
})
