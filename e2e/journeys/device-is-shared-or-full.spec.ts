import { openCartMessages } from '../../apps/storefront/app/features/cart/cart.late.messages.ts'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { catalogMessages } from '../../apps/storefront/app/features/catalog/catalog.messages.ts'
import { favoritesMessages } from '../../apps/storefront/app/features/favorites/favorites.messages.ts'
import { myOrdersMessages } from '../../apps/storefront/app/features/orders/my-orders/my-orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { houseName } from '../browsers.ts'
import { once } from '../once.ts'
import { headAccountOf } from '../pages/account.ts'
import { recipients } from '../pages/checkout.ts'
import { prescribedWords } from '../pages/copied-words.ts'
import { expect, test } from '../pages/order-test.ts'
import { ordersPageOf } from '../pages/orders.ts'
import { findHandBlender, type ShopClient } from '../pages/shop-client.ts'
import { inventShopper, openAccount, type Shopper } from '../pages/shopper.ts'
import { typedWords } from '../pages/typed-words.ts'
import { waitForHydration } from '../pages/wait-for-hydration.ts'

test(
  'what one person typed is filled in for nobody else after the logout',
  once,
  async ({ page, client, baseURL, words, forms, head, shopper, putInCart, checkoutPage }) => {
    const { lastName, phone, city, address } = checkoutPage
    await page.goto(paths.login())
    await forms.logInAs(shopper)
    await expect(page).toHaveURL(paths.home())
    await putInCart()
    await page.goto(paths.checkout())
    await checkoutPage.fill(recipients[words.language])
    await head.openMenu()
    await head.logOut.click()
    await expect(head.logIn).toBeVisible()
    await expect(address).toBeHidden()

    const other = inventShopper('Other')
    await openAccount(client, baseURL ?? '', other)
    await page.goto(paths.login())
    await forms.logInAs(other)
    await expect(page).toHaveURL(paths.home())
    await putInCart()
    await page.goto(paths.checkout())
    await expect(checkoutPage.firstName).toHaveValue(other.name)
    await expect(phone).not.toHaveValue(recipients[words.language].phone)
    for (const field of [lastName, city, address]) await expect(field).toHaveValue('')
    await head.openMenu()
    await head.logOut.click()

    await expect(address).toBeHidden()
    await putInCart()
    await page.goto(paths.checkout())
    await expect(checkoutPage.place).toBeVisible()
    for (const field of [checkoutPage.firstName, lastName, phone, city, address]) await expect(field).toHaveValue('')
  },
)

test(
  'an order of an account is readable in no tab after the logout, one without an account is',
  once,
  async ({ page, context, isMobile, forms, head, shopper, buy, orderPage, words }) => {
    await buy('cash')
    await expect(orderPage.thanks).toBeVisible()
    const ofGuest = await orderPage.number.first().innerText()
    await page.goto(paths.login())
    await forms.logInAs(shopper)
    await expect(page).toHaveURL(paths.home())
    await buy('cash')
    await expect(orderPage.thanks).toBeVisible()
    const address = new URL(page.url()).pathname
    const otherTab = waitForHydration(await context.newPage())
    await otherTab.goto(paths.orders())
    await expect(ordersPageOf(otherTab, words).orders).toHaveCount(2)

    await head.openMenu()
    await head.logOut.click()
    await expect(orderPage.unknown).toBeVisible()
    for (const tab of [otherTab, page]) {
      if (tab === page) await page.goto(paths.orders())
      await expect(ordersPageOf(tab, words).orders).toHaveCount(1)
      await expect(tab.getByRole('main')).toContainText(ofGuest)
    }
    await headAccountOf(otherTab, words, isMobile).open()
    await expect(headAccountOf(otherTab, words, isMobile).logIn).toBeVisible()
    await page.goto(address)
    await expect(orderPage.unknown).toBeVisible()
  },
)

