import { defineMessages } from '@shop/i18n'

/** The steps to ship and to deliver an order, and their undo. */
export const forwardMessages = defineMessages('order-forward', {
  shipQuestion: { en: 'Hand over order {number}?', ar: 'تسليم الطلب {number} لشركة الشحن؟' },
  deliverQuestion: { en: 'Was order {number} delivered?', ar: 'هل تم توصيل الطلب {number}؟' },
  message: { en: 'In 10 seconds this message goes to {name},', ar: 'بعد 10 ثوانٍ تُرسل هذه الرسالة إلى {name}،' },
  noMessage: { en: 'Nobody gets a message.', ar: 'لن تُرسل رسالة إلى أحد.' },
  collects: { en: 'To collect at the door: {money} in cash.', ar: 'المطلوب تحصيله عند الاستلام: {money} نقدًا.' },
  collectsNothing: { en: 'Nothing to collect at the door.', ar: 'لا يوجد مبلغ للتحصيل عند الاستلام.' },
  notCalled: { en: 'Nobody has confirmed this order by phone.', ar: 'لم يتصل أحد بالعميل لتأكيد هذا الطلب.' },
  notReached: {
    en: 'The order is not confirmed. The last call: {outcome}.',
    ar: 'الطلب غير مؤكد. نتيجة آخر مكالمة: {outcome}.',
  },
  notPacked: { en: 'Nobody has packed this order.', ar: 'لم يُجهَّز هذا الطلب بعد.' },
  pack: { en: 'Pack it now', ar: 'تجهيزه الآن' },
  callFirst: {
    en: 'Call the customer, or let a colleague hand it over who may change orders.',
    ar: 'اتصل بالعميل، أو اطلب تسليمه من زميل يملك صلاحية تعديل الطلبات.',
  },
  changeWanted: { en: 'The customer asked for a change: {text}', ar: 'طلب العميل تغييرًا: {text}' },
  notPaid: { en: 'The payment: {status}.', ar: 'الدفع: {status}.' },
  paymentToCheck: { en: 'A payment of this order needs checking.', ar: 'توجد دفعة في هذا الطلب تحتاج إلى مراجعة.' },
  reason: { en: 'Why hand it over all the same? (for the staff)', ar: 'سبب التسليم رغم ذلك (للموظفين)' },
  hasCash: { en: 'We have the cash: {money}', ar: 'استلمنا المبلغ نقدًا: {money}' },
  cashBooked: { en: 'The order is booked as paid.', ar: 'سيُسجَّل الطلب كمدفوع.' },
  cashLater: {
    en: 'The courier has the cash until somebody books it.',
    ar: 'يبقى المبلغ مع شركة الشحن حتى يُسجَّل استلامه.',
  },
  receiveCash: { en: 'Book the cash', ar: 'تسجيل استلام المبلغ' },
  receiveQuestion: { en: 'Do you have the cash of order {number}?', ar: 'هل استلمت مبلغ الطلب {number}؟' },
  receiveHint: {
    en: '{money} in cash. The order is booked as paid. This cannot be undone.',
    ar: '{money} نقدًا. يُسجَّل الطلب كمدفوع، ولا يمكن التراجع عن ذلك.',
  },
  cashWrong: { en: 'An amount from 0 to {amount}', ar: 'اكتب مبلغًا من صفر إلى {amount}' },
  isWrittenOff: { en: '{missing} is missing; it is written off.', ar: 'الناقص {missing}، وسيُشطب.' },
  mayNotWriteOff: {
    en: '{missing} is missing. Only a colleague who may refund can write it off.',
    ar: 'الناقص {missing}. لا يشطبه إلا زميل يملك صلاحية رد المبالغ.',
  },
  shortReason: { en: 'Why is it missing? (for the staff)', ar: 'سبب النقص (للموظفين)' },
  cashReceived: { en: 'The cash is booked.', ar: 'تم تسجيل المبلغ.' },
  handedOver: { en: 'Handed over.', ar: 'تم تسليم الطلب لشركة الشحن.' },
  markedDelivered: { en: 'Marked as delivered.', ar: 'تم تسجيل التوصيل.' },
  leavesIn: {
    en: { one: 'The customer is told in {count} second.', other: 'The customer is told in {count} seconds.' },
    ar: {
      zero: 'تُرسل الرسالة إلى العميل الآن.',
      one: 'تُرسل الرسالة إلى العميل بعد ثانية.',
      two: 'تُرسل الرسالة إلى العميل بعد ثانيتين.',
      few: 'تُرسل الرسالة إلى العميل بعد {count} ثوانٍ.',
      many: 'تُرسل الرسالة إلى العميل بعد {count} ثانية.',
      other: 'تُرسل الرسالة إلى العميل بعد {count} ثانية.',
    },
  },
  undo: { en: 'Undo', ar: 'تراجع' },
  undone: { en: 'Undone. Nobody was told.', ar: 'تم التراجع. لم تُرسل أي رسالة.' },
})
