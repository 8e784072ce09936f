import { type AccountForms, accountFormsIn, headAccountOf } from './account.ts'
import { type AccountWords, accountWordsOf } from './account-words.ts'
import { inventShopper, openAccount, type Shopper } from './shopper.ts'
import { test as base } from './test.ts'

type Fixtures = {
  accountWords: AccountWords
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
  accountWords: async ({ words }, use) => use(accountWordsOf(words.language)),
  forms: async ({ page, accountWords }, use) => use(accountFormsIn(page.getByRole('main'), accountWords)),
  modal: async ({ page, accountWords }, use) => use(accountFormsIn(page.getByRole('dialog'), accountWords)),
  head: async ({ page, accountWords, isMobile }, use) => use(headAccountOf(page, accountWords, isMobile)),
  stranger: async ({ accountWords }, use) => use(inventShopper(accountWords.name)),
  shopper: async ({ accountWords, client, baseURL }, use) => {
    const shopper = inventShopper(accountWords.name)
    await openAccount(client, baseURL ?? '', shopper)
    await use(shopper)
  },
})

export { expect } from '@playwright/test'
