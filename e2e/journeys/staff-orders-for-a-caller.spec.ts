import { checkPage } from '../pages/check-page.ts'
import { deskOrderWordsOf } from '../pages/desk-order-words.ts'
import { placeOrder } from '../pages/place-order.ts'
import { inventShopper } from '../pages/shopper.ts'
import { test as base, expect } from '../pages/staff-test.ts'

type Fixtures = {
  /** Adds one unit of a product of the shop to the open order. @returns its SKU */
  addProduct: () => Promise<string>
}

const test = base.extend<Fixtures>({
  addProduct: async ({ page, staffClient, words: { language } }, use) => {
    await use(async () => {
      const { results } = await staffClient.stock.listStockLevels({ query: { sort: 'stock', order: 'desc' } })
      const sku = results[0]?.product.sku ?? ''
      await page.getByRole('combobox', { name: deskOrderWordsOf(language).addProduct }).fill(sku)
      await page.getByRole('option').filter({ hasText: sku }).first().click()
      return sku
    })
  },
})

test('staff order for a caller, with the address of the last order', async ({
  page,
  client,
  staffClient,
  openAsAdmin,
  clicks,
  dashboard,
  addProduct,
  accountWords,
  words: { language },
}) => {
  const words = deskOrderWordsOf(language)
  const { main } = dashboard
  const { phone } = inventShopper(accountWords.name)
  await placeOrder(client, { phone })

  await openAsAdmin('/dashboard/orders')
  await page.getByRole('link', { name: words.newOrder }).click()
  await expect(dashboard.title(words.newOrder)).toBeVisible()
  await main.getByLabel(words.phone).fill(phone)
  await main.getByRole('button', { name: words.sameAddress }).click()
  await expect(main.getByLabel(words.city)).toHaveValue('Dokki')
  const sku = await addProduct()
  // It can be placed once its total is counted.
  await expect(main.getByRole('button', { name: words.place })).toBeEnabled()
  await checkPage(page, 'a new order')
  await main.getByRole('button', { name: words.place }).click()
  await expect(dashboard.notice(words.placed)).toBeVisible()
  await expect(main.getByText(words.placedBy)).toBeVisible()
  expect(await clicks(), 'to order for a known caller').toBe(4)
  await expect(main.getByText(sku)).toBeVisible()

  const { results } = await staffClient.orders.listOrders({ query: { q: phone } })
  expect(results).toHaveLength(2)
  expect(results[0]).toMatchObject({ units: 1, city: 'Dokki', needs_call: false, status: 'processing' })
})

test('wrong input keeps what was typed; a card order gives the link for its payment', async ({
  page,
  staffClient,
  openAsAdmin,
  dashboard,
  addProduct,
  accountWords,
  words: { language },
}) => {
  const words = deskOrderWordsOf(language)
  const { main } = dashboard
  const { phone } = inventShopper(accountWords.name)
  await openAsAdmin('/dashboard/orders/create')
  const place = main.getByRole('button', { name: words.place })
  await addProduct()
  await main.getByLabel(words.phone).fill(phone)
  await expect(main.getByText(words.firstOrder)).toBeVisible()
  await main.getByLabel(words.governorate).click()
  await page.getByRole('option', { name: words.giza, exact: true }).click()
  await main.getByRole('radio', { name: words.card }).check()
  await main.getByLabel(words.firstName).fill('Mona')
  await main.getByLabel(words.lastName).fill('Adel')
  await main.getByLabel(words.address).fill('x')
  await main.getByLabel(words.city).fill('Dokki')
  await place.click()
  await expect(main.getByLabel(words.address)).toHaveAttribute('aria-invalid', 'true')
  await expect(main.getByLabel(words.firstName)).toHaveValue('Mona')
  await main.getByLabel(words.address).fill('7 Tahrir Street')
  // A field that was emptied is an empty field.
  await main.getByLabel(words.shopperNote).fill('x')
  await main.getByLabel(words.shopperNote).fill('')
  // A scanner ends with Enter.
  const picker = main.getByRole('combobox', { name: words.addProduct })
  await picker.fill('NW')
  await picker.press('Enter')
  await expect(page.getByRole('option').first()).toBeVisible()
  await picker.fill('')
  expect((await staffClient.orders.listOrders({ query: { q: phone } })).results).toEqual([])
  await place.click()
  await expect(main.getByLabel(words.paymentLink)).toHaveValue(/^http/)
  await expect(main.getByRole('link', { name: words.whatsapp })).toHaveAttribute('href', /^https:\/\/wa\.me\/20/)
  await checkPage(page, 'the payment link of a new order')
  await main.getByRole('link', { name: words.openOrder }).click()
  await expect(main.getByText(words.placedBy)).toBeVisible()
  const { results } = await staffClient.orders.listOrders({ query: { q: phone } })
  expect(results).toMatchObject([{ status: 'pending_payment', payment_method: 'card' }])
})
