import { defineMessages } from '@shop/i18n'

/** `verifyPhone` and `inactive` are fixed texts of rule A-13 (docs/rules.md). */
export const authMessages = defineMessages('auth', {
  title: { en: 'Staff login', ar: 'دخول الموظفين' },
  lead: { en: 'The back office of the shop.', ar: 'لوحة إدارة المتجر.' },
  phone: { en: 'Phone number', ar: 'رقم الموبايل' },
  password: { en: 'Password', ar: 'كلمة المرور' },
  showPassword: { en: 'Show password', ar: 'إظهار كلمة المرور' },
  hidePassword: { en: 'Hide password', ar: 'إخفاء كلمة المرور' },
  logIn: { en: 'Log in', ar: 'تسجيل الدخول' },
  code: { en: 'Code from the app', ar: 'الكود من التطبيق' },
  codeOrRecovery: {
    en: 'The 6 digits of your authenticator app. Without your phone: one of your recovery codes.',
    ar: 'الأرقام الستة من تطبيق المصادقة. بدون موبايلك: اكتب أحد أكوادك الاحتياطية.',
  },
  codeWrong: {
    en: 'Please enter the 6 digits of the app or the 16 of a recovery code.',
    ar: 'اكتب الأرقام الستة من التطبيق أو كودًا احتياطيًا من 16 رقمًا.',
  },
  forgotPassword: { en: 'Forgot your password?', ar: 'نسيت كلمة المرور؟' },
  toShop: { en: 'Back to the shop', ar: 'العودة إلى المتجر' },
  fillAll: { en: 'Please fill in all fields', ar: 'من فضلك املأ جميع الحقول' },
  phoneWrong: { en: 'please enter a valid phone number', ar: 'من فضلك أدخل رقم موبايل صحيح' },
  unexpected: {
    en: 'An unexpected error occurred. Please try again.',
    ar: 'حدث خطأ غير متوقع. من فضلك حاول مرة أخرى.',
  },
  noConnection: { en: 'No connection to the shop.', ar: 'لا يوجد اتصال بالمتجر.' },
  retry: { en: 'Try again', ar: 'حاول مرة أخرى' },
  verifyPhone: {
    en: 'Please verify your phone number to continue.',
    ar: 'من فضلك أكّد رقم موبايلك للمتابعة.',
  },
  inactive: {
    en: 'Your account is inactive. Please verify your phone number.',
    ar: 'حسابك غير مفعّل. من فضلك أكّد رقم موبايلك.',
  },
  ended: { en: 'Your login has ended. Please log in again.', ar: 'انتهت جلستك. سجّل الدخول من جديد.' },
  checking: { en: 'Checking your login', ar: 'جارٍ التحقق من حسابك' },
  notStaff: { en: 'This account may not open the dashboard', ar: 'ليس لهذا الحساب صلاحية لفتح لوحة التحكم' },
  notStaffText: {
    en: 'It belongs to a shopper. Ask an admin to make you a member of staff, or log in with another account.',
    ar: 'هذا حساب عميل. اطلب من المدير أن يضيفك إلى الموظفين، أو سجّل الدخول بحساب آخر.',
  },
  otherAccount: { en: 'Log in with another account', ar: 'الدخول بحساب آخر' },
})
