import { defineMessages } from '@shop/i18n'

export const linkedOrderMessages = defineMessages('linked-order', {
  title: { en: 'Your order', ar: 'طلبك' },
  forPerson: {
    en: 'For {name}, mobile number ending in {ending}',
    ar: 'باسم {name}، ورقم موبايل آخره {ending}',
  },
  place: { en: '{city}, {region}', ar: '{city}، {region}' },
  hiddenHint: {
    en: 'The street and the full number are hidden, because links can be forwarded.',
    ar: 'أخفينا العنوان بالتفصيل والرقم الكامل، لأن الروابط قد تصل إلى غيرك.',
  },
  toPay: { en: 'To pay', ar: 'المطلوب دفعه' },
  confirmHeading: { en: 'Shall we send it?', ar: 'هل نرسل طلبك؟' },
  confirmHint: {
    en: 'Confirm here, and we need not call you. You pay {total} when it arrives.',
    ar: 'أكّد طلبك من هنا، ولن نحتاج إلى الاتصال بك. تدفع {total} عند الاستلام.',
  },
  confirm: { en: 'Confirm the order', ar: 'تأكيد الطلب' },
  confirming: { en: 'Confirming…', ar: 'جارٍ التأكيد…' },
  confirmed: { en: 'You have confirmed this order.', ar: 'لقد أكّدت هذا الطلب.' },
  orderConfirmed: { en: 'Your order is confirmed', ar: 'تم تأكيد طلبك' },
  print: { en: 'Print', ar: 'طباعة' },
  badLink: { en: 'This link opens no order', ar: 'هذا الرابط لا يفتح أي طلب' },
  badLinkHint: {
    en: 'It may be incomplete, or older than 90 days. Find the order by its number and your phone.',
    ar: 'قد يكون الرابط غير كامل، أو مرّ عليه أكثر من 90 يومًا. ابحث عن الطلب برقمه ورقم موبايلك.',
  },
})
