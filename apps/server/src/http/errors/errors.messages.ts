import type { ErrorCode, Localized } from '@shop/contract'

/**
 * The sentence of each refusal: what happened and what to do. `{name}` stands for a detail (`fillIn`). Texts of the spec's error
 * catalogue (section 8, and section 5 for checkout) stand in English word for word.
 */
export const errorMessages: Record<ErrorCode, Localized> = {
  validation_failed: { en: 'Please check the marked fields.', ar: 'من فضلك راجع الحقول المحددة.' },
  malformed_json: { en: 'The request is not valid JSON.', ar: 'محتوى الطلب ليس JSON صحيحًا.' },
  session_key_required: {
    en: 'A session key (UUID) or a login is needed for a cart.',
    ar: 'السلة تحتاج مفتاح جلسة (UUID) أو تسجيل دخول.',
  },
  color_not_of_product: { en: 'This product does not come in that colour.', ar: 'هذا المنتج غير متوفر بهذا اللون.' },
  size_not_of_product: { en: 'This product does not come in that size.', ar: 'هذا المنتج غير متوفر بهذا المقاس.' },
  idempotency_key_required: {
    en: 'An Idempotency-Key header of 8 to 100 characters is needed to place an order.',
    ar: 'لتسجيل الطلب أرسل ترويسة Idempotency-Key من 8 إلى 100 حرف.',
  },
  passwords_differ: { en: 'Passwords do not match', ar: 'كلمتا المرور غير متطابقتين' },
  password_too_weak: {
    en: 'Please choose another password: this one is too easy to guess.',
    ar: 'اختر كلمة مرور أخرى: هذه سهلة التخمين.',
  },
  otp_wrong: { en: 'OTP verification failed', ar: 'كود التحقق غير صحيح أو انتهت صلاحيته' },
  phone_blocked: {
    en: 'We are sorry, we cannot take an order for this number. Please contact us.',
    ar: 'نأسف، لا يمكننا تسجيل طلب بهذا الرقم. تواصل معنا من فضلك.',
  },
  phone_blocked_hotline: {
    en: 'We are sorry, we cannot take an order for this number. Please call us on {hotline}.',
    ar: 'نأسف، لا يمكننا تسجيل طلب بهذا الرقم. اتصل بنا من فضلك على {hotline}.',
  },
  order_code_wrong: {
    en: 'This code is not right, or its time is over.',
    ar: 'الكود غير صحيح أو انتهت صلاحيته.',
  },
  order_code_needed: {
    en: 'This is a large order. We have sent a code to {phone}: enter it to place the order.',
    ar: 'هذا طلب كبير. أرسلنا كودًا إلى {phone}: اكتبه لتأكيد الطلب.',
  },
  old_password_wrong: { en: 'Your current password is not right.', ar: 'كلمة المرور الحالية غير صحيحة.' },
  second_factor_needed: {
    en: 'Enter the code that your authenticator app shows now.',
    ar: 'اكتب الكود الظاهر الآن في تطبيق المصادقة.',
  },
  second_factor_wrong: {
    en: 'This code is not right, or it has been used. Wait for the next one and try again.',
    ar: 'الكود غير صحيح أو استُخدم من قبل. انتظر الكود التالي وحاول مرة أخرى.',
  },
  second_factor_not_set_up: {
    en: 'The shop asks its staff for two-step login. Please set it up first.',
    ar: 'المتجر يطلب من الموظفين التحقق بخطوتين. فعّله أولًا من فضلك.',
  },
  second_factor_already_on: {
    en: 'Two-step login is on already. Turn it off before you set it up again.',
    ar: 'التحقق بخطوتين مفعّل بالفعل. أوقفه أولًا لتفعيله من جديد.',
  },
  own_second_factor_missing: {
    en: 'Set up two-step login for yourself first: you would be locked out of this page.',
    ar: 'فعّل التحقق بخطوتين لحسابك أولًا، وإلا أُغلقت هذه الصفحة أمامك.',
  },
  login_failed: { en: 'Login failed', ar: 'رقم الموبايل أو كلمة المرور غير صحيحة' },
  refresh_failed: { en: 'Token refresh failed', ar: 'انتهت الجلسة. سجّل الدخول مرة أخرى.' },
  verification_required: {
    en: 'Please verify your phone number to complete login.',
    ar: 'من فضلك أكّد رقم موبايلك لإتمام تسجيل الدخول.',
  },
  account_inactive: {
    en: 'This account is not active. Please contact us.',
    ar: 'هذا الحساب غير مفعّل. تواصل معنا من فضلك.',
  },
  phone_taken: {
    en: 'This phone number already has an account. Log in, or choose "Forgot password".',
    ar: 'رقم الموبايل هذا له حساب بالفعل. سجّل الدخول، أو اختر «نسيت كلمة المرور».',
  },
  verification_not_valid: {
    en: 'This code cannot be used here any more. Please start again.',
    ar: 'لم يعد هذا الكود صالحًا هنا. ابدأ من جديد.',
  },
  signature_wrong: { en: 'The signature is not right.', ar: 'التوقيع غير صحيح.' },
  unauthenticated: { en: 'Please log in to continue.', ar: 'سجّل الدخول للمتابعة.' },
  forbidden: { en: 'You are not allowed to do this.', ar: 'غير مسموح لك بهذا الإجراء.' },
  not_found: { en: 'There is nothing at this address.', ar: 'لا يوجد شيء على هذا العنوان.' },
  page_not_found: {
    en: 'This list has no page {page}; the last one is {last}.',
    ar: 'القائمة ليس بها صفحة {page}؛ آخر صفحة هي {last}.',
  },
  product_not_found: { en: 'This product could not be found.', ar: 'لم نجد هذا المنتج.' },
  category_not_found: { en: 'This category could not be found.', ar: 'لم نجد هذا القسم.' },
  cart_not_found: {
    en: 'Your cart could not be found. Please try refreshing the page or adding items again.',
    ar: 'لم نجد سلتك. حدّث الصفحة أو أضف المنتجات مرة أخرى.',
  },
  cart_line_not_found: { en: 'This item is not in your cart.', ar: 'هذا المنتج ليس في سلتك.' },
  order_not_found: { en: 'This order could not be found.', ar: 'لم نجد هذا الطلب.' },
  method_not_allowed: { en: 'This address does not answer {method}.', ar: 'هذا العنوان لا يستقبل {method}.' },
  product_unavailable: { en: 'This product is not available now.', ar: 'هذا المنتج غير متوفر حاليًا.' },
  insufficient_stock: {
    en: 'Only {available} of "{product}" in stock, those in your cart included. Please lower the quantity.',
    ar: 'المتاح من «{product}» حاليًا: {available}، ويشمل ما في سلتك. من فضلك قلّل الكمية.',
  },
  color_required: {
    en: 'Please select a color for the product before proceeding',
    ar: 'من فضلك اختر لون المنتج قبل المتابعة',
  },
  order_step_refused: {
    en: 'This is not possible any more: the order is {status:order} now.',
    ar: 'لم يعد هذا ممكنًا: حالة الطلب الآن «{status:order}».',
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
    en: 'Your cart holds {highest} different items already. Please order these first.',
    ar: 'سلتك بها {highest} من المنتجات المختلفة بالفعل. اطلبها أولًا من فضلك.',
  },
  cart_line_unavailable: {
    en: '"{product}" is not available any more. Please remove it to continue.',
    ar: '«{product}» لم يعد متاحًا. احذفه من السلة للمتابعة.',
  },
  total_changed: {
    en: 'The total is now {total:money}. Please look at your cart again before you order.',
    ar: 'أصبح الإجمالي {total:money}. راجع سلتك قبل تأكيد الطلب.',
  },
  idempotency_key_reused: {
    en: 'This Idempotency-Key was used for another order.',
    ar: 'مفتاح Idempotency-Key هذا استُخدم لطلب آخر.',
  },
  version_conflict: {
    en: 'Somebody else changed this in the meantime. Compare with what is there now, then save again.',
    ar: 'شخص آخر عدّل هذا في نفس الوقت. قارن بالموجود الآن ثم احفظ مرة أخرى.',
  },
  refund_too_high: {
    en: 'Of this payment at most {available:exact} can be given back.',
    ar: 'أقصى مبلغ يمكن رده من هذه العملية {available:exact}.',
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
  customer_has_open_orders: {
    en: 'Orders of this customer are still on their way ({orders}). Erase the account when they have arrived.',
    ar: 'لهذا العميل طلبات لم تصل بعد ({orders}). احذف الحساب بعد وصولها.',
  },
  customer_was_staff: {
    en: 'This account has worked in the back office, and what it did stays on record. Block it instead.',
    ar: 'هذا الحساب عمل في لوحة التحكم، وسجل ما فعله لا يُحذف. أوقف الحساب بدلًا من حذفه.',
  },
  invitation_not_valid: {
    en: 'This invitation is no longer valid. Please ask for a new one.',
    ar: 'لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة.',
  },
  already_staff: {
    en: 'This phone number belongs to a member of staff already.',
    ar: 'رقم الموبايل هذا لأحد أفراد فريق العمل بالفعل.',
  },
  own_rights: {
    en: 'Nobody changes their own role or access. Ask another administrator.',
    ar: 'لا يمكنك تغيير دورك أو صلاحياتك بنفسك. اطلب ذلك من مدير آخر.',
  },
  request_in_progress: {
    en: 'This request is being worked on already. Please wait a moment.',
    ar: 'جارٍ تنفيذ هذا الطلب بالفعل. انتظر لحظة.',
  },
  payload_too_large: { en: 'The request is too large.', ar: 'حجم الطلب أكبر من المسموح.' },
  unsupported_media_type: {
    en: 'Please send JSON (Content-Type: application/json).',
    ar: 'أرسل البيانات بصيغة JSON ‏(Content-Type: application/json).',
  },
  picture_unreadable: {
    en: 'This picture is empty or damaged. Please choose another file.',
    ar: 'الصورة فارغة أو تالفة. من فضلك اختر ملفًا آخر.',
  },
  picture_not_found: {
    en: 'One of the pictures is not in the shop any more. Please upload it again.',
    ar: 'إحدى الصور لم تعد موجودة في المتجر. ارفعها مرة أخرى من فضلك.',
  },
  price_not_possible: {
    en: 'The price of {sku} would not be above 0, or above EGP 100 million. Nothing was changed.',
    ar: 'سعر {sku} لن يكون أكبر من صفر، أو سيتخطى 100 مليون جنيه. لم يتغير شيء.',
  },
  variant_not_found: { en: 'This colour of the product could not be found.', ar: 'لم نجد هذا اللون من المنتج.' },
  sku_taken: { en: 'Another product has this SKU.', ar: 'كود المنتج هذا مستخدم لمنتج آخر.' },
  key_taken: { en: 'Another category has this key.', ar: 'هذا المفتاح مستخدم لقسم آخر.' },
  order_changed: {
    en: 'Somebody else changed the order in the meantime. Here is how it is now.',
    ar: 'شخص آخر غيّر الترتيب في نفس الوقت. هذا هو الترتيب الآن.',
  },
  plan_changed: {
    en: 'The shop has changed since the preview. Please look at the new preview first.',
    ar: 'المتجر تغيّر بعد المعاينة. راجع المعاينة الجديدة أولًا من فضلك.',
  },
  picture_too_large: {
    en: 'A picture may have at most {megabytes} MB and {megapixels} megapixels.',
    ar: 'أقصى حجم للصورة {megabytes} ميجابايت و{megapixels} ميجابكسل.',
  },
  picture_type_not_allowed: {
    en: 'Only JPEG, PNG, WebP, AVIF and GIF pictures can be used.',
    ar: 'الصور المقبولة: JPEG وPNG وWebP وAVIF وGIF فقط.',
  },
  range_not_satisfiable: {
    en: 'The file does not have this part.',
    ar: 'هذا الجزء غير موجود في الملف.',
  },
  too_many_requests: {
    en: 'Too many requests. Please try again in {seconds} seconds.',
    ar: 'محاولات كثيرة. حاول مرة أخرى بعد قليل (المتبقي بالثواني: {seconds}).',
  },
  internal_error: { en: 'An unexpected error occurred. Please try again.', ar: 'حدث خطأ غير متوقع. حاول مرة أخرى.' },
  service_unavailable: {
    en: 'The shop is very busy. Please try again in a moment.',
    ar: 'المتجر مشغول جدًا. حاول مرة أخرى بعد لحظات.',
  },
  storage_unavailable: {
    en: 'The shop could not save this right now. Nothing was changed. Please try again later.',
    ar: 'تعذّر حفظ هذا الآن ولم يتغير شيء. حاول مرة أخرى لاحقًا.',
  },
}
