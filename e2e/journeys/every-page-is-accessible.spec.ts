import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { guestPages } from '../pages/addresses.ts'
import { checkPage, checkPageAndDesktop } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
import { prescribedWords } from '../pages/copied-words.ts'
import { expect, test } from '../pages/order-test.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { register } from '../pages/shopper.ts'
import { typedWords } from '../pages/typed-words.ts'

test('the pages of a guest, which load no file of the dashboard', once, async ({ page, words, client }) => {
  const { product } = await findHandBlender(client, words)
  const found = { productId: product.id, categoryId: product.category }
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const [name, pathOf] of Object.entries(guestPages)) {
    await page.goto(pathOf(found))
    await checkPageAndDesktop(page, name)
  }
  expect(asked).toContain(paths.home())
  expect(asked.filter((path) => path.startsWith(paths.dashboard()))).toEqual([])
})

test('the pages of a guest who buys', once, async ({ page, words, putInCart, cartPage, checkoutPage, orderPage }) => {
  await putInCart()
  await page.goto(paths.cart())
  await expect(cartPage.line(words(typedWords).handBlender).itself).toBeVisible()
  await checkPageAndDesktop(page, 'cart')
  await cartPage.checkout.click()
  await checkoutPage.place.click()
  await expect(checkoutPage.firstName).toBeFocused()
  await checkPageAndDesktop(page, 'checkout with errors')
  await checkoutPage.fill(recipients[words.language])
  await checkPageAndDesktop(page, 'checkout')
  await checkoutPage.place.click()
  await expect(orderPage.thanks).toBeVisible()
  await checkPageAndDesktop(page, 'order')
})

test('the page that stands in for a bank', once, async ({ page, buy, bankPage }) => {
  await buy('card')
  await expect(bankPage.pay).toBeVisible()
  await checkPage(page, 'bank')
})

test('A-03: login and registration', once, async ({ page, forms }) => {
  await page.goto(paths.login())
  await checkPageAndDesktop(page, 'login')
  await forms.logIn.click()
  await expect(forms.alert).toBeVisible()
  await checkPageAndDesktop(page, 'login with errors')
  await page.goto(paths.register())
  await checkPageAndDesktop(page, 'signup')
})

test('A-03: password reset and verification', once, async ({ page, forms, words, client, stranger }) => {
  await page.goto(paths.register())
  await forms.terms.uncheck()
  await forms.terms.press('Enter')
  await checkPage(page, 'signup without terms')
  await page.goto(paths.forgotPassword())
  await expect(forms.phone).toBeVisible()
  await checkPage(page, 'forgotten password')
  await page.goto(paths.verifyPhone())
  await expect(forms.text(words(accountMessages).verifyAfterLogIn)).toBeVisible()
  await checkPage(page, 'verification without a phone')

  await register(client, stranger)
  await page.goto(paths.login())
  await forms.logInAs(stranger)
  await expect(forms.text(words(prescribedWords).verifyToLogIn)).toBeVisible()
  await checkPage(page, 'verification')
  await forms.sendCode.click()
  await expect(forms.code).toBeFocused()
  await forms.verify.click()
  await expect(forms.text(words(prescribedWords).badCode)).toBeVisible()
  await checkPage(page, 'verification with a wrong code')
})
