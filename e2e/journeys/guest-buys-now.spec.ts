import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { recipients } from '../pages/checkout.ts'
import { prescribedWords } from '../pages/copied-words.ts'
import { readOrderKey } from '../pages/order.ts'
import { expect, test } from '../pages/order-test.ts'
import { findColor, findHandBlender, findSoldOutColor } from '../pages/shop-client.ts'
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

test('"buy now" on a card selects the first colour in stock; the guest may change it', async ({
  page,
  words,
  client,
  buyNowPage,
  checkoutPage,
  orderPage,
}) => {
  const typed = words(typedWords)
  const { product } = await findHandBlender(client, words)
  const [first, second] = product.colors.filter(({ quantity }) => quantity > 0)
  await page.goto(paths.products({ search: typed.handBlender }))
  const card = page.getByRole('article').filter({ hasText: product.name }).first()
  await card.locator(`a[href^="${paths.buyNow(product.id)}"]`).click()
  await buyNowPage.openChoice()
  await expect(buyNowPage.color(first?.name ?? '')).toBeChecked()
  await buyNowPage.color(second?.name ?? '').check()
  await checkoutPage.fill(recipients[words.language])
  await checkoutPage.place.click()
  await expect(orderPage.items).toContainText(second?.name ?? '')
})

test(
  'O-05: "buy now" of a sold-out colour asks for another colour',
  once,
  async ({ page, words, client, buyNowPage, checkoutPage, orderPage }) => {
    const { product, color, soldOut } = await findSoldOutColor(client)
    await page.goto(paths.buyNow(product.id, { color: soldOut.id }))
    await checkoutPage.fill(recipients[words.language])
    await checkoutPage.place.click()
    await expect(page.getByText(words(prescribedWords).colorNeeded)).toBeVisible()
    await buyNowPage.color(color.name).check()
    await expect(page.getByText(words(prescribedWords).colorNeeded)).toBeHidden()
    await checkoutPage.place.click()
    await expect(orderPage.thanks).toBeVisible()
  },
)

test(
  'an order whose response was lost is placed once, also after a reload',
  once,
  async ({ page, words, buy, checkoutPage, orderPage }) => {
    const placed: string[] = []
    await page.route(
      '**/api/orders/buy-now/**',
      async (route) => {
        const answer: { order: { id: string } } = await (await route.fetch()).json()
        placed.push(answer.order.id)
        await route.abort('connectionreset')
      },
      { times: 1 },
    )
    await buy('cash')
    await expect(checkoutPage.alert).toContainText(words(prescribedWords).orderFailed)
    await page.reload()
    await expect(checkoutPage.alert).toContainText(words(prescribedWords).orderFailed)
    await checkoutPage.retry.click()
    await expect(orderPage.thanks).toBeVisible()
    expect(page.url()).toContain(placed[0])
  },
)
