import { randomUUID } from 'node:crypto'
import { usualValues } from '@shop/contract'
import { returnsMessages } from '../../apps/dashboard/src/resources/shared/returns.messages.ts'
import { serialsMessages } from '../../apps/dashboard/src/resources/shared/serials.messages.ts'
import { nextSku } from '../pages/catalog-desk.ts'
import { checkAccessibility, checkPage } from '../pages/check-page.ts'
import { openOrder } from '../pages/place-order.ts'
import type { ShopClient } from '../pages/shop-client.ts'
import type { StaffClient } from '../pages/staff-client.ts'
import { expect, test } from '../pages/staff-test.ts'

/** A confirmed order of two units of a product whose serial numbers are recorded. */
async function placeSerialOrder(client: ShopClient, staffClient: StaffClient) {
  const { results } = await staffClient.categories.listCategories({ query: {} })
  const sku = nextSku()
  const product = await staffClient.products.createProduct({
    body: {
      ...usualValues(),
      has_serial_numbers: true,
      sku,
      category: results[0]?.id ?? 0,
      name: { en: `Oven ${sku}`, ar: `فرن ${sku}` },
      colors: [],
      pictures: [],
      plain: { price: 900, stock: 5 },
    },
  })
  const body = {
    first_name: 'Mona',
    last_name: 'Hassan',
    phone: `010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`,
    address: '7 Tahrir Street',
    city: 'Dokki',
    region: 'EG-GZ' as const,
    payment_method: 'cash' as const,
    quantity: 2,
    product_id: product.id,
  }
  const headers = { 'idempotency-key': randomUUID() }
  const { order, access_token } = await client.orders.buyNow(
    { query: { session_key: randomUUID() }, body },
    { headers },
  )
  await staffClient.orders.recordCall({ params: { id: order.id }, body: { outcome: 'reached' } })
  const { lines } = await staffClient.orders.getOrder({ params: { id: order.id } })
  return { order, access_token, variant: lines[0]?.variant_id ?? 0, sku, serials: [`${sku}-1A`, `${sku}-2B`] as const }
}

test('an inspection warns when another unit came back; the order shows its shopper the serial numbers', async ({
  client,
  staffClient,
  openAsAdmin,
  page,
  dashboard,
  words,
}) => {
  const serialsWords = words(serialsMessages)
  const { order, access_token, variant, serials } = await placeSerialOrder(client, staffClient)
  const packed = serials.map((serial) => ({ order: order.id, variant_id: variant, serial }))
  for (const action of ['pack', 'ship', 'deliver'] as const)
    await staffClient.orderWork.workOnOrders({
      body: { action, orders: [order.id], ...(action === 'pack' && { serials: packed }) },
    })
  await openOrder(page, { order, access_token })
  for (const serial of serials) await expect(page.getByText(`${serialsWords.serial}: ${serial}`)).toBeVisible()
  await checkPage(page, 'an order with serial numbers')

  const path = { params: { id: order.id }, query: { access_token } }
  const headers = { 'idempotency-key': randomUUID() }
  const asked = { lines: [{ variant_id: variant, quantity: 2 }], reason: 'faulty' as const }
  await client.returns.requestReturn({ ...path, body: asked }, { headers })
  const [found] = (await staffClient.returns.listReturns({ query: { order_id: order.id } })).results
  const params = { id: found?.id ?? '' }
  await staffClient.returns.decideReturn({ params, body: { decision: 'approve' } })
  await openAsAdmin(`/dashboard/returns/${params.id}/show`)
  await dashboard.button(words(returnsMessages).step_inspect).click()
  const warning = serialsWords.otherCameBack({ serials: `${serials[1]}X` })
  await dashboard.dialog.getByLabel(serialsWords.receivedSerials).fill(`${serials[0].toLowerCase()}\n${serials[1]}X`)
  await expect(dashboard.dialog.getByText(warning)).toBeVisible()
  await checkAccessibility(page, 'an inspection with serial numbers')
  await dashboard.inDialog(words(returnsMessages).step_inspect).click()
  await expect(dashboard.dialog).toBeHidden()
  await expect(dashboard.main.getByText(warning)).toBeVisible()
  await expect(
    dashboard.main.getByText(`${serialsWords.serial}: ${serials[0]} (${serialsWords.cameBack})`),
  ).toBeVisible()
  await checkPage(page, 'a return of another unit')
})
