import type { Page } from '@playwright/test'
import { type AccountForms, accountFormsIn, headAccountOf } from './account.ts'
import { inventShopper, openAccount, type Shopper } from './shopper.ts'
import { logInByApi } from './staff-client.ts'
import { test as base } from './test.ts'
import { typedWords } from './typed-words.ts'

type Fixtures = {
  /** The forms on the page. */
  forms: AccountForms
  /** The forms in the modal. */
  modal: AccountForms
  head: ReturnType<typeof headAccountOf>
  /** A person without an account. */
  stranger: Shopper
  /** A person with a verified account. */
  shopper: Shopper
  /** Signs a person in by the API: what the next page of the tab stores is what a login stores. */
  signIn: (who: { typed: string; password: string }, page?: Page) => Promise<void>
}

/** A journey with an account or a registration. */
export const test = base.extend<Fixtures>({
  forms: async ({ page, words }, use) => use(accountFormsIn(page.getByRole('main'), words)),
  modal: async ({ page, words }, use) => use(accountFormsIn(page.getByRole('dialog'), words)),
  head: async ({ page, words, isMobile }, use) => use(headAccountOf(page, words, isMobile)),
  stranger: async ({ words }, use) => use(inventShopper(words(typedWords).name)),
  shopper: async ({ words, client, baseURL }, use) => {
    const shopper = inventShopper(words(typedWords).name)
    await openAccount(client, baseURL ?? '', shopper)
    await use(shopper)
  },
  signIn: async ({ page: ownPage, baseURL, words }, use) => {
    await use(async (who, page = ownPage) => {
      const { access, refresh, user } = await logInByApi(baseURL ?? '', words.language, who)
      const saved = {
        auth_tokens: JSON.stringify({ access, refresh }),
        user_data: JSON.stringify(user),
        auth_token: access,
      }
      await page.addInitScript((login) => {
        // Once: after a logout the next page must not sign in again.
        if (window.sessionStorage.getItem(login.auth_token)) return
        window.sessionStorage.setItem(login.auth_token, 'was stored')
        for (const [name, value] of Object.entries(login)) window.localStorage.setItem(name, value)
      }, saved)
    })
  },
})

export { expect } from '@playwright/test'
