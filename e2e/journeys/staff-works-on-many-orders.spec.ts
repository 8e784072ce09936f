import { once } from '../once.ts'
import { orderWorkWordsOf } from '../pages/order-work-words.ts'
import { placeOrder } from '../pages/place-order.ts'
import type { ShopClient } from '../pages/shop-client.ts'
import { logInByApi, openStaffClient, type StaffClient } from '../pages/staff-client.ts'
import { expect, test } from '../pages/staff-test.ts'

/** A phone of this run alone, so that its search shows no orders of others. */
const inventPhone = () => `010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`

async function placeConfirmed(client: ShopClient, staffClient: StaffClient, phone: string, count: number) {
  const ids: string[] = []
  for (let placed = 0; placed < count; placed += 1) {
    const { order } = await placeOrder(client, { phone })
    await staffClient.orders.recordCall({ params: { id: order.id }, body: { outcome: 'reached' } })
    ids.push(order.id)
  }
  return ids
}

test('staff hand over twenty packed orders by four clicks, undo it, and mark them as delivered', async ({
  client,
  staffClient,
  openAsAdmin,
  clicks,
  page,
  dashboard,
  words,
}) => {
  const t = orderWorkWordsOf(words.language)
  const phone = inventPhone()
  const orders = await placeConfirmed(client, staffClient, phone, 20)
  await staffClient.orderWork.workOnOrders({ body: { action: 'pack', orders } })
  await openAsAdmin('/dashboard/orders')
  await dashboard.findOrder.fill(phone)
  await expect(page).toHaveURL(new RegExp(phone))
  const selectPage = page.getByRole('checkbox', { name: t.selectPage })
  const handOver = async () => {
    await selectPage.click()
    await dashboard.button(t.handOver).click()
    await expect(dashboard.dialog).toContainText(t.toCollect)
    await dashboard.inDialog(t.handOver).click()
    await expect(dashboard.dialog).toBeHidden()
  }

  // The four clicks: the queue, all of its orders, the action, its question.
  await page.getByRole('tab', { name: t.toHandOver }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(21)
  await page.reload()
  await expect(page.getByRole('tab', { name: t.toHandOver })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('checkbox')).toHaveCount(21)
  await handOver()
  await expect(dashboard.main.getByText(t.handedOver)).toBeVisible()
  expect(await clicks(), 'to hand over twenty orders').toBe(4)
  await dashboard.button(t.undo).click()
  await expect(dashboard.notice(t.undone)).toBeVisible()
  await expect(page.getByRole('checkbox')).toHaveCount(21)
  await handOver()

  await page.getByRole('tab', { name: t.onTheWay }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(21)
  await page.goBack()
  await expect(page.getByRole('tab', { name: t.toHandOver })).toHaveAttribute('aria-selected', 'true')
  await page.goForward()
  await expect(page.getByRole('checkbox')).toHaveCount(21)
  await selectPage.click()
  await dashboard.button(t.delivered).click()
  await dashboard.inDialog(t.delivered).click()
  await expect(dashboard.main.getByText(t.markedDelivered)).toBeVisible()
  for (const id of orders) {
    const saved = await staffClient.orders.getOrder({ params: { id } })
    expect(saved).toMatchObject({ status: 'delivered', payment_status: 'collected' })
  }
})

test(
  'an unconfirmed order stays when the others are handed over',
  once,
  async ({ client, staffClient, openAsAdmin, page, dashboard, words }) => {
    const t = orderWorkWordsOf(words.language)
    const phone = inventPhone()
    const [confirmed] = await placeConfirmed(client, staffClient, phone, 1)
    const { order } = await placeOrder(client, { phone })
    await openAsAdmin('/dashboard/orders')
    await dashboard.findOrder.fill(phone)
    await expect(page.getByRole('checkbox')).toHaveCount(3)
    await page.getByRole('checkbox', { name: t.selectPage }).click()
    await dashboard.button(t.handOver).click()
    await expect(dashboard.dialog.getByText(t.notConfirmed)).toContainText(order.number)
    await dashboard.inDialog(t.handOver).click()
    await expect(dashboard.dialog).toBeHidden()
    const statusOf = async (id = '') => (await staffClient.orders.getOrder({ params: { id } })).status
    await expect.poll(() => statusOf(confirmed)).toBe('in_transit')
    expect(await statusOf(order.id)).toBe('processing')
  },
)

test(
  'staff print packing slips without prices, and labels with the cash to collect',
  once,
  async ({ client, staffClient, context, openAsAdmin, page, dashboard, words }) => {
    const t = orderWorkWordsOf(words.language)
    const phone = inventPhone()
    await placeConfirmed(client, staffClient, phone, 2)
    await openAsAdmin('/dashboard/orders')
    await dashboard.findOrder.fill(phone)
    await expect(page.getByRole('checkbox')).toHaveCount(3)
    await page.getByRole('checkbox', { name: t.selectPage }).click()
    const open = async (kind: string) => {
      await dashboard.button(t.print).click()
      const [paper] = await Promise.all([
        context.waitForEvent('page'),
        page.getByRole('menuitem', { name: kind }).click(),
      ])
      return paper
    }
    const slips = await open(t.slips)
    await expect(slips.getByRole('heading', { level: 2, name: t.slip })).toHaveCount(2)
    await expect(slips.getByRole('main').getByText(t.price)).toHaveCount(0)
    const labels = await open(t.labels)
    await expect(labels.getByRole('img')).toHaveCount(2)
    await expect(labels.getByText(t.collect)).toHaveCount(2)
  },
)

test(
  'a packer takes the next order, scans each unit, and marks it as packed',
  once,
  async ({ client, staffClient, baseURL, hire, openAs, page, dashboard, words }) => {
    const t = orderWorkWordsOf(words.language)
    const { order } = await placeOrder(client, { quantity: 2 })
    await staffClient.orders.recordCall({ params: { id: order.id }, body: { outcome: 'reached' } })
    const packer = await hire('warehouse')
    // Other journeys place orders, too: this one is the packer's own already.
    const { access } = await logInByApi(baseURL ?? '', words.language, packer)
    const packerClient = openStaffClient(baseURL ?? '', words.language, access)
    await packerClient.orderWork.workOnOrders({ body: { action: 'take', orders: [order.id] } })
    const { lines } = await staffClient.orders.getOrder({ params: { id: order.id } })

    await openAs(packer, '/dashboard/packing')
    await dashboard.button(t.nextOrder).click()
    const parcel = page.getByRole('article', { name: order.number })
    const scan = async (sku: string) => {
      await parcel.getByRole('textbox', { name: t.scan }).fill(sku)
      await page.keyboard.press('Enter')
    }
    await scan('NW-NONE')
    await expect(parcel.getByText(t.notInOrder)).toBeVisible()
    await scan(lines[0]?.sku ?? '')
    await expect(parcel.getByText(t.counted)).toBeVisible()
    await expect(parcel.getByRole('button', { name: t.packed })).toBeDisabled()
    // A phone reloads a page that it has put to sleep.
    await page.reload()
    await scan(lines[0]?.sku ?? '')
    await parcel.getByRole('button', { name: t.packed }).click()
    await expect(dashboard.notice(t.isPacked)).toBeVisible()
    const saved = await staffClient.orders.getOrder({ params: { id: order.id } })
    expect(saved).toMatchObject({ packed_at: expect.any(String), packer: { id: expect.any(Number) } })
  },
)
