import { randomUUID } from 'node:crypto'
import { usualValues } from '@shop/contract'
import { packingMessages } from '../../apps/dashboard/src/resources/packing/packing.messages.ts'
import { returnsMessages } from '../../apps/dashboard/src/resources/shared/returns.messages.ts'
import { serialsMessages } from '../../apps/dashboard/src/resources/shared/serials.messages.ts'
import { once } from '../once.ts'
import { nextSku } from '../pages/catalog-desk.ts'
import { checkAccessibility, checkPage } from '../pages/check-page.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { openOrder } from '../pages/place-order.ts'
import type { ShopClient } from '../pages/shop-client.ts'
import { logInByApi, openStaffClient, type StaffClient } from '../pages/staff-client.ts'
import { expect, test } from '../pages/staff-test.ts'
import { beginsWith, withAny } from '../pages/words.ts'

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

test('a packer scans the serial number of each unit, by two clicks in all', async ({
  client,
  clicks,
  staffClient,
  baseURL,
  hire,
  openAs,
  page,
  dashboard,
  words,
}) => {
  const packing = words(packingMessages)
  await page.setViewportSize({ width: 390, height: 844 })
  const { order, sku, serials } = await placeSerialOrder(client, staffClient)
  const packer = await hire('warehouse')
  const { access } = await logInByApi(baseURL ?? '', words.language, packer)
  const packerClient = openStaffClient(baseURL ?? '', words.language, access)
  await packerClient.orderWork.workOnOrders({ body: { action: 'take', orders: [order.id] } })

  await openAs(packer, '/dashboard/packing')
  await dashboard.button(packing.next).click()
  const parcel = page.getByRole('article', { name: order.number })
  const scan = async (code: string) => {
    await parcel.getByRole('textbox', { name: packing.scanSerials }).fill(code)
    await page.keyboard.press('Enter')
  }
  await scan(sku)
  await scan(serials[0].toLowerCase())
  await scan(serials[0])
  await expect(parcel.getByText(withAny(packing.repeated))).toBeVisible()
  await expect(parcel.getByRole('button', { name: packing.packed })).toBeDisabled()
  await checkAccessibility(page, 'packing with serial numbers')
  await scan(serials[1])
  await parcel.getByRole('button', { name: packing.packed }).click()
  await expect(dashboard.notice(withAny(packing.packedNotice))).toBeVisible()
  expect(await clicks(), 'to take an order and pack it by hand scanner').toBe(2)

  await page.goto(`/dashboard/orders/${order.id}/show`)
  await expect(dashboard.main.getByText(`${words(serialsMessages).serial}: ${serials[0]}`)).toBeVisible()
  const { results } = await staffClient.orders.listOrders({ query: { q: serials[1] } })
  expect(results.map(({ id }) => id)).toEqual([order.id])
})

test(
  'a packer is told that the order has changed, and packs what it is now',
  once,
  async ({ client, staffClient, openAsAdmin, page, dashboard, words }) => {
    const packing = words(packingMessages)
    const { order, sku, variant, serials } = await placeSerialOrder(client, staffClient)
    const { id } = order
    await staffClient.orderWork.workOnOrders({ body: { action: 'take', orders: [id] } })
    await openAsAdmin(`/dashboard/packing?order=${id}`)
    const parcel = page.getByRole('article', { name: order.number })
    const scan = async (code: string) => {
      await parcel.getByRole('textbox', { name: packing.scanSerials }).fill(code)
      await page.keyboard.press('Enter')
    }
    for (const code of [sku, ...serials]) await scan(code)
    const pack = parcel.getByRole('button', { name: packing.packed })
    await expect(pack).toBeEnabled()
    const { version, delivery } = await staffClient.orders.getOrder({ params: { id } })
    const body = { version, lines: [{ variant_id: variant, quantity: 1 }], delivery, reason: 'One is enough' }
    await staffClient.orderChanges.changeOrder({ params: { id }, body })
    await pack.click()
    await expect(dashboard.notice(beginsWith(words(copiedWords).changedMeanwhile))).toBeVisible()
    await expect(pack).toBeDisabled()
    for (const code of [sku, serials[0]]) await scan(code)
    await pack.click()
    await expect(dashboard.notice(withAny(packing.packedNotice))).toBeVisible()
  },
)

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
