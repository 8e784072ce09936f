import { defineMessages } from '@shop/i18n'

export const layoutMessages = defineMessages('layout', {
  overview: { en: 'Overview', ar: 'نظرة عامة' },
  toShop: { en: 'The shop', ar: 'المتجر' },
  account: { en: 'Account of {name}', ar: 'حساب {name}' },
  myAccount: { en: 'My account and devices', ar: 'حسابي وأجهزتي' },
  sales: { en: 'Sales', ar: 'المبيعات' },
  catalog: { en: 'Catalogue', ar: 'الكتالوج' },
  content: { en: 'Content', ar: 'المحتوى' },
  settings: { en: 'Settings', ar: 'الإعدادات' },
  noEntry: { en: 'Not open to you', ar: 'غير متاح لك' },
  noEntryText: {
    en: 'Your role ({role}) does not include this page. Ask an administrator if you need it.',
    ar: 'صلاحياتك ({role}) لا تشمل هذه الصفحة. اطلبها من المدير إذا كنت تحتاجها.',
  },
  notFound: { en: 'No such page', ar: 'الصفحة غير موجودة' },
  notFoundText: {
    en: 'The address may be mistyped, or the page was removed.',
    ar: 'ربما العنوان غير صحيح، أو لم يعد المحتوى موجودًا.',
  },
  toStart: { en: 'Back to the start', ar: 'العودة إلى البداية' },
})
