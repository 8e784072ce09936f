import type { ErrorCode, Localized } from '@shop/contract'

/** Refusals about carts, orders and payments. */
export const salesErrors = {
  session_key_required: {
    en: 'A session key (UUID) or a login is needed for a cart.',
    ar: 'السلة تحتاج مفتاح جلسة (UUID) أو تسجيل دخول.',
  },
  idempotency_key_required: {
    en: 'An Idempotency-Key header of 8 to 100 characters is needed to place an order.',
    ar: 'لتسجيل الطلب أرسل ترويسة Idempotency-Key من 8 إلى 100 حرف.',
  },
  order_code_wrong: {
    en: 'This code is not right, or its time is over.',
    ar: 'الكود غير صحيح أو انتهت صلاحيته.',
  },
  order_code_needed: {
    en: 'This is a large order. We have sent a code to {phone}: enter it to place the order.',
    ar: 'هذا طلب كبير. أرسلنا كودًا إلى {phone}: اكتبه لتأكيد الطلب.',
  },
  cart_not_found: {
    en: 'Your cart could not be found. Please try refreshing the page or adding items again.',
    ar: 'لم نجد سلتك. حدّث الصفحة أو أضف المنتجات مرة أخرى.',
  },
  cart_line_not_found: { en: 'This item is not in your cart.', ar: 'هذا المنتج ليس في سلتك.' },
  order_not_found: { en: 'This order could not be found.', ar: 'لم نجد هذا الطلب.' },
  insufficient_stock: {
    en: 'Only {available} of "{product}" in stock, those in your cart included. Please lower the quantity.',
    ar: 'المتاح من «{product}» حاليًا: {available}، ويشمل ما في سلتك. من فضلك قلّل الكمية.',
  },
  color_required: {
    en: 'Please select a color for the product before proceeding',
    ar: 'من فضلك اختر لون المنتج قبل المتابعة',
  },
  order_step_refused: {
    en: 'This is not possible any more: the order is {status} now.',
    ar: 'لم يعد هذا ممكنًا: حالة الطلب الآن «{status}».',
  },
  order_not_confirmed: {
    en: 'Nobody has confirmed this order with the customer. Say why it goes out all the same.',
    ar: 'لم يؤكد أحد هذا الطلب مع العميل. اكتب سبب تسليمه رغم ذلك.',
  },
  step_not_undoable: {
    en: 'It is too late to undo this: the time is over, the customer has the message, or the order has gone on.',
    ar: 'لم يعد التراجع ممكنًا: انتهى الوقت، أو وصلت الرسالة إلى العميل، أو تغيّرت حالة الطلب.',
  },
  cash_not_expected: {
    en: 'No cash is expected for this order: it is paid already, or it was not delivered for cash.',
    ar: 'لا يوجد مبلغ نقدي منتظر لهذا الطلب: تم دفعه، أو لم يُسلَّم بالدفع عند الاستلام.',
  },
  payment_provider_failed: {
    en: 'The payment page could not be opened. Your order is kept: please try to pay again in a moment.',
    ar: 'تعذّر فتح صفحة الدفع. طلبك محفوظ: حاول الدفع مرة أخرى بعد لحظات.',
  },
  payment_under_review: {
    en: 'We are checking a payment for this order. You will hear from us soon, please do not pay again.',
    ar: 'نراجع عملية دفع لهذا الطلب. سنتواصل معك قريبًا، من فضلك لا تدفع مرة أخرى.',
  },
  payment_method_unavailable: {
    en: 'This way of paying is not available right now. Please choose another one.',
    ar: 'طريقة الدفع هذه غير متاحة حاليًا. اختر طريقة أخرى.',
  },
  cart_empty: {
    en: 'Your cart is empty. Please add items to your cart before checkout.',
    ar: 'سلتك فارغة. أضف منتجات إلى السلة قبل إتمام الطلب.',
  },
  cart_full: {
    en: 'Your cart holds {max} different items already. Please order these first.',
    ar: 'سلتك بها {max} من المنتجات المختلفة بالفعل. اطلبها أولًا من فضلك.',
  },
  cart_line_unavailable: {
    en: '"{product}" is not available any more. Please remove it to continue.',
    ar: '«{product}» لم يعد متاحًا. احذفه من السلة للمتابعة.',
  },
  zone_closed: {
    en: 'We do not deliver to {governorate} at present. Your cart is as it was.',
    ar: 'التوصيل إلى {governorate} غير متاح حاليًا. سلتك كما هي.',
  },
  cash_not_taken_there: {
    en: 'Cash on delivery is not available in {governorate}. Please choose to pay by card.',
    ar: 'الدفع عند الاستلام غير متاح في {governorate}. اختر الدفع بالبطاقة.',
  },
  total_changed: {
    en: 'The total is now {total}. Please look at your cart again before you order.',
    ar: 'أصبح الإجمالي {total}. راجع سلتك قبل تأكيد الطلب.',
  },
  idempotency_key_reused: {
    en: 'This Idempotency-Key was used for another order.',
    ar: 'مفتاح Idempotency-Key هذا استُخدم لطلب آخر.',
  },
  refund_too_high: {
    en: 'Of this payment at most {available} can be given back.',
    ar: 'أقصى مبلغ يمكن رده من هذه العملية {available}.',
  },
  payment_not_acceptable: {
    en: 'This payment cannot be accepted as it is: it has changed, or it is not for a different amount in EGP. Look at it again.',
    ar: 'لا يمكن قبول هذه الدفعة بهذا الشكل: تغيّرت حالتها، أو المشكلة ليست في المبلغ. راجعها من جديد.',
  },
  payment_undecided: {
    en: 'This money still waits for a decision. Accept it, send it back or cancel the order first.',
    ar: 'هذا المبلغ ما زال ينتظر قرارًا. اقبله أو رُدّه أو ألغِ الطلب أولًا.',
  },
  problem_dealt_with: {
    en: 'Somebody has dealt with this already.',
    ar: 'تم التعامل مع هذه المشكلة بالفعل.',
  },
} satisfies Partial<Record<ErrorCode, Localized>>
