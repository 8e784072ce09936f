import { defineMessages } from '@shop/i18n'

export const staffSessionsMessages = defineMessages('staff-sessions', {
  title: { en: 'Active sessions', ar: 'الأجهزة المتصلة بالحساب' },
  one: { en: 'Device', ar: 'جهاز' },
  member: { en: 'Who', ar: 'الموظف' },
  device: { en: 'Device', ar: 'الجهاز' },
  created_at: { en: 'Signed in', ar: 'تسجيل الدخول' },
  last_used_at: { en: 'Last used', ar: 'آخر استخدام' },
  actions: { en: 'Actions', ar: 'إجراءات' },
  thisOne: { en: 'this device', ar: 'هذا الجهاز' },
  signOut: { en: 'Sign out', ar: 'تسجيل الخروج' },
  signedOut: { en: 'Signed out.', ar: 'تم تسجيل الخروج.' },
  none: { en: 'Nobody is signed in.', ar: 'لا توجد أجهزة متصلة.' },
})
