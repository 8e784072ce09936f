import { defineMessages } from '@shop/i18n'

export const policiesMessages = defineMessages('policies', {
  contents: { en: 'On this page', ar: 'في هذه الصفحة' },
  lastChanged: { en: 'Last changed on {date}', ar: 'آخر تعديل: {date}' },
  others: { en: 'Read also', ar: 'اقرأ أيضًا' },
})
