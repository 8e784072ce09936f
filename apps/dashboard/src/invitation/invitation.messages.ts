import { defineMessages } from '@shop/i18n'

export const invitationMessages = defineMessages('invitation', {
  title: { en: 'Join the team', ar: 'انضم إلى الفريق' },
  lead: {
    en: 'You are invited to work in this shop. Your role: {role}.',
    ar: 'أنت مدعو للعمل في هذا المتجر، والدور: {role}.',
  },
  phone: { en: 'Your mobile number:', ar: 'رقم موبايلك:' },
  until: { en: 'This invitation ends on {moment}.', ar: 'تنتهي هذه الدعوة في {moment}.' },
  firstName: { en: 'First name', ar: 'الاسم الأول' },
  lastName: { en: 'Last name', ar: 'اسم العائلة' },
  newPassword: { en: 'New password', ar: 'كلمة مرور جديدة' },
  repeatPassword: { en: 'Repeat the password', ar: 'أعد كتابة كلمة المرور' },
  passwordHint: { en: 'At least 8 characters, and no phone number.', ar: '8 أحرف على الأقل، وليست رقم موبايل.' },
  ownPassword: {
    en: 'You already have an account here. Enter its password to accept.',
    ar: 'لديك حساب هنا بالفعل. اكتب كلمة مروره لقبول الدعوة.',
  },
  forgotPassword: { en: 'Forgot your password?', ar: 'نسيت كلمة المرور؟' },
  accept: { en: 'Accept', ar: 'قبول الدعوة' },
  nameNeeded: { en: 'Please enter your first name.', ar: 'اكتب اسمك الأول.' },
  passwordNeeded: {
    en: 'Please enter a password of at least 8 characters.',
    ar: 'اكتب كلمة مرور من 8 أحرف على الأقل.',
  },
  differ: { en: 'Passwords do not match', ar: 'كلمتا المرور غير متطابقتين' },
  failed: { en: 'The shop did not answer. Please try again.', ar: 'المتجر لم يرد. حاول مرة أخرى.' },
  toLogin: { en: 'To the login', ar: 'إلى تسجيل الدخول' },
  tryAgain: { en: 'Try again', ar: 'حاول مرة أخرى' },
})
