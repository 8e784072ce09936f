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
    en: 'We have sent a code to {phone}: enter it to place this order.',
    ar: 'أرسلنا كودًا إلى {phone}: اكتبه لتأكيد هذا الطلب.',
  },
  coupon_not_valid: {
    en: 'This code is not valid now. Please check it, or order without it.',
    ar: 'هذا الكود غير صالح الآن. راجعه أو أكمل طلبك بدونه.',
  },
  coupon_used_up: {
    en: 'This code has been used up. You can order without it.',
    ar: 'انتهى عدد مرات استخدام هذا الكود. يمكنك إكمال طلبك بدونه.',
  },
  coupon_used_by_customer: {
    en: 'You have used this code already. You can order without it.',
    ar: 'لقد استخدمت هذا الكود من قبل. يمكنك إكمال طلبك بدونه.',
  },
  coupon_minimum: {
    en: 'This code is for orders from {min}.',
    ar: 'هذا الكود للطلبات التي تبدأ من {min}.',
  },
  coupon_not_for_products: {
    en: 'This code is not for the products of this order.',
    ar: 'هذا الكود لا يسري على منتجات هذا الطلب.',
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
  change_not_answered: {
    en: 'The customer asked for a change, and nobody has called about it. Say why the order goes out all the same.',
    ar: 'طلب العميل تغييرًا ولم يتصل به أحد بشأنه. اكتب سبب تسليم الطلب رغم ذلك.',
  },
  order_taken: {
    en: '{packer} is packing this order. Ask them, or put the order back first.',
    ar: '{packer} يجهّز هذا الطلب. اسأله، أو أعد الطلب إلى القائمة أولًا.',
  },
  serials_missing: {
    en: 'Serial numbers are missing. Scan the serial number of each unit.',
    ar: 'أرقام مسلسلة ناقصة. امسح الرقم المسلسل لكل قطعة.',
  },
  serial_taken: {
    en: 'The unit with the serial number {serial} is in order {order} already.',
    ar: 'القطعة ذات الرقم المسلسل {serial} مسجلة في الطلب {order}.',
  },
  carrier_not_possible: {
    en: 'This carrier takes no parcels now.',
    ar: 'شركة الشحن هذه غير متاحة الآن.',
  },
  tracking_number_taken: {
    en: 'Another order has this tracking number.',
    ar: 'رقم التتبع هذا مسجل لطلب آخر.',
  },
  parcel_not_withdrawn: {
    en: 'The carrier did not give the parcel back. Try again, or call the carrier.',
    ar: 'لم تُلغِ شركة الشحن حجز الشحنة. حاول مرة أخرى أو اتصل بها.',
  },
  parcel_booked: {
    en: 'The parcel is booked with the carrier, or is being booked. Withdraw it from the carrier first.',
    ar: 'الشحنة محجوزة لدى شركة الشحن أو جارٍ حجزها. ألغِ حجزها أولًا.',
  },
  call_claimed: {
    en: '{caller} is calling this customer now.',
    ar: '{caller} يتصل بهذا العميل الآن.',
  },
  call_recorded: {
    en: 'Another call about this order was recorded in the meantime. Look at it, then record yours.',
    ar: 'سُجّلت مكالمة أخرى لهذا الطلب في هذه الأثناء. راجعها، ثم سجّل مكالمتك.',
  },
  courier_sheet_unreadable: {
    en: 'This sheet cannot be read. It must be a CSV with the columns order, status and amount, and at most {max} rows.',
    ar: 'تعذّرت قراءة هذا الملف. يجب أن يكون CSV بأعمدة: رقم الطلب، الحالة، المبلغ، وبحد أقصى {max} صف.',
  },
  units_not_in_stock: {
    en: 'Not enough of "{product}" in stock: {available} left. Please lower the quantity.',
    ar: 'المتبقي من «{product}» في المخزون: {available}. من فضلك قلّل الكمية.',
  },
  delivery_fee_too_high: {
    en: 'The delivery fee of this order is at most {max}.',
    ar: 'أقصى مصاريف شحن لهذا الطلب: {max}.',
  },
  total_above_payment: {
    en: 'The customer has paid {paid}, and the order would cost more. Lower the total, or place a second order for the rest.',
    ar: 'دفع العميل {paid} وسيصبح الطلب أعلى. قلّل الإجمالي، أو سجّل طلبًا ثانيًا بالباقي.',
  },
  payment_already_changed: {
    en: 'Money of this order was refunded already, or a different amount was accepted. Its lines cannot be changed any more.',
    ar: 'رُدّ جزء من مبلغ هذا الطلب أو قُبل مبلغ مختلف. لا يمكن تغيير منتجاته بعد ذلك.',
  },
  step_not_undoable: {
    en: 'It is too late to undo this: the time is over, the customer has the message, or the order has gone on.',
    ar: 'لم يعد التراجع ممكنًا: انتهى الوقت، أو وصلت الرسالة إلى العميل، أو تغيّرت حالة الطلب.',
  },
  cash_not_expected: {
    en: 'No cash is expected for this order: it is paid already, or it was not delivered for cash.',
    ar: 'لا يوجد مبلغ نقدي منتظر لهذا الطلب: تم دفعه، أو لم يُسلَّم بالدفع عند الاستلام.',
  },
  cash_too_high: {
    en: 'This amount is too high: {due} is due in cash for this order.',
    ar: 'هذا المبلغ أكبر من المطلوب نقدًا لهذا الطلب، وهو {due}.',
  },
  return_not_found: { en: 'This return could not be found.', ar: 'لم نجد طلب الإرجاع هذا.' },
  return_too_late: {
    en: 'The last day to ask for this return was {day}. Please contact us.',
    ar: 'آخر يوم لطلب هذا الإرجاع كان {day}. تواصل معنا من فضلك.',
  },
  return_too_many_pictures: {
    en: 'A return can have {max} pictures at most.',
    ar: 'الحد الأقصى لعدد صور طلب الإرجاع: {max}.',
  },
  return_too_many_units: {
    en: 'Only {available} of this product can still be returned.',
    ar: 'المتاح للإرجاع من هذا المنتج: {available}.',
  },
  return_step_refused: {
    en: 'This is not possible any more: the return is {status} now.',
    ar: 'لم يعد هذا ممكنًا: حالة الإرجاع الآن «{status}».',
  },
  return_under_way: {
    en: 'A return of this order is under way. Finish it first.',
    ar: 'يوجد إرجاع جارٍ لهذا الطلب. أنهِه أولًا.',
  },
  refund_method_not_possible: {
    en: 'This order cannot be refunded in this way. Money goes back by the way that was paid; staff pay back cash, kiosk payments, and what the provider failed to refund.',
    ar: 'لا يمكن رد هذا الطلب بهذه الطريقة. المبلغ يعود بطريقة دفعه، ويردّ فريق العمل النقد ومدفوعات المنافذ وما تعذّر ردّه.',
  },
  payment_provider_failed: {
    en: 'The payment page could not be opened. Your order is kept: please try to pay again in a moment.',
    ar: 'تعذّر فتح صفحة الدفع. طلبك محفوظ: حاول الدفع مرة أخرى بعد لحظات.',
  },
  payment_under_review: {
    en: 'We are checking a payment for this order. You will hear from us soon, please do not pay again.',
    ar: 'نراجع عملية دفع لهذا الطلب. سنتواصل معك قريبًا، من فضلك لا تدفع مرة أخرى.',
  },
  total_not_taken: {
    en: 'This way of paying takes orders {totals}. Please choose another one.',
    ar: 'طريقة الدفع هذه للطلبات {totals}. اختر طريقة أخرى.',
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
  address_book_full: {
    en: 'You have saved {max} addresses already. Please delete or change one of them.',
    ar: 'لديك {max} عناوين محفوظة بالفعل. احذف أو عدّل أحدها من فضلك.',
  },
  cart_line_unavailable: {
    en: '"{product}" is not available any more. Please remove it to continue.',
    ar: '«{product}» لم يعد متاحًا. احذفه من السلة للمتابعة.',
  },
  zone_closed: {
    en: 'We do not deliver to {governorate} at present.',
    ar: 'التوصيل إلى {governorate} غير متاح حاليًا.',
  },
  card_needed: {
    en: 'We can take this order only if it is paid in advance. Please choose another way of paying than cash, or call us.',
    ar: 'هذا الطلب متاح بالدفع المقدم فقط. اختر طريقة دفع غير النقد أو اتصل بنا.',
  },
  deposit_needed: {
    en: 'We can take this order only if it is paid in advance: all of it, or a deposit of {deposit} by card and the rest in cash.',
    ar: 'هذا الطلب متاح بالدفع المقدم فقط: المبلغ كله، أو عربون {deposit} بالبطاقة والباقي نقدًا عند الاستلام.',
  },
  call_needed: {
    en: 'We will call you to confirm this order. Please answer our call.',
    ar: 'سنتصل بك لتأكيد هذا الطلب. من فضلك رد على مكالمتنا.',
  },
  cash_not_taken_there: {
    en: 'Cash on delivery is not available in {governorate}. Please choose another way of paying.',
    ar: 'الدفع عند الاستلام غير متاح في {governorate}. اختر طريقة دفع أخرى.',
  },
  nothing_to_pay: {
    en: 'There is nothing to pay for this order. Please choose cash on delivery.',
    ar: 'لا يوجد مبلغ مطلوب لهذا الطلب. اختر الدفع عند الاستلام.',
  },
  total_changed: {
    en: 'The total is now {total}. Please look at the order again before you place it.',
    ar: 'أصبح الإجمالي {total}. راجع الطلب قبل تأكيده.',
  },
  idempotency_key_reused: {
    en: 'This Idempotency-Key was used for another order.',
    ar: 'مفتاح Idempotency-Key هذا استُخدم لطلب آخر.',
  },
  refund_too_high: {
    en: 'Of this payment at most {available} can be given back.',
    ar: 'أقصى مبلغ يمكن رده من هذه العملية {available}.',
  },
  refund_limit_reached: {
    en: 'You may send back {limit} a day, and {left} of it are left today. Somebody with a higher limit has to do this.',
    ar: 'يمكنك رد {limit} في اليوم، والمتبقي لك اليوم {left}. يجب أن ينفذ هذا زميل له حد أعلى.',
  },
  payment_not_acceptable: {
    en: 'This payment cannot be accepted as it is: it has changed, or it is not for a different amount in EGP. Look at it again.',
    ar: 'لا يمكن قبول هذه الدفعة بهذا الشكل: تغيّرت حالتها، أو المشكلة ليست في المبلغ. راجعها من جديد.',
  },
  payment_undecided: {
    en: 'This money still waits for a decision. Accept it, send it back or cancel the order first.',
    ar: 'هذا المبلغ ما زال ينتظر قرارًا. اقبله أو رُدّه أو ألغِ الطلب أولًا.',
  },
  unmatched_cash_changed: {
    en: 'This amount has changed in the meantime. Look at it again.',
    ar: 'تغيّر هذا المبلغ في هذه الأثناء. راجعه من جديد.',
  },
  problem_dealt_with: {
    en: 'Somebody has dealt with this already.',
    ar: 'تم التعامل مع هذه المشكلة بالفعل.',
  },
} satisfies Partial<Record<ErrorCode, Localized>>
