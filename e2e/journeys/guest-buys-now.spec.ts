import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { recipients } from '../pages/checkout.ts'
import { readOrderKey } from '../pages/order.ts'
import { expect, test } from '../pages/order-test.ts'
import { findColor } from '../pages/shop-client.ts'
import { typedWords } from '../pages/typed-words.ts'

test('O-05: a guest buys an iron with "buy now", and the cart does not change', async ({
  page,
  words,
  client,
  header,
  putInCart,
  buyNowPage,
  checkoutPage,
  orderPage,
}) => {
  const typed = words(typedWords)
  const { product, color } = await findColor(client, typed.iron, typed.ironColor)
  await putInCart()
  await page.goto(paths.product(product.id, color.id))
  await buyNowPage.link.click()
  await expect(buyNowPage.heading).toBeVisible()
  await buyNowPage.openChoice()
  await expect(buyNowPage.color(typed.ironColor)).toBeChecked()
  await buyNowPage.size.selectOption({ label: typed.longCable })
  await checkoutPage.fill(recipients[words.language])
  await page.reload()
  await buyNowPage.openChoice()
  await expect(buyNowPage.size.locator('option:checked')).toHaveText(typed.longCable)
  await expect(checkoutPage.firstName).toHaveValue(recipients[words.language].firstName)
  await checkoutPage.place.click()

  await expect(orderPage.thanks).toBeVisible()
  await expect(orderPage.number).toBeVisible()
  await expect(orderPage.call).toBeVisible()
  for (const text of [typed.iron, typed.ironColor, typed.longCable, words(ordersMessages).cash]) {
    await expect(orderPage.items).toContainText(text)
  }
  await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 1 }))
  const { id, accessToken } = await readOrderKey(page)
  const order = await client.orders.getOrder({ params: { id }, query: { access_token: accessToken } })
  expect(order.items).toMatchObject([{ color_id: color.id, size: typed.longCable, quantity: 1 }])
  await expect(orderPage.total).toContainText(Math.round(order.total).toLocaleString('en'))
})
