import type { Page } from '@playwright/test'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { cartWordsOf } from '../pages/cart-words.ts'
import { findColor } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'

test('C-13: a failed and a successful addition show the texts of the spec; a second press while adding shows why it is ignored (C-07)', async ({
  page,
  words,
  client,
  productPage,
}) => {
  const said = cartWordsOf(words.language)
  const { product, color } = await findColor(client, words.handBlender.name, words.handBlender.color)
  await page.goto(paths.product(product.id, color.id))
  await failAt(page, '**/api/orders/cart-items/add_to_cart/**')
  await productPage.addToCart(product.name).click()
  await expect(page.getByText(said.notAdded, { exact: true })).toBeVisible()
  await expect(page.getByText(said.addFailed, { exact: true })).toBeVisible()

  await page.unrouteAll()
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/orders/cart-items/add_to_cart/**', async (route) => {
    await isAnswered
    await route.continue()
  })
  await productPage.addToCart(product.name).click()
  await productPage.addToCart(product.name).click()
  await expect(page.getByText(said.busy, { exact: true })).toBeVisible()
  answer()
  await expect(page.getByText(said.added, { exact: true })).toHaveCount(1)
})

test('C-06, C-13: a refused addition shows the text of the spec and the reason', async ({
  page,
  words,
  client,
  productPage,
}) => {
  const said = cartWordsOf(words.language)
  const { product, color } = await findColor(client, words.handBlender.name, words.handBlender.color)
  await page.goto(paths.product(product.id, color.id))
  const reason = 'Only 2 of these are left.'
  await page.route('**/api/orders/cart-items/add_to_cart/**', (route) =>
    route.fulfill({ status: 409, json: { code: 'insufficient_stock', detail: reason, message: reason } }),
  )
  await productPage.addToCart(product.name).click()
  await expect(page.getByText(said.notAdded, { exact: true })).toBeVisible()
  await expect(page.getByText(`${said.addRefused}${reason}`, { exact: true })).toBeVisible()
})

test(
  'C-13: a failed change or removal shows an error and leaves the cart unchanged',
  once,
  async ({ page, words, putInCart, openCartPage, cartPage }) => {
    const said = cartWordsOf(words.language)
    await putInCart()
    await openCartPage()
    const line = cartPage.line(words.handBlender.name)
    await failAt(page, '**/api/orders/cart-items/**')
    await line.more.click()
    await expect(page.getByText(said.updateFailed)).toBeVisible()
    await expect(line.quantity).toHaveText('1')
    await line.remove.click()
    await expect(page.getByText(said.removeFailed)).toBeVisible()
    await expect(line.itself).toBeVisible()
  },
)

test('C-13: a cart that cannot be loaded shows an error', once, async ({ page, words }) => {
  await failAt(page, '**/api/orders/cart/current/**')
  // With a stored cart id the browser requests its cart.
  await page.addInitScript(() => localStorage.setItem('cart_id', '1'))
  await page.goto(paths.cart())
  await expect(page.getByRole('main').getByText(cartWordsOf(words.language).loadFailed)).toBeVisible()
})

/** Makes calls fail with 502 and an empty body. */
async function failAt(page: Page, calls: string): Promise<void> {
  await page.route(calls, (route) => route.fulfill({ status: 502, json: {} }))
}
