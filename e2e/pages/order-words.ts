import type { Language } from '@shop/contract'

/** What a shopper reads of buying at once, paying by card and following orders. */
const words = {
  en: {
    card: /^Credit card/,
    buyNow: /^Buy now: /,
    buyNowTitle: 'Buy now',
    chooseColor: 'Please select a color for the product before proceeding',
    size: 'Size (optional)',
    secondSize: '3 m cable',
    sized: { name: 'Ceramic Steam Iron 3000 W with Auto Shut-off', color: 'Navy Blue' },
    bank: { pay: 'Pay', decline: 'Decline', wait: 'Leave undecided' },
    paid: 'Your payment has arrived.',
    declined: 'The payment did not go through',
    checking: 'We are checking your payment',
    payAgain: /^Pay again/,
    payNow: /^Pay now/,
    myOrders: 'My orders',
    noOrders: 'No orders yet',
    logIn: 'Log in',
    orderNamed: /^Order NW-\d+$/,
    timeline: 'Where your order is',
    statuses: { waiting: 'Waiting for payment', processing: 'Processing', cancelled: 'Cancelled' },
    cancel: 'Cancel the order',
    keep: 'Keep the order',
    told: 'Your order is cancelled',
    follow: 'Follow the order',
  },
  ar: {
    card: /^بطاقة بنكية/,
    buyNow: /^اشترِ الآن: /,
    buyNowTitle: 'اشترِ الآن',
    chooseColor: 'من فضلك اختر لون المنتج قبل المتابعة',
    size: 'المقاس (اختياري)',
    secondSize: 'سلك 3 متر',
    sized: { name: 'مكواة بخار سيراميك 3000 وات بفصل تلقائي', color: 'كحلي' },
    bank: { pay: 'ادفع', decline: 'ارفض الدفع', wait: 'اتركه معلّقًا' },
    paid: 'وصلنا الدفع بنجاح.',
    declined: 'لم تتم عملية الدفع',
    checking: 'نتأكد من عملية الدفع',
    payAgain: /^أعد الدفع/,
    payNow: /^ادفع الآن/,
    myOrders: 'طلباتي',
    noOrders: 'لا توجد طلبات بعد',
    logIn: 'تسجيل الدخول',
    orderNamed: /^الطلب NW-\d+$/,
    timeline: 'أين وصل طلبك',
    statuses: { waiting: 'في انتظار الدفع', processing: 'قيد التجهيز', cancelled: 'ملغي' },
    cancel: 'إلغاء الطلب',
    keep: 'الاحتفاظ بالطلب',
    told: 'تم إلغاء طلبك',
    follow: 'متابعة الطلب',
  },
} as const satisfies Record<Language, object>

export type OrderWords = (typeof words)[Language]

export function orderWordsOf(language: Language): OrderWords {
  return words[language]
}
