import { openCartMessages } from '../../apps/storefront/app/features/cart/cart.late.messages.ts'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { accountMessages } from '../../apps/storefront/app/features/users/account.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { leanBrowser } from '../browsers.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/account-test.ts'
import { cartPageOf } from '../pages/cart.ts'
import { typedWords } from '../pages/typed-words.ts'
import { withAny } from '../pages/words.ts'

/** The digits of a price, which are the same in both languages. */
const digitsOf = (egp: number) => Math.round(egp).toLocaleString('en')

test('C-05, C-10: a guest changes the quantity, removes the product and undoes the removal', async ({
  page,
  words,
  putInCart,
  header,
  cartPage,
  openCartPage,
}) => {
  await putInCart()
  await openCartPage()
  const line = cartPage.line(words(typedWords).handBlender)

  await line.more.click()
  await line.more.click()
  await expect(line.quantity).toHaveText('3')
  await line.fewer.click()
  await expect(line.quantity).toHaveText('2')
  await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 2 }))
  await page.reload()
  await expect(line.quantity).toHaveText('2')

  await line.remove.click()
  await expect(cartPage.empty).toBeVisible()
  await expect(cartPage.heading).toBeFocused()
  await cartPage.undo.click()
  await expect(line.quantity).toHaveText('2')

  await line.fewer.click()
  await line.fewer.click()
  await expect(cartPage.empty).toBeVisible()
  await cartPage.keepShopping.click()
  await expect(page).toHaveURL(paths.products())
})

test(
  'C-12: without a connection the cart stays visible and says that it is offline',
  once,
  async ({ context, words, putInCart, header, cartPage, openCartPage }) => {
    await putInCart()
    await openCartPage()
    const line = cartPage.line(words(typedWords).handBlender)
    await expect(line.quantity).toHaveText('1')
    await context.setOffline(true)
    await expect(cartPage.offline).toBeVisible()
    await line.more.click()
    await expect(line.quantity).toHaveText('1')
    await context.setOffline(false)
    await expect(cartPage.offline).toBeHidden()
    await line.more.click()
    await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 2 }))
  },
)

test(
  'opening a cart that changed elsewhere shows its current lines and delivery fee (C-01, C-03)',
  once,
  async ({ page, client, words, putInCart, header, cartModal }) => {
    await page.clock.install()
    await putInCart()
    const query = { session_key: (await page.evaluate(() => localStorage.getItem('cart_session_key'))) ?? '' }
    const { results } = await client.catalog.listProducts({ query: { ordering: 'price_asc', in_stock: 'true' } })
    const cheapest = { product_id: results[0]?.id ?? 0 }
    const { items } = await client.cart.addToCart({ query, body: cheapest })
    const blender = items.find(({ product }) => product.name === words(typedWords).handBlender)
    const now = await client.cart.removeFromCart({ query, body: { cartitem_id: blender?.id ?? 0 } })
    expect(now.delivery, 'a cheap cart has a delivery fee').toBeGreaterThan(0)

    await page.clock.fastForward(2000)
    await header.cart.click()
    await expect(cartModal.line(results[0]?.name ?? '').itself).toBeVisible()
    await expect(cartModal.line(words(typedWords).handBlender).itself).toBeHidden()
    await expect(cartModal.amounts).toContainText([now.subtotal, now.delivery, now.total].map(digitsOf))
  },
)

test(
  'without scripts the cart button opens the cart page (C-05)',
  once,
  async ({ browser, baseURL, locale, words }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL && { baseURL }),
      ...(locale && { locale }),
    })
    const page = await context.newPage()
    await page.goto(paths.home())
    await page
      .getByRole('banner')
      .getByRole('link', { name: withAny(words(cartMessages).cart, words(cartMessages).cartWithCount) })
      .click()
    await expect(page.getByRole('heading', { level: 1, name: words(openCartMessages).title })).toBeVisible()
    await context.close()
  },
)

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

test('a change of the cart in one tab shows in the other', once, async ({ context, words, header, putInCart }) => {
  const cart = words(cartMessages)
  await putInCart()
  const otherTab = await context.newPage()
  await otherTab.goto(paths.cart())
  const line = cartPageOf(otherTab, words).line(words(typedWords).handBlender)
  await line.more.click()
  await expect(header.cart).toHaveAccessibleName(cart.cartWithCount({ count: 2 }))
  await line.remove.click()
  await expect(header.cart).toHaveAccessibleName(cart.cart)
})

test.describe('Back', () => {
  // Playwright disables the back/forward cache of browsers by default.
  test.use({ ownBrowser: { ...leanBrowser, ignoreDefaultArgs: ['--disable-back-forward-cache'] } })

  test(
    'shows the current cart on a page that it restores from memory',
    once,
    async ({ page, words, header, productPage }) => {
      const typed = words(typedWords)
      await page.goto(paths.terms())
      await header.searchBox.fill(typed.handBlender)
      await header.resultNamed(typed.handBlender).click()
      await productPage.addToCart(typed.handBlender).click()
      await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 1 }))
      await page.goBack({ waitUntil: 'commit' })
      await expect(page).toHaveURL(paths.terms())
      await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 1 }))
    },
  )
})
