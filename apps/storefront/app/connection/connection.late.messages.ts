import { defineMessages } from '@shop/i18n'

export const connectionMessages = defineMessages('connection', {
  noNetwork: {
    en: 'No internet connection. Prices and stock may have changed.',
    ar: 'الإنترنت غير متاح الآن. قد تكون الأسعار والكميات تغيّرت.',
  },
  outOfReach: {
    en: 'The shop cannot be reached right now. Prices and stock may have changed.',
    ar: 'لا نستطيع الوصول إلى المتجر الآن. قد تكون الأسعار والكميات تغيّرت.',
  },
  isBack: { en: 'The shop is back.', ar: 'عاد الاتصال بالمتجر.' },
})
