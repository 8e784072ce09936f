import { readFile } from 'node:fs/promises'
import { papersMessages } from '../../apps/dashboard/src/resources/orders/papers/papers.messages.ts'
import { forwardMessages } from '../../apps/dashboard/src/resources/orders/steps/forward.messages.ts'
import { orderWorkMessages } from '../../apps/dashboard/src/resources/orders/work/order-work.messages.ts'
import { packingMessages } from '../../apps/dashboard/src/resources/packing/packing.messages.ts'
import { once } from '../once.ts'
import { placeOrder } from '../pages/place-order.ts'
import type { ShopClient } from '../pages/shop-client.ts'
import { logInByApi, openStaffClient, type StaffClient } from '../pages/staff-client.ts'
import { expect, test } from '../pages/staff-test.ts'
import { beginsWith, someMoney, withAny } from '../pages/words.ts'

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

test('W-03: staff hand over twenty packed orders by four clicks, undo it, and mark them as delivered', async ({
  client,
  staffClient,
  openAsAdmin,
  clicks,
  page,
  dashboard,
  words,
}) => {
  const orderWork = words(orderWorkMessages)
  const phone = inventPhone()
  const orders = await placeConfirmed(client, staffClient, phone, 20)
  await staffClient.orderWork.workOnOrders({ body: { action: 'pack', orders } })
  await openAsAdmin('/dashboard/orders')
  await dashboard.findOrder.fill(phone)
  await expect(page).toHaveURL(new RegExp(phone))
  const selectPage = page.getByRole('checkbox', { name: orderWork.selectPage })
  const handOver = async () => {
    await selectPage.click()
    await dashboard.button(orderWork.ship).click()
    await expect(
      dashboard.dialog.getByText(withAny(orderWork.collects({ money: someMoney(words.language) }))),
    ).toBeVisible()
    await dashboard.inDialog(orderWork.ship).click()
    await expect(dashboard.dialog).toBeHidden()
  }

  // The four clicks: the queue, all of its orders, the action, its question.
  await page.getByRole('tab', { name: beginsWith(orderWork.view_to_hand_over) }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(21)
  await page.reload()
  await expect(page.getByRole('tab', { name: beginsWith(orderWork.view_to_hand_over) })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('checkbox')).toHaveCount(21)
  await handOver()
  await expect(dashboard.main.getByText(orderWork.done_ship({ count: 20 }))).toBeVisible()
  expect(await clicks(), 'to hand over twenty orders').toBe(4)
  await dashboard.button(words(forwardMessages).undo).click()
  await expect(dashboard.notice(orderWork.undone({ count: 20 }))).toBeVisible()
  expect(await clicks(), 'and to undo it').toBe(5)
  await expect(page.getByRole('checkbox')).toHaveCount(21)
  await handOver()

  await page.getByRole('tab', { name: beginsWith(orderWork.view_on_the_way) }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(21)
  await page.goBack()
  await expect(page.getByRole('tab', { name: beginsWith(orderWork.view_to_hand_over) })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.goForward()
  await expect(page.getByRole('checkbox')).toHaveCount(21)
  await selectPage.click()
  await dashboard.button(orderWork.deliver).click()
  await dashboard.inDialog(orderWork.deliver).click()
  await expect(dashboard.main.getByText(orderWork.done_deliver({ count: 20 }))).toBeVisible()
  for (const id of orders) {
    const saved = await staffClient.orders.getOrder({ params: { id } })
    expect(saved).toMatchObject({ status: 'delivered', payment_status: 'collected' })
  }
})

test('each tab lists its orders, and staff take and pack orders on the list', async ({
  client,
  staffClient,
  openAsAdmin,
  clicks,
  page,
  dashboard,
  words,
}) => {
  const orderWork = words(orderWorkMessages)
  const phone = inventPhone()
  const toPack = await placeConfirmed(client, staffClient, phone, 2)
  const { order: toConfirm } = await placeOrder(client, { phone })
  const { order: refused } = await placeOrder(client, { phone, address: `${phone} Nile Street` })
  const params = { id: refused.id }
  await staffClient.orders.takeStep({ params, body: { step: 'ship', from: 'processing', reason: 'Known to us' } })
  await staffClient.orders.takeStep({ params, body: { step: 'turn_back', from: 'in_transit', failure: 'refused' } })
  await openAsAdmin('/dashboard/orders')
  await dashboard.findOrder.fill(phone)
  await expect(page).toHaveURL(new RegExp(phone))
  const openView = async (view: string, count: number) => {
    await page.getByRole('tab', { name: beginsWith(view) }).click()
    await expect(page.getByRole('checkbox')).toHaveCount(count + 1)
  }
  const inList = ({ number }: { number: string }) =>
    page.getByRole('checkbox', { name: orderWork.select({ number }), exact: true })

  await openView(orderWork.view_coming_back, 1)
  await expect(inList(refused)).toBeVisible()
  await openView(orderWork.view_to_confirm, 1)
  await expect(inList(toConfirm)).toBeVisible()
  await openView(orderWork.view_to_pack, 2)
  for (const [action, done] of [
    [orderWork.take, orderWork.done_take],
    [orderWork.pack, orderWork.done_pack],
  ] as const) {
    await page.getByRole('checkbox', { name: orderWork.selectPage }).click()
    await dashboard.button(action).click()
    await expect(dashboard.notice(done({ count: 2 }))).toBeVisible()
  }
  await openView(orderWork.view_to_hand_over, 2)
  expect(await clicks(), 'four tabs (4), and two orders taken (2) and packed (2)').toBe(8)
  for (const id of toPack) {
    const saved = await staffClient.orders.getOrder({ params: { id } })
    expect(saved).toMatchObject({ packed_at: expect.any(String), packer: { id: expect.any(Number) } })
  }
})

test(
  'an unconfirmed order stays when the others are handed over',
  once,
  async ({ client, staffClient, openAsAdmin, page, dashboard, words }) => {
    const orderWork = words(orderWorkMessages)
    const phone = inventPhone()
    const [confirmed] = await placeConfirmed(client, staffClient, phone, 1)
    const { order } = await placeOrder(client, { phone })
    await openAsAdmin('/dashboard/orders')
    await dashboard.findOrder.fill(phone)
    await expect(page.getByRole('checkbox')).toHaveCount(3)
    await page.getByRole('checkbox', { name: orderWork.selectPage }).click()
    await dashboard.button(orderWork.ship).click()
    await expect(dashboard.dialog.getByText(withAny(orderWork.unconfirmed))).toContainText(order.number)
    await dashboard.inDialog(orderWork.ship).click()
    await expect(dashboard.dialog).toBeHidden()
    const statusOf = async (id = '') => (await staffClient.orders.getOrder({ params: { id } })).status
    await expect.poll(() => statusOf(confirmed)).toBe('in_transit')
    expect(await statusOf(order.id)).toBe('processing')
  },
)

test('staff save packing slips and invoices as PDF, and print labels with the cash to collect', async ({
  client,
  staffClient,
  context,
  openAsAdmin,
  clicks,
  page,
  dashboard,
  words,
}) => {
  const orderWork = words(orderWorkMessages)
  const phone = inventPhone()
  const ids = await placeConfirmed(client, staffClient, phone, 3)
  const numbers: string[] = []
  for (const id of ids) numbers.push((await staffClient.orders.getOrder({ params: { id } })).number)
  const [first = '', second = '', other = ''] = numbers
  await openAsAdmin('/dashboard/orders')
  await dashboard.findOrder.fill(phone)
  await expect(page.getByRole('checkbox')).toHaveCount(4)
  for (const number of [first, second]) await page.getByRole('checkbox', { name: orderWork.select({ number }) }).click()
  const choose = async (kind: string) => {
    await dashboard.button(orderWork.print).click()
    await page.getByRole('menuitem', { name: kind }).click()
  }
  for (const [kind, name] of [
    [orderWork.slips, 'slips.pdf'],
    [orderWork.invoices, 'invoices.pdf'],
  ] as const) {
    const [file] = await Promise.all([page.waitForEvent('download'), choose(kind)])
    expect(file.suggestedFilename()).toBe(name)
  }
  const [labels] = await Promise.all([context.waitForEvent('page'), choose(orderWork.labels)])
  await expect(labels.getByRole('img')).toHaveCount(2)
  await expect(
    labels.getByText(withAny(words(papersMessages).collect({ money: someMoney(words.language) }))),
  ).toHaveCount(2)
  expect(await clicks(), 'two orders, and two for each of three papers').toBe(8)

  for (const [kind, name] of [
    [orderWork.courierSheet, /^courier-.+\.csv$/],
    [orderWork.export, /^orders-.+\.csv$/],
  ] as const) {
    const [file] = await Promise.all([page.waitForEvent('download'), choose(kind)])
    expect(file.suggestedFilename()).toMatch(name)
    const text = await readFile(await file.path(), 'utf8')
    for (const number of [first, second]) expect(text).toContain(number)
    expect(text, 'only the selected orders').not.toContain(other)
  }
})

test('a packer takes the next order, scans each unit, and marks it as packed', async ({
  client,
  staffClient,
  baseURL,
  hire,
  openAs,
  page,
  clicks,
  dashboard,
  words,
}) => {
  const packing = words(packingMessages)
  const { order } = await placeOrder(client, { quantity: 2 })
  await staffClient.orders.recordCall({ params: { id: order.id }, body: { outcome: 'reached' } })
  const packer = await hire('warehouse')
  // Other journeys place orders, too: this one is the packer's own already.
  const { access } = await logInByApi(baseURL ?? '', words.language, packer)
  const packerClient = openStaffClient(baseURL ?? '', words.language, access)
  await packerClient.orderWork.workOnOrders({ body: { action: 'take', orders: [order.id] } })
  const { lines } = await staffClient.orders.getOrder({ params: { id: order.id } })

  await openAs(packer, '/dashboard/packing')
  await dashboard.button(packing.next).click()
  const parcel = page.getByRole('article', { name: order.number })
  const scan = async (sku: string) => {
    await parcel.getByRole('textbox', { name: packing.scan }).fill(sku)
    await page.keyboard.press('Enter')
  }
  await scan('NW-NONE')
  await expect(parcel.getByText(packing.notInOrder({ sku: 'NW-NONE' }))).toBeVisible()
  await scan(lines[0]?.sku ?? '')
  await expect(parcel.getByText(`: ${packing.progress({ done: 1, count: 2 })}`)).toBeVisible()
  await expect(parcel.getByRole('button', { name: packing.packed })).toBeDisabled()
  // A phone reloads a page that it has put to sleep.
  await page.reload()
  await scan(lines[0]?.sku ?? '')
  await parcel.getByRole('button', { name: packing.packed }).click()
  await expect(dashboard.notice(withAny(packing.packedNotice))).toBeVisible()
  expect(await clicks(), 'to pack the next order').toBe(2)
  const saved = await staffClient.orders.getOrder({ params: { id: order.id } })
  expect(saved).toMatchObject({ packed_at: expect.any(String), packer: { id: expect.any(Number) } })
})
