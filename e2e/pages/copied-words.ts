import { defineMessages } from '@shop/i18n'

/** The only texts that journeys copy: those that no message file of a page has, because the server or react-admin says them. */
export const copiedWords = defineMessages('copied', {
  loginFailed: { en: 'Login failed', ar: 'رقم الموبايل أو كلمة المرور غير صحيحة' },
  passwordWrong: { en: 'Your current password is not right.', ar: 'كلمة المرور الحالية غير صحيحة.' },
  codeWrong: {
    en: 'This code is not right, or it has been used. Wait for the next one and try again.',
    ar: 'الكود غير صحيح أو استُخدم من قبل. انتظر الكود التالي وحاول مرة أخرى.',
  },
  invitationOver: {
    en: 'This invitation is no longer valid. Please ask for a new one.',
    ar: 'لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة.',
  },
  refundLimited: { en: 'You may send back {rest}', ar: 'يمكنك رد {rest}' },
  triedToCall: { en: 'We tried to call you', ar: 'حاولنا الاتصال بك' },
  notNumber: { en: 'must be a number (found cheap)', ar: 'يجب أن يكون رقمًا (المكتوب: cheap)' },
  orderCodeWrong: { en: 'This code is not right, or its time is over.', ar: 'الكود غير صحيح أو انتهت صلاحيته.' },
  cardOnly: {
    en: 'We can take this order only if it is paid in advance.',
    ar: 'هذا الطلب متاح بالدفع المقدم فقط.',
  },
  depositNeeded: {
    en: 'We can take this order only if it is paid in advance: all of it, or a deposit',
    ar: 'هذا الطلب متاح بالدفع المقدم فقط: المبلغ كله، أو عربون',
  },
  phoneBlocked: {
    en: 'We are sorry, we cannot take an order for this number.',
    ar: 'نأسف، لا يمكننا تسجيل طلب بهذا الرقم.',
  },
  pageNotOpened: {
    en: 'The payment page could not be opened. Your order is kept: please try to pay again in a moment.',
    ar: 'تعذّر فتح صفحة الدفع. طلبك محفوظ: حاول الدفع مرة أخرى بعد لحظات.',
  },
  bankPay: { en: 'Pay', ar: 'ادفع' },
  bankDecline: { en: 'Decline', ar: 'ارفض الدفع' },
  bankWait: { en: 'Leave undecided', ar: 'اتركه معلّقًا' },
  bankOdd: { en: 'What a bank should not do', ar: 'خطأ من البنك' },
  bankOddAmount: { en: 'Another amount, in EGP', ar: 'مبلغ مختلف بالجنيه' },
  bankPayOdd: { en: 'Pay another amount', ar: 'ادفع مبلغًا مختلفًا' },
  wrongTracking: { en: 'Must have 3 to 40', ar: 'يجب أن يكون من 3 إلى 40' },
  created: { en: 'Added', ar: 'تمت الإضافة' },
  save: { en: 'Save', ar: 'حفظ' },
  updated: { en: 'Saved', ar: 'تم الحفظ' },
  logOut: { en: 'Log out', ar: 'تسجيل الخروج' },
})

/** Sentences that the specification prescribes word for word; only the English ones are its own. */
export const prescribedWords = defineMessages('prescribed', {
  fillAll: { en: 'Please fill in all fields', ar: 'من فضلك املأ كل الحقول' },
  required: { en: 'field is required', ar: 'اكتب|اختر' },
  badPhone: { en: 'please enter a valid phone number', ar: 'رقم الموبايل 11 رقمًا ويبدأ بـ 010' },
  passwordsDiffer: { en: 'Passwords do not match', ar: 'كلمتا المرور غير متطابقتين' },
  accountCreated: {
    en: 'Account created successfully. Please verify your phone number to activate your account.',
    ar: 'تم إنشاء الحساب بنجاح. أكّد رقم موبايلك لتفعيل حسابك.',
  },
  verifyToLogIn: {
    en: 'Please verify your phone number to complete login.',
    ar: 'من فضلك أكّد رقم موبايلك لإتمام تسجيل الدخول.',
  },
  verified: { en: 'Phone verified successfully!', ar: 'تم تأكيد رقم موبايلك!' },
  badCode: { en: 'Please enter a valid 6-digit OTP code', ar: 'من فضلك أدخل كود التحقق المكوّن من 6 أرقام' },
  wrongCode: { en: 'OTP verification failed', ar: 'كود التحقق غير صحيح أو انتهت صلاحيته' },
  added: { en: 'Added to cart!', ar: 'تمت الإضافة إلى السلة!' },
  cartEmpty: {
    en: 'Your cart is empty. Please add items to your cart before checkout.',
    ar: 'سلتك فارغة. أضف منتجات إلى السلة قبل إتمام الطلب.',
  },
  orderFailed: {
    en: 'Error processing your order. Please try again.',
    ar: 'حدث خطأ أثناء تسجيل طلبك. حاول مرة أخرى.',
  },
})
