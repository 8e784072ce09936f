import { defineMessages } from '@shop/i18n'

/** Texts of the page that is shown when neither the shop nor a cached page is available; the build writes it. */
export const offlinePageMessages = defineMessages('offline-page', {
  brand: { en: 'Nawwar', ar: 'نوّر' },
  title: { en: 'The shop is out of reach', ar: 'المتجر غير متاح الآن' },
  hint: {
    en: 'Check your internet connection, then try again. This page returns by itself when the shop is back, and your cart is safe.',
    ar: 'تأكد من اتصالك بالإنترنت ثم حاول مرة أخرى. ستعود الصفحة وحدها عندما يعود الاتصال، وسلتك محفوظة.',
  },
  retry: { en: 'Try again', ar: 'حاول مرة أخرى' },
  cached: { en: 'Pages you can read meanwhile', ar: 'صفحات يمكنك قراءتها الآن' },
})
