import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, test } from '../pages/test.ts'

test('a guest counts up and down, takes the product out and brings it back', async ({
  page,
  words,
  putInCart,
  header,
  cartPage,
  openCartPage,
}) => {
  await putInCart()
  await openCartPage()
  const line = cartPage.line(words.handBlender.name)

  await line.more.click()
  await line.more.click()
  await expect(line.quantity).toHaveText('3')
  await line.fewer.click()
  await expect(line.quantity).toHaveText('2')
  await expect(header.cart).toHaveAccessibleName(words.cart.two)
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

test('an empty cart cannot be ordered', async ({ page, words }) => {
  await page.goto(paths.checkout())
  await expect(page.getByText(words.checkout.empty)).toBeVisible()
})

test('without a connection the cart stays on the screen and says so', async ({
  context,
  words,
  putInCart,
  header,
  cartPage,
  openCartPage,
}) => {
  await putInCart()
  await openCartPage()
  const line = cartPage.line(words.handBlender.name)
  await expect(line.quantity).toHaveText('1')
  await context.setOffline(true)
  await expect(cartPage.offline).toBeVisible()
  await line.more.click()
  await expect(line.quantity).toHaveText('1')
  await context.setOffline(false)
  await expect(cartPage.offline).toBeHidden()
  await line.more.click()
  await expect(header.cart).toHaveAccessibleName(words.cart.two)
})
