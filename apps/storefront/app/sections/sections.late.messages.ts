import { defineMessages } from '@shop/i18n'

/** Texts of sections. English texts of failures are prescribed word for word. */
export const sectionMessages = defineMessages('sections', {
  refresh: { en: 'Refresh', ar: 'تحديث' },
  refreshing: { en: 'Refreshing…', ar: 'جارٍ التحديث…' },
  retry: { en: 'Try again', ar: 'حاول مرة أخرى' },
  timeout: { en: 'Connection timeout', ar: 'انتهت مهلة الاتصال' },
  network: {
    en: 'Network error occurred. You seem to be offline.',
    ar: 'تعذّر الاتصال بالمتجر. يبدو أنك غير متصل بالإنترنت.',
  },
  notFresh: { en: 'This may not be the latest: {reason}', ar: 'قد لا يكون هذا أحدث ما لدينا: {reason}' },
})
