import { defineMessages } from '@shop/i18n'

/** The only texts that journeys copy: those that no message file of a page has, because the server or react-admin says them. */
export const copiedWords = defineMessages('copied', {
  loginFailed: { en: 'Login failed', ar: 'رقم الموبايل أو كلمة المرور غير صحيحة' },
  passwordWrong: { en: 'Your current password is not right.', ar: 'كلمة المرور الحالية غير صحيحة.' },
  codeWrong: {
    en: 'This code is not right, or it has been used. Wait for the next one and try again.',
    ar: 'الكود غير صحيح أو استُخدم من قبل. انتظر الكود التالي وحاول مرة أخرى.',
  },
  ownFirst: { en: 'Set up two-step login for yourself first', ar: 'فعّل التحقق بخطوتين لحسابك أولًا' },
  invitationOver: {
    en: 'This invitation is no longer valid. Please ask for a new one.',
    ar: 'لم تعد هذه الدعوة صالحة. اطلب دعوة جديدة.',
  },
  refundLimited: { en: 'You may send back {rest}', ar: 'يمكنك رد {rest}' },
  openOrders: {
    en: 'Orders of this customer are still on their way ({orders}). Erase the account when they have arrived.',
    ar: 'لهذا العميل طلبات لم تصل بعد ({orders}). احذف الحساب بعد وصولها.',
  },
  onItsWay: { en: 'is on its way', ar: 'في الطريق ويصلك' },
  wrongTracking: { en: 'Must have 3 to 40', ar: 'يجب أن يكون من 3 إلى 40' },
  save: { en: 'Save', ar: 'حفظ' },
  updated: { en: 'Saved', ar: 'تم الحفظ' },
  openMenu: { en: 'Open menu', ar: 'فتح القائمة' },
  logOut: { en: 'Log out', ar: 'تسجيل الخروج' },
})
