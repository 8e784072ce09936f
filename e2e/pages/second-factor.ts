import { expect, mergeTests, type Page } from '@playwright/test'
import { type Language, parsePhoneNumber } from '@shop/contract'
import { readAuthenticator } from './authenticator.ts'
import { readCode, readCodes } from './outbox.ts'
import { test as inOwnShop } from './own-shop-test.ts'
import { logInByApi, openStaffClient, type StaffClient } from './staff-client.ts'
import { test as asStaff } from './staff-test.ts'

const words = {
  en: {
    title: 'Two-step login',
    isOn: /Two-step login is on\./,
    isOff: /Two-step login is off\./,
    setUp: 'Set it up',
    goOn: 'Continue',
    picture: 'QR code for the authenticator app',
    code: 'Code from the app',
    phoneCode: 'Code from the message',
    confirm: 'Turn it on',
    codesTitle: 'Your recovery codes',
    savedCodes: 'I have saved them',
    turnOff: 'Turn it off',
    passwordWrong: 'Your current password is not right.',
    codeWrong: /This code is not right/,
    codeShape: /Please enter the 6 digits/,
    mustTitle: 'Set up two-step login first',
    setting: 'Roles that must use two-step login',
    admin: 'Admin',
    orders: 'Orders',
    ownFirst: /Set up two-step login for yourself first/,
    reset: 'Reset two-step login',
    resetNow: 'Reset',
    wasReset: 'Two-step login was reset.',
  },
  ar: {
    title: 'التحقق بخطوتين',
    isOn: /التحقق بخطوتين مفعّل\./,
    isOff: /التحقق بخطوتين غير مفعّل\./,
    setUp: 'تفعيل',
    goOn: 'متابعة',
    picture: 'رمز QR لتطبيق المصادقة',
    code: 'الكود من التطبيق',
    phoneCode: 'الكود من الرسالة',
    confirm: 'تفعيل',
    codesTitle: 'أكوادك الاحتياطية',
    savedCodes: 'حفظتها',
    turnOff: 'إيقاف',
    passwordWrong: 'كلمة المرور الحالية غير صحيحة.',
    codeWrong: /الكود غير صحيح/,
    codeShape: /اكتب الأرقام الستة/,
    mustTitle: 'فعّل التحقق بخطوتين أولًا',
    setting: 'الأدوار التي يلزمها التحقق بخطوتين',
    admin: 'مدير',
    orders: 'الطلبات',
    ownFirst: /فعّل التحقق بخطوتين لحسابك أولًا/,
    reset: 'إلغاء التحقق بخطوتين',
    resetNow: 'إلغاء التحقق',
    wasReset: 'تم إلغاء التحقق بخطوتين.',
  },
} as const satisfies Record<Language, object>

function secondFactorPagesOf(page: Page, language: Language) {
  const w = words[language]
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    words: w,
    button,
    code: page.getByRole('textbox', { name: w.code, exact: true }),
    phoneCode: page.getByRole('textbox', { name: w.phoneCode, exact: true }),
    picture: page.getByRole('img', { name: w.picture }),
    codesTitle: page.getByRole('heading', { name: w.codesTitle }),
    alert: (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text }),
    /** The shown secret. */
    readSecret: () => page.locator('p', { hasText: /^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/ }).innerText(),
    readRecoveryCodes: () =>
      page
        .getByRole('listitem')
        .filter({ hasText: /^\d{4}(-\d{4}){3}$/ })
        .allInnerTexts(),
  }
}

type Fixtures = {
  factor: ReturnType<typeof secondFactorPagesOf>
  /** Turns a member's second factor on. @returns the staff API in their name */
  setUpByApi: (who: { typed: string; password: string }) => Promise<{ client: StaffClient; secret: string }>
}

export const test = asStaff.extend<Fixtures>({
  factor: async ({ page, words: { language } }, use) => use(secondFactorPagesOf(page, language)),
  setUpByApi: async ({ baseURL, words: { language } }, use) => {
    await use(async (who) => {
      const { access } = await logInByApi(baseURL ?? '', language, who)
      const client = openStaffClient(baseURL ?? '', language, access)
      const known = await readCodes(baseURL ?? '', parsePhoneNumber(who.typed) ?? '')
      const asked = await client.secondFactor.requestCode({ body: { password: who.password } })
      const { phone, verification_token } = asked
      const otp_code = await readCode(baseURL ?? '', phone, known)
      const { secret } = await client.secondFactor.start({ body: { otp_code, verification_token } })
      await client.secondFactor.confirm({ body: { code: readAuthenticator(secret) } })
      return { client, secret }
    })
  },
})

/** The same in a separate shop, for settings that affect everybody. */
export const ownShopTest = mergeTests(test, inOwnShop)

export { expect }
