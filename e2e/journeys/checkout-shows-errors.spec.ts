import type { Page } from '@playwright/test'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
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

test('a wrong field shows its error when it is left, an empty one only when the form is sent', async ({
  page,
  words,
  putInCart,
  checkoutPage,
}) => {
  const { firstName, phone, place } = checkoutPage
  await putInCart()
  await page.goto(paths.checkout())
  await firstName.focus()
  await phone.fill('0101')
  await phone.press('Tab')
  await expect(phone).toHaveAccessibleDescription(new RegExp(words.checkout.badPhone))
  await expect(firstName).not.toHaveAttribute('aria-invalid', 'true')
  await phone.fill('01012345678')
  await phone.press('Tab')
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true')
  // The press that leaves a wrong field still reaches the button.
  await phone.fill('0101')
  await place.click()
  await expect(firstName).toBeFocused()
  await expect(firstName).toHaveAccessibleDescription(new RegExp(words.checkout.required))
  await expect(phone).toHaveAccessibleDescription(new RegExp(words.checkout.badPhone))
})

test('an empty cart shows an error', once, async ({ page, orderWords }) => {
  await page.goto(paths.checkout())
  await expect(page.getByText(orderWords.cartTroubles.empty)).toBeVisible()
})

test('a deleted cart shows an error', once, async ({ page, orderWords }) => {
  await answerCart(page, { status: 404, body: { code: 'cart_not_found', detail: 'gone', message: 'gone' } })
  await page.goto(paths.checkout())
  await expect(page.getByText(orderWords.cartTroubles.missing)).toBeVisible()
})

test('a cart that cannot be loaded shows an error and a retry button', once, async ({ page, orderWords }) => {
  await answerCart(page, { status: 500, body: {} })
  await page.goto(paths.checkout())
  await expect(page.getByText(orderWords.cartTroubles.unexpected)).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('main').getByRole('button', { name: orderWords.tryAgain }).click()
  await expect(page.getByText(orderWords.cartTroubles.empty)).toBeVisible()
})

test(
  'a cart with a line without a product shows an error',
  once,
  async ({ page, words, orderWords, putInCart, checkoutPage }) => {
    await putInCart()
    await page.route(cartCall, async (route) => {
      // The page that asked may be gone: then nobody needs an answer.
      const cart: { items: { product: object }[] } | null = await route
        .fetch()
        .then((response) => response.json())
        .catch(() => null)
      if (!cart) return route.abort()
      const items = cart.items.map((line) => ({ ...line, product: { ...line.product, id: null } }))
      await route.fulfill({ json: { ...cart, items } })
    })
    await page.goto(paths.checkout())
    await checkoutPage.fill(recipients[words.language])
    await checkoutPage.place.click()
    await expect(checkoutPage.alert).toContainText(orderWords.cartTroubles.invalid)
  },
)

const cartCall = '**/api/orders/cart/current/**'

/** Replaces every response for the cart. */
async function answerCart(page: Page, { status, body }: { status: number; body: object }): Promise<void> {
  await page.route(cartCall, (route) => route.fulfill({ status, json: body }))
}
