import { defineMessages } from '@shop/i18n'

export const policiesMessages = defineMessages('policies', {
  contents: { en: 'On this page', ar: 'في هذه الصفحة' },
  lastChanged: { en: 'Last changed on {date}', ar: 'آخر تعديل: {date}' },
  noDelivery: { en: 'We do not deliver at present.', ar: 'التوصيل غير متاح حاليًا.' },
  alwaysFree: { en: 'Delivery is free.', ar: 'التوصيل مجاني.' },
  fee: { en: 'Delivery costs {fee}.', ar: 'مصاريف التوصيل {fee}.' },
  fees: {
    en: 'Delivery costs {from} to {to}, depending on your governorate.',
    ar: 'مصاريف التوصيل من {from} إلى {to} حسب محافظتك.',
  },
  freeOver: { en: 'It is free on orders over {amount}.', ar: 'وهو مجاني للطلبات فوق {amount}.' },
  freeByGovernorate: {
    en: 'It is free on orders over {from} to {to}, depending on your governorate.',
    ar: 'وهو مجاني للطلبات فوق {from} إلى {to} حسب محافظتك.',
  },
  freeInSome: {
    en: 'In some governorates it is free on orders over {amount}.',
    ar: 'وهو مجاني في بعض المحافظات للطلبات فوق {amount}.',
  },
  others: { en: 'Read also', ar: 'اقرأ أيضًا' },
})
