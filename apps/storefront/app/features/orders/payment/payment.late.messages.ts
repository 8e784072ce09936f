import { defineMessages } from '@shop/i18n'

export const paymentMessages = defineMessages('payment', {
  title: { en: 'Your payment', ar: 'الدفع' },
  checking: { en: 'We are checking your payment', ar: 'نتأكد من عملية الدفع' },
  checkingHint: {
    en: 'Your bank tells us in a moment. This page then changes by itself; you need not pay again.',
    ar: 'سيصلنا رد البنك خلال لحظات وتتحدّث هذه الصفحة تلقائيًا. لا داعي للدفع مرة أخرى.',
  },
  stillOpen: { en: 'Your bank has not told us yet', ar: 'لم يصلنا رد البنك بعد' },
  stillOpenHint: {
    en: 'If you paid, we will send you a message as soon as we know. If you did not, you can pay now, or in cash on delivery.',
    ar: 'إذا كنت دفعت فسنرسل لك رسالة فور تأكيد العملية. وإذا لم تدفع بعد يمكنك الدفع الآن أو نقدًا عند الاستلام.',
  },
  stillOpenNoCash: {
    en: 'If you paid, we will send you a message as soon as we know. If you did not, you can pay now.',
    ar: 'إذا كنت دفعت فسنرسل لك رسالة فور تأكيد العملية. وإذا لم تدفع بعد يمكنك الدفع الآن.',
  },
  declined: { en: 'The payment did not go through', ar: 'لم تتم عملية الدفع' },
  declinedHint: {
    en: 'Nothing was taken from you. Your order is kept until {until}: try again, or pay in cash on delivery.',
    ar: 'لم يُخصم منك أي مبلغ. طلبك محجوز حتى {until}: حاول مرة أخرى أو ادفع نقدًا عند الاستلام.',
  },
  declinedNoCash: {
    en: 'Nothing was taken from you. Your order is kept until {until}: please try again.',
    ar: 'لم يُخصم منك أي مبلغ. طلبك محجوز حتى {until}، ويمكنك المحاولة مرة أخرى.',
  },
  kiosk: { en: 'Now pay at a kiosk', ar: 'ادفع الآن من أي منفذ' },
  kioskHint: {
    en: 'Use the number of the payment page until {until}. We will send you a message as soon as the money is here.',
    ar: 'استخدم الرقم الموجود في صفحة الدفع حتى {until}. سنرسل لك رسالة فور وصول المبلغ.',
  },
  over: { en: 'This order was cancelled', ar: 'تم إلغاء هذا الطلب' },
  overHint: {
    en: 'It was cancelled, or was not paid in time. Nothing is owed. You are welcome to order again.',
    ar: 'تم إلغاؤه أو انتهت مهلة الدفع. لا يوجد عليك أي مبلغ، ويمكنك الطلب من جديد.',
  },
  late: { en: 'The payment came too late', ar: 'وصل الدفع بعد انتهاء المهلة' },
  lateHint: {
    en: 'The order was cancelled by then. Your money goes back by itself, the way you paid.',
    ar: 'كان الطلب قد أُلغي بالفعل. سيعود المبلغ تلقائيًا بنفس طريقة الدفع.',
  },
  undoneHint: {
    en: 'What you paid goes back by itself, the way you paid.',
    ar: 'سيعود ما دفعته تلقائيًا بنفس طريقة الدفع.',
  },
  paidBackByStaff: {
    en: 'The order is cancelled. We will call you about how you get your money back.',
    ar: 'الطلب ملغي. سنتصل بك لنرد لك ما دفعته.',
  },
  neutral: { en: 'There is no payment to show here', ar: 'لا توجد عملية دفع لعرضها هنا' },
  neutralHint: {
    en: 'You will find your order and its payment under “My orders”. If something is missing, we will call you.',
    ar: 'ستجد طلبك وحالة الدفع في صفحة «طلباتي». وإذا كان هناك أي نقص سنتواصل معك.',
  },
  myOrders: { en: 'My orders', ar: 'طلباتي' },
  viewOrder: { en: 'See the order', ar: 'عرض الطلب' },
  continueShopping: { en: 'Continue shopping', ar: 'متابعة التسوق' },
  checkAgain: { en: 'Check again', ar: 'تحقّق مرة أخرى' },
})
