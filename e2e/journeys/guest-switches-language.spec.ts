import type { Page } from '@playwright/test'
import { otherLanguageOf } from '@shop/i18n'
import { addressMessages } from '../../apps/storefront/app/delivery/address/address.late.messages.ts'
import { openCartMessages } from '../../apps/storefront/app/features/cart/cart.late.messages.ts'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { once } from '../once.ts'
import { recipients } from '../pages/checkout.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { directionOf } from '../pages/direction.ts'
import { expect, test } from '../pages/order-test.ts'
import { translatePage } from '../pages/translate-page.ts'
import { typedWords } from '../pages/typed-words.ts'
import { wordsOf } from '../pages/words.ts'

test(
  'G-02: a guest switches the language in the middle of a form and loses nothing',
  both,
  async ({ page, words, header, putInCart, cartPage, openCartPage, checkoutPage }) => {
    const other = wordsOf(otherLanguageOf[words.language])
    const orders = other(ordersMessages)
    const recipient = recipients[words.language]
    await putInCart()
    await openCartPage()
    await cartPage.checkout.click()
    await checkoutPage.fill(recipient)
    const address = page.url()

    await header.languageSwitch.click()
    await expect(page.getByRole('heading', { level: 1, name: orders.checkout })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(other))
    // On a phone the summary is folded.
    await expect(page.getByRole('main')).toContainText(other(typedWords).handBlender)
    await expect.poll(() => isArabicFontLoaded(page)).toBe(true)
    await expect(page.getByLabel(orders.firstName)).toHaveValue(recipient.firstName)
    await expect(page.getByLabel(other(addressMessages).region)).toHaveValue('EG-GZ')
    expect(page.url()).toBe(address)

    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', other.language)
  },
)

/** Whether the page uses the shop's font, and its Arabic letters are loaded. */
function isArabicFontLoaded(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const plain = (name: string) => name.replaceAll('"', '')
    const [font = ''] = getComputedStyle(document.body).fontFamily.split(',').map(plain)
    const faces = [...document.fonts].filter(({ family, status }) => plain(family) === font && status === 'loaded')
    return font === 'Cairo' && faces.some(({ unicodeRange }) => /U\+0?600-/i.test(unicodeRange))
  })
}

const demoShopper = { typed: '01000000002', password: 'nawwar-shopper-1' }

test('a guest lets the browser translate the shop, and orders', async ({
  page,
  words,
  header,
  cartPage,
  cartModal,
  putInCart,
  checkoutPage,
  orderPage,
}) => {
  await putInCart()
  await translatePage(page)
  await header.cart.click()
  await expect(cartModal.heading).toBeVisible()
  await cartModal.viewCart.click()
  const line = cartPage.line(words(typedWords).handBlender)
  await line.more.click()
  await expect(line.quantity).toHaveText('2')
  await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 2 }))
  await line.fewer.click()
  await expect(line.quantity).toHaveText('1')
  await cartPage.checkout.click()
  await checkoutPage.place.click()
  await expect(checkoutPage.firstName).toHaveAttribute('aria-invalid', 'true')
  await checkoutPage.fill(recipients[words.language])

  const answer = Promise.withResolvers<void>()
  await page.route('**/api/orders/checkout/**', (route) => answer.promise.then(() => route.continue()), { times: 1 })
  const button = page.locator('form button[type=submit]').last()
  const before = await button.innerText()
  await checkoutPage.place.click()
  await expect(button, 'the button says that it sends').not.toHaveText(before)
  answer.resolve()
  await expect(orderPage.thanks).toBeVisible()
})

test('the language of a translated page is switched', async ({ page, words, header, putInCart, openCartPage }) => {
  const other = wordsOf(otherLanguageOf[words.language])
  await putInCart()
  await openCartPage()
  await translatePage(page)
  await header.languageSwitch.click()
  await expect(page.getByRole('heading', { level: 1, name: other(openCartMessages).title })).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText(words(openCartMessages).checkout)
})

test('a shopper logs in on a translated page after a wrong password', once, async ({ page, words, forms }) => {
  await page.goto(paths.login({ next: paths.cart() }))
  await translatePage(page)
  await forms.logInAs({ ...demoShopper, password: 'not-my-password' })
  await expect(forms.alert).toHaveText(words(copiedWords).loginFailed)
  await forms.logInAs(demoShopper)
  await expect(page).toHaveURL(paths.cart())
})

test('a search on a translated page shows what is found', once, async ({ page, words, header }) => {
  const typed = words(typedWords)
  await page.goto(paths.products())
  await translatePage(page)
  await header.searchBox.fill(typed.handBlender)
  await expect(header.resultNamed(typed.handBlender).first()).toBeVisible()
  await header.searchBox.fill('qqqqqq')
  await expect(header.resultNamed(typed.handBlender)).toHaveCount(0)
  await header.searchBox.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
