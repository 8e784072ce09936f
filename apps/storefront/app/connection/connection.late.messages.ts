import { defineMessages } from '@shop/i18n'

export const connectionMessages = defineMessages('connection', {
  noNetwork: {
    en: 'No internet connection. You see what this device has kept; prices and stock may have changed.',
    ar: 'الإنترنت غير متاح الآن. ما تراه محفوظ على جهازك، وقد تكون الأسعار والكميات تغيّرت.',
  },
  outOfReach: {
    en: 'The shop cannot be reached right now. You see what this device has kept; prices and stock may have changed.',
    ar: 'لا نستطيع الوصول إلى المتجر الآن. ما تراه محفوظ على جهازك، وقد تكون الأسعار والكميات تغيّرت.',
  },
  isBack: { en: 'The shop is back.', ar: 'عاد الاتصال بالمتجر.' },
})
