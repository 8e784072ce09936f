import { defineMessages } from '@shop/i18n'

/** What any page may have to say. */
export const uiMessages = defineMessages('ui', {
  notFetched: { en: 'This could not be fetched.', ar: 'لم نتمكن من تحميل هذه البيانات.' },
  retry: { en: 'Try again', ar: 'حاول مرة أخرى' },
})
