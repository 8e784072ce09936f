import { defineMessages } from '@shop/i18n'

/** What any page may have to say. */
export const uiMessages = defineMessages('ui', {
  notFetched: { en: 'This could not be fetched.', ar: 'لم نتمكن من تحميل هذه البيانات.' },
  noMatch: { en: 'Nothing matches these filters.', ar: 'لا توجد نتائج بهذه الفلاتر.' },
  nothing: { en: 'Nothing here yet.', ar: 'لا يوجد شيء هنا بعد.' },
  clearFilters: { en: 'Clear the filters', ar: 'مسح الفلاتر' },
  typedIsBack: {
    en: 'What you typed before you were logged out is here again. It is not saved yet.',
    ar: 'ما كتبته قبل انتهاء جلستك موجود هنا، لكنه لم يُحفظ بعد.',
  },
  retry: { en: 'Try again', ar: 'حاول مرة أخرى' },
})
