import type { Page } from '@playwright/test'
import type { Language } from '@shop/contract'
import { test as base } from './staff-test.ts'

const words = {
  en: {
    title: 'Join the team',
    phone: 'Phone',
    firstName: 'First name',
    password: 'New password',
    repeat: 'Repeat the password',
    ownPassword: 'Password',
    accept: 'Accept',
    differ: 'Passwords do not match',
    notValid: /This invitation is no longer valid/,
    passwordWrong: 'Your current password is not right.',
    invite: 'Invite',
    invitations: 'Invitations',
    sent: 'Sent',
    until: /Valid until/,
    sendAgain: 'Send again',
    wasSent: 'The invitation is on its way',
    revoke: 'Cancel the invitation',
    revoked: 'The invitation was cancelled.',
  },
  ar: {
    title: 'انضم إلى الفريق',
    phone: 'الموبايل',
    firstName: 'الاسم الأول',
    password: 'كلمة مرور جديدة',
    repeat: 'أعد كتابة كلمة المرور',
    ownPassword: 'كلمة المرور',
    accept: 'قبول الدعوة',
    differ: 'كلمتا المرور غير متطابقتين',
    notValid: /لم تعد هذه الدعوة صالحة/,
    passwordWrong: 'كلمة المرور الحالية غير صحيحة.',
    invite: 'دعوة موظف',
    invitations: 'الدعوات',
    sent: 'تم الإرسال',
    until: /صالحة حتى/,
    sendAgain: 'إرسال من جديد',
    wasSent: 'الدعوة في الطريق',
    revoke: 'إلغاء الدعوة',
    revoked: 'تم إلغاء الدعوة.',
  },
} as const satisfies Record<Language, object>

function invitationPagesOf(page: Page, language: Language) {
  const w = words[language]
  const field = (name: string) => page.getByLabel(name, { exact: true })
  return {
    words: w,
    title: page.getByRole('heading', { level: 1, name: w.title }),
    firstName: field(w.firstName),
    password: field(w.password),
    repeat: field(w.repeat),
    ownPassword: field(w.ownPassword),
    accept: page.getByRole('button', { name: w.accept, exact: true }),
    alert: page.getByRole('alert').filter({ hasText: /./ }),
    /** The row of an open invitation. */
    row: (phone: string) =>
      page.getByRole('region').or(page.getByRole('main')).getByRole('listitem').filter({ hasText: phone }),
  }
}

/** A journey of an invited person. */
export const test = base.extend<{ invited: ReturnType<typeof invitationPagesOf> }>({
  invited: async ({ page, words: { language } }, use) => use(invitationPagesOf(page, language)),
})

export { expect } from '@playwright/test'
