import type { Page } from '@playwright/test'
import { paths } from '../../apps/storefront/app/paths.ts'
import { recipients } from '../pages/checkout.ts'
import { expect, test } from '../pages/order-test.ts'

test('each invalid field shows its error, until it is corrected', async ({
  page,
  words,
  orderWords,
  putInCart,
  checkoutPage,
  orderPage,
}) => {
  const { required, badPhone } = words.checkout
  const { firstName, lastName, phone, region, city, address, place } = checkoutPage
  await putInCart()
  await page.goto(paths.checkout())
  await place.click()
  for (const field of [firstName, lastName, phone, region, city, address]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(required))
  }
  await expect(firstName).toBeFocused()

  await phone.fill('12345')
  await address.fill('12')
  await city.fill('D')
  await place.click()
  await expect(phone).toHaveAccessibleDescription(new RegExp(badPhone))
  await expect(address).toHaveAccessibleDescription(new RegExp(orderWords.tooShort))
  await expect(city).toHaveAccessibleDescription(new RegExp(orderWords.tooShort))

  await checkoutPage.fill(recipients[words.language])
  for (const field of [firstName, lastName, phone, region, city, address]) {
    await expect(field).not.toHaveAttribute('aria-invalid', 'true')
  }
  await place.click()
  await expect(orderPage.thanks).toBeVisible()
})

test('an empty cart shows an error', async ({ page, orderWords }) => {
  await page.goto(paths.checkout())
  await expect(page.getByText(orderWords.cartTroubles.empty)).toBeVisible()
})

test('a deleted cart shows an error', async ({ page, orderWords }) => {
  await answerCart(page, { status: 404, body: { code: 'cart_not_found', detail: 'gone', message: 'gone' } })
  await page.goto(paths.checkout())
  await expect(page.getByText(orderWords.cartTroubles.missing)).toBeVisible()
})

test('a cart that cannot be loaded shows an error and a retry button', async ({ page, orderWords }) => {
  await answerCart(page, { status: 500, body: {} })
  await page.goto(paths.checkout())
  await expect(page.getByText(orderWords.cartTroubles.unexpected)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('main').getByRole('button', { name: orderWords.tryAgain }).click()
  await expect(page.getByText(orderWords.cartTroubles.empty)).toBeVisible()
})

test('a cart with a line without a product shows an error', async ({
  page,
  words,
  orderWords,
  putInCart,
  checkoutPage,
}) => {
  await putInCart()
  await page.route(cartCall, async (route) => {
    const cart: { items: { product: object }[] } = await (await route.fetch()).json()
    const items = cart.items.map((line) => ({ ...line, product: { ...line.product, id: null } }))
    await route.fulfill({ json: { ...cart, items } })
  })
  await page.goto(paths.checkout())
  await checkoutPage.fill(recipients[words.language])
  await checkoutPage.place.click()
  await expect(checkoutPage.alert).toContainText(orderWords.cartTroubles.invalid)
})

const cartCall = '**/api/orders/cart/current/**'

/** Replaces every response for the cart. */
async function answerCart(page: Page, { status, body }: { status: number; body: object }): Promise<void> {
  await page.route(cartCall, (route) => route.fulfill({ status, json: body }))
}
