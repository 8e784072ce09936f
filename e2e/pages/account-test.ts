import { type AccountForms, accountFormsIn, headAccountOf } from './account.ts'
import { type AccountWords, accountWordsOf } from './account-words.ts'
import { inventShopper, openAccount, type Shopper } from './shopper.ts'
import { test as base } from './test.ts'

type Fixtures = {
  accountWords: AccountWords
  /** The forms on the page itself. */
  forms: AccountForms
  /** The forms over the page. */
  modal: AccountForms
  head: ReturnType<typeof headAccountOf>
  /** Somebody without an account. */
  stranger: Shopper
  /** Somebody with a verified account. */
  shopper: Shopper
}

/** A journey of somebody with an account, or on the way to one. */
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