test(
  'a full disk: favourites, cart, language, login and order work for the visit',
  once,
  async ({ page, words, client, header, cartModal, modal, head, shopper, checkoutPage, orderPage, productPage }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      }
    })
    const { product, color } = await findHandBlender(client, words)
    await page.goto(paths.product(product.id, color.id))
    const favorite = page
      .getByRole('main')
      .getByRole('button', { name: words(favoritesMessages).favorite })
      .first()
    await favorite.click()
    await expect(favorite).toHaveAttribute('aria-pressed', 'true')
    await productPage.addToCart(product.name).click()
    await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 1 }))
    await head.open()
    await head.logIn.click()
    await modal.logInAs(shopper)
    await expect(modal.password).toBeHidden()
    await header.cart.click()
    await cartModal.viewCart.click()
    await page
      .getByRole('main')
      .getByRole('link', { name: words(openCartMessages).checkout, exact: true })
      .click()
    await expect(checkoutPage.firstName).toHaveValue(shopper.name)
    await checkoutPage.fill(recipients[words.language])
    await checkoutPage.place.click()
    await expect(orderPage.thanks).toBeVisible()
    await header.languageSwitch.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  },
)

test(
  'by plain http in the house, without a clipboard, the product is added and the link copied',
  once,
  async ({ page, baseURL, words, client, header, productPage, forms, shopper, faults }) => {
    const { product, color } = await findHandBlender(client, words)
    const inHouse = (path: string) => Object.assign(new URL(path, baseURL), { hostname: houseName }).href
    await page.goto(inHouse(paths.product(product.id, color.id)))
    expect(await page.evaluate(() => window.isSecureContext)).toBe(false)
    await productPage.addToCart(product.name).click()
    await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 1 }))
    await page.evaluate(() => Object.assign(navigator, { share: undefined }))
    await page
      .getByRole('main')
      .getByRole('button', { name: words(catalogMessages).share })
      .click()
    await expect(page.getByText(words(catalogMessages).linkCopied)).toBeVisible()
    await header.searchBox.fill('')
    await header.searchBox.press('ControlOrMeta+V')
    await expect(header.searchBox).toHaveValue(page.url())

    await page.goto(inHouse(paths.login()))
    await forms.logInAs(shopper)
    await expect(page).toHaveURL(inHouse(paths.home()))
    await header.languageSwitch.click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    // The browser says so of a header that helps by https only.
    const isExpected = (fault: string) => fault.startsWith('The Cross-Origin-Opener-Policy header has been ignored')
    faults.splice(0, faults.length, ...faults.filter((fault) => !isExpected(fault)))
  },
)

test(
  'a session revoked during checkout asks to log in again, and the form stays filled',
  once,
  async ({ page, client, words, putInCart, checkoutPage, forms, shopper }) => {
    const main = page.getByRole('main')
    await page.goto(paths.login())
    await forms.logInAs(shopper)
    await expect(page).toHaveURL(paths.home())
    await putInCart()
    await page.goto(paths.checkout())
    await expect(checkoutPage.firstName).toHaveValue(shopper.name)
    await checkoutPage.lastName.fill('Salem')
    await checkoutPage.city.fill('Dokki')
    await checkoutPage.region.selectOption('EG-GZ')
    // The autofill of a browser may fire no event.
    await checkoutPage.address.evaluate((field: HTMLInputElement) =>
      Object.assign(field, { value: '12 Tahrir Street' }),
    )
    await signOutEverywhere(client, shopper)

    await checkoutPage.place.click()
    await expect(main.getByText(words(prescribedWords).cartEmpty)).toBeHidden()
    await main.getByRole('link', { name: words(myOrdersMessages).logIn }).click()
    await forms.logInAs(shopper)
    await expect(page).toHaveURL(paths.checkout())
    await expect(main).toContainText(words(typedWords).handBlender)
    await expect(checkoutPage.city).toHaveValue('Dokki')
    await expect(checkoutPage.region).toHaveValue('EG-GZ')
    await expect(checkoutPage.address).toHaveValue('12 Tahrir Street')
  },
)

/** Ends all sessions, as from another device or by staff. */
async function signOutEverywhere(client: ShopClient, { phone, password }: Shopper): Promise<void> {
  const { access } = await client.users.logIn({ body: { phone, password } })
  const headers = { authorization: `Bearer ${access}` }
  const sessions = await client.users.listSessions({}, { headers })
  for (const { id, is_current } of sessions)
    if (!is_current) await client.users.revokeSession({ params: { id } }, { headers })
}
