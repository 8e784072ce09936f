import { mergeTests } from '@playwright/test'
import { overviewMessages } from '../../apps/dashboard/src/resources/overview/overview.messages.ts'
import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { once } from '../once.ts'
import { guestPages } from '../pages/addresses.ts'
import { checkPage, checkPageAndDesktop } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
import { prescribedWords } from '../pages/copied-words.ts'
import { test as orders } from '../pages/order-test.ts'
import { placeOrder } from '../pages/place-order.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { register } from '../pages/shopper.ts'
import { expect, test as staff } from '../pages/staff-test.ts'
import { typedWords } from '../pages/typed-words.ts'

const test = mergeTests(orders, staff)

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

/** Every list of the menu. Pages of single records have tests beside their components. */
const dashboardPages = [
  'orders',
  'confirmation-calls',
  'returns',
  'payment-problems',
  'parcel-problems',
  'carriers',
  'customers',
  'coupons',
  'staff-members',
  'staff-sessions',
  'audit-entries',
  'products',
  'categories',
  'search/searches',
  'search/synonyms',
  'stock-levels',
  'catalogue-files',
  'banners',
  'policies',
  'policies/terms',
  'delivery',
  'electricity',
]

test(
  'the overview of the dashboard, and the lists and forms of its menu',
  both,
  async ({ page, openAsAdmin, client, dashboard, words }) => {
    await placeOrder(client)
    await openAsAdmin('/dashboard')
    await expect(dashboard.title(words(overviewMessages).title)).toBeVisible()
    await expect(dashboard.main.getByRole('region').first()).toBeVisible()
    await checkPage(page, 'overview')
    for (const path of dashboardPages) {
      await dashboard.visit(`/dashboard/${path}`)
      const { main } = dashboard
      const content = main.getByRole('button').or(main.getByRole('table')).or(main.getByRole('listitem'))
      // A list that is empty says so.
      await expect.soft(content.or(main.getByRole('paragraph')).first(), path).toBeVisible()
      await expect.soft(page.getByRole('progressbar'), path).toBeHidden()
      await checkPage(page, path)
    }
  },
)
