import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/account-test.ts'
import { typedWords } from '../pages/typed-words.ts'

test(
  "a guest's cart merges into the shopper's cart at login, and stays in the account",
  once,
  async ({ page, words, head, modal, forms, cartPage, openCartPage, shopper, putInCart }) => {
    const typed = words(typedWords)
    await putInCart()
    await head.open()
    await head.logIn.click()
    await modal.logInAs(shopper)
    await expect(page.getByText(words(accountMessages).welcome({ name: typed.name }))).toBeVisible()
    await openCartPage()
    await expect(cartPage.line(typed.handBlender).quantity).toHaveText('1')

    await head.openMenu()
    await head.logOut.click()
    await expect(cartPage.empty).toBeVisible()

    // On the next visit the guest fills a new cart; login adds it to the shopper's cart once.
    await putInCart()
    await page.goto(paths.login({ next: paths.cart() }))
    await forms.logInAs(shopper)
    await expect(cartPage.line(typed.handBlender).quantity).toHaveText('2')
    await page.reload()
    await expect(cartPage.line(typed.handBlender).quantity).toHaveText('2')
  },
)
