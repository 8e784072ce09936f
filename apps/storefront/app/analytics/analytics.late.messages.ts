import { defineMessages } from '@shop/i18n'

export const analyticsMessages = defineMessages('analytics', {
  consent: { en: 'Visit statistics', ar: 'إحصاءات الزيارة' },
  question: {
    en: 'May we count visits with Google Analytics? It helps us improve the shop. We never send your name, phone or address.',
    ar: 'هل تسمح لنا بقياس الزيارات عبر Google Analytics؟ يساعدنا ذلك على تحسين المتجر، ولا نرسل اسمك أو رقمك أو عنوانك أبدًا.',
  },
  decideAnew: { en: 'Change my choice on visit statistics', ar: 'تغيير اختياري لإحصاءات الزيارة' },
  agree: { en: 'Agree', ar: 'موافق' },
  refuse: { en: 'No, thanks', ar: 'لا، شكرًا' },
  privacy: { en: 'Privacy policy', ar: 'سياسة الخصوصية' },
})
