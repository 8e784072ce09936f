import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { guestPages } from '../pages/addresses.ts'
import { checkPage } from '../pages/check-page.ts'
import { recipients } from '../pages/checkout.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'

test('the pages of a guest, which load no file of the dashboard', both, async ({ page, words, client }) => {
  const { product } = await findHandBlender(client, words)
  const found = { productId: product.id, categoryId: product.category }
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const [name, pathOf] of Object.entries(guestPages)) {
    await page.goto(pathOf(found))
    await checkPage(page, name)
  }
  expect(asked).toContain(paths.home())
  expect(asked.filter((path) => path.startsWith(paths.dashboard()))).toEqual([])
})

test('the pages of a guest who buys', both, async ({ page, words, putInCart, cartPage, checkoutPage, orderPage }) => {
  await putInCart()
  await page.goto(paths.cart())
  await expect(cartPage.line(words(typedWords).handBlender).itself).toBeVisible()
  await checkPage(page, 'cart')
  await cartPage.checkout.click()
  await checkoutPage.place.click()
  await expect(checkoutPage.firstName).toBeFocused()
  await checkPage(page, 'checkout with errors')
  await checkoutPage.fill(recipients[words.language])
  await checkPage(page, 'checkout')
  await checkoutPage.place.click()
  await expect(orderPage.thanks).toBeVisible()
  await checkPage(page, 'order')
})
