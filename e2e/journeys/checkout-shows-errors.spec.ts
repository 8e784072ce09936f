import type { Page } from '@playwright/test'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { recipients } from '../pages/checkout.ts'
import { prescribedWords } from '../pages/copied-words.ts'
import { expect, test } from '../pages/order-test.ts'

test('O-01: each invalid field shows its error, until it is corrected', async ({
  page,
  words,
  putInCart,
  checkoutPage,
  orderPage,
}) => {
  const prescribed = words(prescribedWords)
  const { firstName, lastName, phone, region, city, address, place } = checkoutPage
  await putInCart()
  await page.goto(paths.checkout())
  await place.click()
  for (const field of [firstName, lastName, phone, region, city, address]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(prescribed.required))
  }
  await expect(firstName).toBeFocused()

  await phone.fill('12345')
  await address.fill('12')
  await city.fill('D')
  await place.click()
  await expect(phone).toHaveAccessibleDescription(new RegExp(prescribed.badPhone))
  await expect(address).toHaveAccessibleDescription(new RegExp(prescribed.tooShort))
  await expect(city).toHaveAccessibleDescription(new RegExp(prescribed.tooShort))

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
  const prescribed = words(prescribedWords)
  const { firstName, phone, place } = checkoutPage
  await putInCart()
  await page.goto(paths.checkout())
  await firstName.focus()
  await phone.fill('0101')
  await phone.press('Tab')
  await expect(phone).toHaveAccessibleDescription(new RegExp(prescribed.badPhone))
  await expect(firstName).not.toHaveAttribute('aria-invalid', 'true')
  await phone.fill('01012345678')
  await phone.press('Tab')
  await expect(phone).not.toHaveAttribute('aria-invalid', 'true')
  // The press that leaves a wrong field still reaches the button.
  await phone.fill('0101')
  await place.click()
  await expect(firstName).toBeFocused()
  await expect(firstName).toHaveAccessibleDescription(new RegExp(prescribed.required))
  await expect(phone).toHaveAccessibleDescription(new RegExp(prescribed.badPhone))
})

test('an empty cart shows an error', once, async ({ page, words }) => {
  await page.goto(paths.checkout())
  await expect(page.getByText(words(prescribedWords).cartEmpty)).toBeVisible()
})

test('a deleted cart shows an error', once, async ({ page, words }) => {
  await answerCart(page, { status: 404, body: { code: 'cart_not_found', detail: 'gone', message: 'gone' } })
  await page.goto(paths.checkout())
  await expect(page.getByText(words(prescribedWords).cartMissing)).toBeVisible()
})

test('a cart that cannot be loaded shows an error and a retry button', once, async ({ page, words }) => {
  await answerCart(page, { status: 500, body: {} })
  await page.goto(paths.checkout())
  await expect(page.getByText(words(prescribedWords).cartUnexpected)).toBeVisible()
  await page.unrouteAll()
  await page
    .getByRole('main')
    .getByRole('button', { name: words(ordersMessages).retry })
    .click()
  await expect(page.getByText(words(prescribedWords).cartEmpty)).toBeVisible()
})

test('a cart with a line without a product shows an error', once, async ({ page, words, putInCart, checkoutPage }) => {
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
  await expect(checkoutPage.alert).toContainText(words(prescribedWords).cartInvalid)
})

const cartCall = '**/api/orders/cart/current/**'

/** Replaces every response for the cart. */
async function answerCart(page: Page, { status, body }: { status: number; body: object }): Promise<void> {
  await page.route(cartCall, (route) => route.fulfill({ status, json: body }))
}
