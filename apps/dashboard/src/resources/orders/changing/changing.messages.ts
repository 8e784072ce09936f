import { defineMessages } from '@shop/i18n'

export const changingMessages = defineMessages('changing', {
  change: { en: 'Change', ar: 'تعديل' },
  couponAgain: {
    en: 'Coupon {code} is worked out anew when you save. The order and the message to the shopper then have the new total.',
    ar: 'يُحسب كوبون {code} من جديد عند الحفظ، ويظهر الإجمالي الجديد في الطلب وفي رسالة العميل.',
  },
  withoutCoupon: { en: 'Without coupon {code}', ar: 'بدون كوبون {code}' },
  couponLetGo: {
    en: 'The discount of {code} ends. This order no longer counts as a use of it.',
    ar: 'يُلغى خصم {code}، ولا يُحسب هذا الطلب استخدامًا له.',
  },
  title: { en: 'Change order {number}', ar: 'تعديل الطلب {number}' },
  hint: {
    en: 'Products that stay keep their price; new ones cost what the shop asks today. The shopper gets a message with the new total.',
    ar: 'المنتجات الباقية تحتفظ بسعرها، والجديدة بسعر المتجر اليوم. تصل العميل رسالة بالإجمالي الجديد.',
  },
  packedHint: {
    en: 'This order is packed already. After the change it must be packed again.',
    ar: 'هذا الطلب مجهّز بالفعل، ويجب تجهيزه من جديد بعد التعديل.',
  },
  deliveryFee: { en: 'Delivery fee in EGP', ar: 'مصاريف الشحن بالجنيه' },
  feeWrong: { en: 'An amount like 60 or 60.50', ar: 'اكتب مبلغًا مثل 60 أو 60.50' },
  reason: { en: 'Why? (for the staff)', ar: 'السبب (للموظفين)' },
  newTotal: { en: 'New total: {after}', ar: 'الإجمالي الجديد: {after}' },
  beforeCoupon: { en: 'New total before the coupon: {after}', ar: 'الإجمالي الجديد قبل الكوبون: {after}' },
  totalBefore: { en: 'Before: {before}', ar: 'قبل التعديل: {before}' },
  goesBack: { en: '{amount} go back to the customer.', ar: 'يُرد {amount} إلى العميل.' },
  mayNotRefund: {
    en: '{amount} would go back to the customer. Somebody who may send refunds has to make this change.',
    ar: 'سيُرد {amount} إلى العميل. يجب أن يجري هذا التعديل من يملك صلاحية رد المبالغ.',
  },
  abovePayment: {
    en: 'The customer has paid {paid}; the order cannot cost more. Place another order for the rest.',
    ar: 'دفع العميل {paid} ولا يمكن أن يزيد الطلب عنها. سجّل طلبًا آخر بالباقي.',
  },
  save: { en: 'Change the order', ar: 'حفظ التعديل' },
  done: { en: 'Order {number} is changed.', ar: 'تم تعديل الطلب {number}.' },
  changedMeanwhile: {
    en: 'Somebody else has changed this order meanwhile. Close this window and start from what it is now.',
    ar: 'عدّل زميل هذا الطلب في أثناء ذلك. أغلق هذه النافذة وابدأ من وضعه الحالي.',
  },
})
