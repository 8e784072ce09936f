import { defineMessages } from '@shop/i18n'

export const deliveryMessages = defineMessages('delivery', {
  chooseGovernorate: { en: 'Choose a governorate', ar: 'اختر المحافظة' },
  deliverTo: { en: 'Deliver to', ar: 'التوصيل إلى' },
  arrives: { en: 'Arrives {days}', ar: 'يصلك {days}' },
  unknown: { en: 'The governorate decides when it arrives.', ar: 'موعد الوصول حسب المحافظة.' },
  closed: {
    en: 'We do not deliver to {governorate} at present. Your order stays here as it is.',
    ar: 'التوصيل إلى {governorate} غير متاح حاليًا. طلبك محفوظ كما هو.',
  },
  noCash: {
    en: 'Not available in {governorate}. Please pay by card.',
    ar: 'غير متاح في {governorate}. من فضلك ادفع بالبطاقة.',
  },
})
