import { defineMessages } from '@shop/i18n'

/** Texts of the header about an account. English texts of rule A-14 are prescribed word for word. */
export const usersMessages = defineMessages('users', {
  logIn: { en: 'Login', ar: 'تسجيل الدخول' },
  networkFailed: { en: 'Network error occurred', ar: 'تعذّر الاتصال بالمتجر' },
  noRefreshToken: { en: 'No refresh token available', ar: 'انتهت جلسة الدخول' },
  refreshFailed: { en: 'Token refresh failed', ar: 'انتهت جلسة الدخول' },
  signedOut: { en: 'You’ve been signed out. Sign in again.', ar: 'تم تسجيل خروجك. سجّل الدخول مرة أخرى.' },
  account: { en: 'Account', ar: 'الحساب' },
  accountOf: { en: 'Account of {name}', ar: 'حساب {name}' },
  myOrders: { en: 'My orders', ar: 'طلباتي' },
  dashboard: { en: 'Dashboard', ar: 'لوحة التحكم' },
})
