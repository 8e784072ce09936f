import type { Localized } from '@shop/contract'

/** Messages of successful account calls. The English texts are part of the API and must not change. */
export const accountTexts = {
  registered: {
    en: 'Account created successfully. Please verify your phone number to activate your account.',
    ar: 'تم إنشاء الحساب بنجاح. أكّد رقم موبايلك لتفعيل حسابك.',
  },
  registeredWithoutVerification: {
    en: 'Account created successfully. You can log in now.',
    ar: 'تم إنشاء الحساب بنجاح. يمكنك تسجيل الدخول الآن.',
  },
  loggedIn: { en: 'You are logged in.', ar: 'تم تسجيل الدخول.' },
  codeSent: { en: 'OTP sent successfully!', ar: 'تم إرسال كود التحقق بنجاح!' },
  phoneVerified: { en: 'Phone verified successfully!', ar: 'تم تأكيد رقم الموبايل بنجاح!' },
  codeRight: { en: 'The code is right. Please choose a new password.', ar: 'الكود صحيح. اختر كلمة مرور جديدة.' },
  resetCodeSent: {
    en: 'If this phone number has an account, a code is on its way to it.',
    ar: 'إذا كان لهذا الرقم حساب، فالكود في طريقه إليك.',
  },
  passwordReset: {
    en: 'Your password has been changed. Please log in with the new one.',
    ar: 'تم تغيير كلمة المرور. سجّل الدخول بكلمة المرور الجديدة.',
  },
  passwordChanged: {
    en: 'Your password has been changed. Your other devices are signed out.',
    ar: 'تم تغيير كلمة المرور، وتسجيل الخروج من أجهزتك الأخرى.',
  },
  loggedOut: { en: 'You are logged out.', ar: 'تم تسجيل الخروج.' },
  addressDeleted: { en: 'The address was deleted.', ar: 'تم حذف العنوان.' },
  sessionRevoked: { en: 'This device is signed out.', ar: 'تم تسجيل الخروج من هذا الجهاز.' },
  verificationNeeded: {
    en: 'New accounts need their phone number verified by a code.',
    ar: 'الحسابات الجديدة تحتاج تأكيد رقم الموبايل بكود.',
  },
  verificationNotNeeded: {
    en: 'Phone numbers do not need to be verified.',
    ar: 'لا حاجة إلى تأكيد رقم الموبايل.',
  },
} as const satisfies Record<string, Localized>
