import { defineMessages } from '@shop/i18n'

/** `verifyPhone` and `inactive` are the spec's words (section 8, "Protected route"). */
export const authMessages = defineMessages('auth', {
  title: { en: 'Staff login', ar: 'دخول الموظفين' },
  lead: { en: 'The back office of the shop.', ar: 'لوحة إدارة المتجر.' },
  phone: { en: 'Phone number', ar: 'رقم الموبايل' },
  password: { en: 'Password', ar: 'كلمة السر' },
  showPassword: { en: 'Show password', ar: 'إظهار كلمة السر' },
  hidePassword: { en: 'Hide password', ar: 'إخفاء كلمة السر' },
  logIn: { en: 'Log in', ar: 'دخول' },
  forgotPassword: { en: 'Forgot your password?', ar: 'نسيت كلمة السر؟' },
  toShop: { en: 'Back to the shop', ar: 'الرجوع للمتجر' },
  fillAll: { en: 'Please fill in all fields', ar: 'من فضلك املأ كل الخانات' },
  phoneWrong: { en: 'please enter a valid phone number', ar: 'من فضلك اكتب رقم موبايل صحيح' },
  unexpected: {
    en: 'An unexpected error occurred. Please try again.',
    ar: 'حصل خطأ غير متوقع. من فضلك حاول تاني.',
  },
  noConnection: { en: 'No connection to the shop.', ar: 'مفيش اتصال بالمتجر.' },
  retry: { en: 'Try again', ar: 'حاول تاني' },
  verifyPhone: {
    en: 'Please verify your phone number to continue.',
    ar: 'من فضلك أكّد رقم موبايلك علشان تكمّل.',
  },
  inactive: {
    en: 'Your account is inactive. Please verify your phone number.',
    ar: 'حسابك غير مفعّل. من فضلك أكّد رقم موبايلك.',
  },
  checking: { en: 'Checking your login', ar: 'بنتأكد من حسابك' },
  notStaff: { en: 'This account may not open the dashboard', ar: 'الحساب ده مالوش صلاحية يفتح لوحة الإدارة' },
  notStaffText: {
    en: 'It belongs to a shopper. Ask an admin to make you a member of staff, or log in with another account.',
    ar: 'الحساب ده لعميل. اطلب من المدير يضيفك للموظفين، أو ادخل بحساب تاني.',
  },
  otherAccount: { en: 'Log in with another account', ar: 'الدخول بحساب تاني' },
})
