import type { ErrorCode, Localized } from '@shop/contract'

/** Refusals about accounts, logins and rights. */
export const accountErrors = {
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
  unauthenticated: { en: 'Please log in to continue.', ar: 'سجّل الدخول للمتابعة.' },
  forbidden: { en: 'You are not allowed to do this.', ar: 'غير مسموح لك بهذا الإجراء.' },
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
} satisfies Partial<Record<ErrorCode, Localized>>
