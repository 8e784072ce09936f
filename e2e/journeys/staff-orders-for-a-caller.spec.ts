import { newOrderMessages } from '../../apps/dashboard/src/resources/orders/create/new-order.messages.ts'
import { linesMessages } from '../../apps/dashboard/src/resources/orders/lines/lines.messages.ts'
import { confirmationCallsMessages } from '../../apps/dashboard/src/resources/shared/confirmation-calls.messages.ts'
import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { checkPage } from '../pages/check-page.ts'
import { placeOrder } from '../pages/place-order.ts'
import { inventShopper } from '../pages/shopper.ts'
import { test as base, expect } from '../pages/staff-test.ts'
import { typedWords } from '../pages/typed-words.ts'
import { beginsWith, withAny } from '../pages/words.ts'

type Fixtures = {
  /** Adds one unit of a product of the shop to the open order. @returns its SKU */
  addProduct: () => Promise<string>
}

const test = base.extend<Fixtures>({
  addProduct: async ({ page, staffClient, words }, use) => {
    await use(async () => {
      const { results } = await staffClient.stock.listStockLevels({ query: { sort: 'stock', order: 'desc' } })
      const sku = results[0]?.product.sku ?? ''
      await page.getByRole('combobox', { name: words(linesMessages).addProduct }).fill(sku)
      await page.getByRole('option').filter({ hasText: sku }).first().click()
      return sku
    })
  },
})

test('W-03: staff order for a caller, with address and products of the last order', async ({
  page,
  client,
  staffClient,
  openAsAdmin,
  clicks,
  dashboard,
  addProduct,
  words,
}) => {
  const newOrder = words(newOrderMessages)
  const { main } = dashboard
  const { phone } = inventShopper(words(typedWords).name)
  await placeOrder(client, { phone })

  await openAsAdmin('/dashboard/orders')
  await page.getByRole('link', { name: newOrder.title }).click()
  await expect(dashboard.title(newOrder.title)).toBeVisible()
  await main.getByLabel(words(ordersMessages).phone).fill(phone)
  await main.getByRole('button', { name: withAny(newOrder.useAddress) }).click()
  await expect(main.getByLabel(words(ordersMessages).city)).toHaveValue('Dokki')
  await main.getByRole('button', { name: withAny(newOrder.copyLines) }).click()
  await expect(main.getByRole('textbox', { name: withAny(words(linesMessages).quantityOf) })).toHaveValue('1')
  const sku = await addProduct()
  // It can be placed once its total is counted.
  await expect(main.getByRole('button', { name: withAny(newOrder.placeFor) })).toBeEnabled()
  await checkPage(page, 'a new order')
  await main.getByRole('button', { name: withAny(newOrder.placeFor) }).click()
  await expect(dashboard.notice(withAny(newOrder.placed))).toBeVisible()
  await expect(main.getByText(withAny(newOrder.placedBy))).toBeVisible()
  expect(await clicks(), 'to order for a known caller what was ordered before (4), and one thing more').toBe(5)
  await expect(main.getByText(sku)).toBeVisible()

  const { results } = await staffClient.orders.listOrders({ query: { q: phone } })
  expect(results).toHaveLength(2)
  expect(results[0]).toMatchObject({ units: 2, city: 'Dokki', needs_call: false, status: 'processing' })
})

test('wrong input keeps what was typed; a card order gives the link for its payment', async ({
  page,
  staffClient,
  openAsAdmin,
  clicks,
  dashboard,
  addProduct,
  words,
}) => {
  const orders = words(ordersMessages)
  const newOrder = words(newOrderMessages)
  const { main } = dashboard
  const { phone } = inventShopper(words(typedWords).name)
  await openAsAdmin('/dashboard/orders/create')
  const place = main.getByRole('button', { name: withAny(newOrder.placeFor) })
  await addProduct()
  await main.getByLabel(orders.phone).fill(phone)
  await expect(main.getByText(words(confirmationCallsMessages).firstOrder)).toBeVisible()
  await main.getByLabel(orders.region).click()
  await page.getByRole('option', { name: words(typedWords).giza, exact: true }).click()
  await main.getByRole('radio', { name: orders.method_card }).check()
  await main.getByLabel(orders.first_name).fill('Mona')
  await main.getByLabel(orders.last_name).fill('Adel')
  await main.getByLabel(orders.address).fill('x')
  await main.getByLabel(orders.city).fill('Dokki')
  await place.click()
  await expect(main.getByLabel(orders.address)).toHaveAttribute('aria-invalid', 'true')
  await expect(main.getByLabel(orders.first_name)).toHaveValue('Mona')
  await main.getByLabel(orders.address).fill('7 Tahrir Street')
  // A field that was emptied is an empty field.
  await main.getByLabel(beginsWith(newOrder.shopperNote)).fill('x')
  await main.getByLabel(beginsWith(newOrder.shopperNote)).fill('')
  // A scanner ends with Enter.
  const picker = main.getByRole('combobox', { name: words(linesMessages).addProduct })
  await picker.fill('NW')
  await picker.press('Enter')
  await expect(page.getByRole('option').first()).toBeVisible()
  await picker.fill('')
  expect((await staffClient.orders.listOrders({ query: { q: phone } })).results).toEqual([])
  await place.click()
  await expect(main.getByLabel(newOrder.paymentLink)).toHaveValue(/^http/)
  await expect(main.getByRole('link', { name: newOrder.sendByWhatsapp })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/20/,
  )
  expect(await clicks(), 'to order for a caller who pays by card (5), with one wrong address').toBe(6)
  await checkPage(page, 'the payment link of a new order')
  await main.getByRole('link', { name: newOrder.openOrder }).click()
  await expect(main.getByText(withAny(newOrder.placedBy))).toBeVisible()
  const { results } = await staffClient.orders.listOrders({ query: { q: phone } })
  expect(results).toMatchObject([{ status: 'pending_payment', payment_method: 'card' }])
})
