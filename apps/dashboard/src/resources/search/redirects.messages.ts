import { defineMessages } from '@shop/i18n'

export const redirectsMessages = defineMessages('redirects', {
  title: { en: 'Redirects', ar: 'التحويلات' },
  one: { en: 'Redirect', ar: 'تحويل' },
  none: {
    en: 'There are no redirects yet. Lead a search such as “offers” to its page.',
    ar: 'لا توجد تحويلات بعد. حوّل بحثًا مثل «عروض» إلى صفحته.',
  },
  q: { en: 'Search or page', ar: 'البحث أو الصفحة' },
  queries: { en: 'Searches', ar: 'عمليات البحث' },
  queriesHint: {
    en: 'Whole searches as shoppers type them. Press Enter after each.',
    ar: 'البحث كاملًا كما يكتبه العميل. اضغط Enter بعد كل واحد.',
  },
  path: { en: 'Page', ar: 'الصفحة' },
  pathHint: { en: 'A page of the shop, such as /offers.', ar: 'صفحة في المتجر، مثل ‎/offers.' },
  updated_at: { en: 'Changed', ar: 'آخر تعديل' },
  removeTitle: { en: 'Remove this redirect?', ar: 'حذف هذا التحويل؟' },
  removed: { en: 'The redirect is removed', ar: 'تم حذف التحويل' },
})
