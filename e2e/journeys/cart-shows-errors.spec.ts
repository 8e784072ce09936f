import type { Page } from '@playwright/test'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { prescribedWords } from '../pages/copied-words.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'

test('C-13: a failed and a successful addition show the texts of the spec; a second press while adding shows why it is ignored (C-07)', async ({
  page,
  words,
  client,
  productPage,
}) => {
  const prescribed = words(prescribedWords)
  const { product, color } = await findHandBlender(client, words)
  await page.goto(paths.product(product.id, color.id))
  await failAt(page, '**/api/orders/cart-items/add_to_cart/**')
  await productPage.addToCart(product.name).click()
  await expect(page.getByText(prescribed.notAdded, { exact: true })).toBeVisible()
  await expect(page.getByText(`${prescribed.addFailed} (502)`, { exact: true })).toBeVisible()

  await page.unrouteAll()
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/orders/cart-items/add_to_cart/**', async (route) => {
    await isAnswered
    await route.continue()
  })
  await productPage.addToCart(product.name).click()
  await productPage.addToCart(product.name).click()
  await expect(page.getByText(words(cartMessages).busy, { exact: true })).toBeVisible()
  answer()
  await expect(page.getByText(prescribed.added, { exact: true })).toHaveCount(1)
})

test('C-06, C-13: a refused addition shows the text of the spec and the reason', async ({
  page,
  words,
  client,
  productPage,
}) => {
  const { product, color } = await findHandBlender(client, words)
  await page.goto(paths.product(product.id, color.id))
  const reason = 'Only 2 of these are left.'
  await page.route('**/api/orders/cart-items/add_to_cart/**', (route) =>
    route.fulfill({ status: 409, json: { code: 'insufficient_stock', detail: reason, message: reason } }),
  )
  await productPage.addToCart(product.name).click()
  await expect(page.getByText(words(prescribedWords).notAdded, { exact: true })).toBeVisible()
  await expect(page.getByText(`${words(prescribedWords).addFailed}: ${reason}`, { exact: true })).toBeVisible()
})

test(
  'C-13: a failed change or removal shows an error and leaves the cart unchanged',
  once,
  async ({ page, words, putInCart, openCartPage, cartPage }) => {
    await putInCart()
    await openCartPage()
    const line = cartPage.line(words(typedWords).handBlender)
    await failAt(page, '**/api/orders/cart-items/**')
    await line.more.click()
    await expect(page.getByText(`${words(prescribedWords).updateFailed} (502)`)).toBeVisible()
    await expect(line.quantity).toHaveText('1')
    await line.remove.click()
    await expect(page.getByText(`${words(prescribedWords).removeFailed} (502)`)).toBeVisible()
    await expect(line.itself).toBeVisible()
  },
)

test('C-13: a cart that cannot be loaded shows an error', once, async ({ page, words }) => {
  await failAt(page, '**/api/orders/cart/current/**')
  // With a stored cart id the browser requests its cart.
  await page.addInitScript(() => localStorage.setItem('cart_id', '1'))
  await page.goto(paths.cart())
  await expect(page.getByRole('main').getByText(`${words(prescribedWords).loadFailed} (502)`)).toBeVisible()
})

/** Makes calls fail with 502 and an empty body. */
async function failAt(page: Page, calls: string): Promise<void> {
  await page.route(calls, (route) => route.fulfill({ status: 502, json: {} }))
}
