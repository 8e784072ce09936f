import { defineMessages } from '@shop/i18n'

export const deliveryMessages = defineMessages('delivery', {
  chooseGovernorate: { en: 'Choose a governorate', ar: 'اختر المحافظة' },
  chooseYours: { en: 'Choose your governorate', ar: 'اختر محافظتك' },
  deliveryTo: { en: 'Deliver to {governorate}', ar: 'التوصيل إلى {governorate}' },
  where: { en: 'Where should we deliver?', ar: 'إلى أين نوصّل طلبك؟' },
  governorate: { en: 'Governorate', ar: 'المحافظة' },
  fee: { en: 'Delivery: {fee}', ar: 'التوصيل: {fee}' },
  feeUntil: { en: 'Delivery: {fee}, free on orders over {amount}', ar: 'التوصيل: {fee}، ومجاني للطلبات فوق {amount}' },
  free: { en: 'Free delivery', ar: 'توصيل مجاني' },
  feeUnknown: { en: 'The governorate decides what delivery costs.', ar: 'مصاريف التوصيل حسب المحافظة.' },
  done: { en: 'Done', ar: 'تم' },
  deliverTo: { en: 'Deliver to', ar: 'التوصيل إلى' },
  arrives: { en: 'Arrives {days}', ar: 'يصلك {days}' },
  unknown: { en: 'The delivery date depends on the governorate.', ar: 'موعد الوصول حسب المحافظة.' },
  closed: {
    en: 'We do not deliver to {governorate} at present. Your order stays here as it is.',
    ar: 'التوصيل إلى {governorate} غير متاح حاليًا. طلبك محفوظ كما هو.',
  },
  noCash: {
    en: 'Not available in {governorate}. Please choose another way of paying.',
    ar: 'غير متاح في {governorate}. اختر طريقة دفع أخرى من فضلك.',
  },
})
