import { openCartMessages } from '../../apps/storefront/app/features/cart/cart.late.messages.ts'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { uiMessages } from '../../apps/storefront/app/ui/ui.messages.ts'
import { once } from '../once.ts'
import { checkPage } from '../pages/check-page.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'
import { withAny } from '../pages/words.ts'

/** The digits of a price, which are the same in both languages. */
const digitsOf = (egp: number) => Math.round(egp).toLocaleString('en')

test('C-02, C-03: a guest opens the cart modal, changes the cart and goes on (C-01 to C-04)', async ({
  page,
  words,
  client,
  putInCart,
  header,
  cartModal,
  checkoutPage,
}) => {
  const typed = words(typedWords)
  const { color } = await findHandBlender(client, words)
  await putInCart()
  const address = page.url()
  await header.cart.click()
  const line = cartModal.line(typed.handBlender)
  await expect(line.itself).toContainText(typed.handBlenderColor)
  await expect(line.quantity).toHaveText('1')
  await expect(line.itself.locator('img')).toHaveAttribute('src', new RegExp(color.images[0]?.base ?? 'none'))
  await expect(line.itself.locator('circle')).toHaveAttribute('fill', color.hex_value)
  await expect(cartModal.amounts).toContainText([digitsOf(color.price), words(uiMessages).free, digitsOf(color.price)])
  await expect(cartModal.freeDelivery).toBeVisible()
  expect(page.url()).toBe(address)
  await checkPage(page, 'cart modal')

  await line.more.click()
  await expect(line.quantity).toHaveText('2')
  await expect(line.itself).toContainText(digitsOf(2 * color.price))
  await expect(cartModal.amounts).toContainText([
    digitsOf(2 * color.price),
    words(uiMessages).free,
    digitsOf(2 * color.price),
  ])
  await line.remove.click()
  await expect(cartModal.empty).toBeVisible()
  await expect(cartModal.heading).toBeFocused()
  await checkPage(page, 'empty cart modal')
  await cartModal.undo.click()
  await expect(line.quantity).toHaveText('2')

  // A phone in landscape must have room for the lines too.
  await page.setViewportSize({ width: 740, height: 360 })
  await line.fewer.click()
  await expect(line.quantity).toHaveText('1')
  await cartModal.checkout.click()
  await expect(checkoutPage.heading).toBeVisible()
  await expect(cartModal.itself).toBeHidden()
})

test('C-04: Escape and the Close button close the modal, and an empty cart links to the shop', async ({
  page,
  header,
  cartModal,
}) => {
  // Before hydration the same key opens the cart page.
  await expect(async () => {
    await page.goto(paths.home())
    await header.cart.focus()
    await page.keyboard.press('Enter')
    await expect(cartModal.empty).toBeVisible({ timeout: 2000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(cartModal.itself).toBeHidden()
  await expect(header.cart).toBeFocused()
  await header.cart.click()
  await cartModal.close.click()
  await expect(cartModal.itself).toBeHidden()
  await header.cart.click()
  await cartModal.keepShopping.click()
  await expect(page).toHaveURL(paths.products())
  await expect(cartModal.itself).toBeHidden()
})

test(
  'opening the cart refreshes it and shows that it is loading (C-01, C-04)',
  once,
  async ({ page, header, cartModal }) => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route('**/api/orders/cart/current/**', async (route) => {
      await answered
      await route.continue()
    })
    await page.goto(paths.products())
    await header.cart.click()
    await expect(cartModal.loading).toBeAttached()
    await expect(cartModal.empty).toBeHidden()
    answer()
    await expect(cartModal.empty).toBeVisible()
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
