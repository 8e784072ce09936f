import type { Page } from '@playwright/test'
import { parsePhoneNumber } from '@shop/contract'
import { authMessages } from '../../apps/dashboard/src/auth/auth.messages.ts'
import { secondFactorMessages } from '../../apps/dashboard/src/second-factor/second-factor.messages.ts'
import { readAuthenticator } from './authenticator.ts'
import { readCode, readCodes } from './outbox.ts'
import { logInByApi, openStaffClient, type StaffClient } from './staff-client.ts'
import { test as asStaff } from './staff-test.ts'
import type { Words } from './words.ts'

function secondFactorPagesOf(page: Page, words: Words) {
  const secondFactor = words(secondFactorMessages)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    button,
    code: page.getByRole('textbox', { name: words(authMessages).code, exact: true }),
    phoneCode: page.getByRole('textbox', { name: secondFactor.phoneCode, exact: true }),
    picture: page.getByRole('img', { name: secondFactor.picture }),
    codesTitle: page.getByRole('heading', { name: secondFactor.codesTitle }),
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
  factor: async ({ page, words }, use) => use(secondFactorPagesOf(page, words)),
  setUpByApi: async ({ baseURL, words }, use) => {
    await use(async (who) => {
      const { access } = await logInByApi(baseURL ?? '', words.language, who)
      const client = openStaffClient(baseURL ?? '', words.language, access)
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
