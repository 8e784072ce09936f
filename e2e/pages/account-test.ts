import { type AccountForms, accountFormsIn, headAccountOf } from './account.ts'
import { inventShopper, openAccount, type Shopper } from './shopper.ts'
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
})

export { expect } from '@playwright/test'
