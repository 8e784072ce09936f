import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, test } from '../pages/test.ts'

test('a guest goes back through the shop and forward again', async ({
  page,
  words,
  putInCart,
  productPage,
  cartPage,
  openCartPage,
  checkoutPage,
}) => {
  const { productId, colorId } = await putInCart()
  await openCartPage()
  await expect(cartPage.heading).toBeVisible()
  await cartPage.checkout.click()
  await checkoutPage.firstName.fill('Mona')

  await page.goBack()
  await expect(cartPage.line(words.handBlender.name).itself).toBeVisible()
  await page.goBack()
  await expect(productPage.heading(words.handBlender.name)).toBeVisible()
  await expect(page).toHaveURL(paths.product(productId, colorId))
  await page.goForward()
  await page.goForward()
  await expect(checkoutPage.firstName).toHaveValue('Mona')
})
