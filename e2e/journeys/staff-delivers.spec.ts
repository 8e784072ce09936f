import { randomInt, randomUUID } from 'node:crypto'
import { usualValues } from '@shop/contract'
import { isolate } from '@shop/i18n'
import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { forwardMessages } from '../../apps/dashboard/src/resources/orders/steps/forward.messages.ts'
import { wayBackMessages } from '../../apps/dashboard/src/resources/orders/steps/way-back.messages.ts'
import { orderWorkMessages } from '../../apps/dashboard/src/resources/orders/work/order-work.messages.ts'
import { confirmationCallsMessages } from '../../apps/dashboard/src/resources/shared/confirmation-calls.messages.ts'
import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { returnsMessages } from '../../apps/dashboard/src/resources/shared/returns.messages.ts'
import { serialsMessages } from '../../apps/dashboard/src/resources/shared/serials.messages.ts'
import { myOrdersMessages } from '../../apps/storefront/app/features/orders/my-orders/my-orders.late.messages.ts'
import { nextSku } from '../pages/catalog-desk.ts'
import { checkAccessibility, checkPage } from '../pages/check-page.ts'
import { installClock } from '../pages/install-clock.ts'
import { openOrder, placeOrder } from '../pages/place-order.ts'
import { runUntilVisible } from '../pages/run-until-visible.ts'
import type { ShopClient } from '../pages/shop-client.ts'
import { inventShopper, typePhone } from '../pages/shopper.ts'
import type { StaffClient } from '../pages/staff-client.ts'
import { expect, test } from '../pages/staff-test.ts'
import { beginsWith, someMoney, withAny } from '../pages/words.ts'

test('W-03: staff find an order, confirm it by phone, ship and deliver it', async ({
  page,
  client,
  openAsAdmin,
  clicks,
  dashboard,
  words,
}) => {
  const orderPage = words(orderPageMessages)
  const orders = words(ordersMessages)
  const shopper = inventShopper('Guest')
  const { order, access_token } = await placeOrder(client, { phone: shopper.phone })
  await openAsAdmin('/dashboard')
  await dashboard.findOrder.fill(typePhone(shopper, words.language))
  await dashboard.findOrder.press('Enter')
  await expect(page).toHaveURL(/orders/)
  await dashboard.main.getByText(order.number, { exact: true }).first().click()
  await expect(dashboard.title(order.number)).toBeVisible()
  expect(await clicks(), 'from the overview and a phone to its order').toBe(1)

  const states = (name: string) => dashboard.main.getByText(name, { exact: true })
  await expect(states(orders.unconfirmed).first()).toBeVisible()
  await expect(states(orders.status_processing)).toHaveCount(0)
  await page.getByRole('button', { name: words(confirmationCallsMessages).outcome_reached }).click()
  await expect(dashboard.notice(words(confirmationCallsMessages).saved)).toBeVisible()
  await expect(states(orders.status_processing).first()).toBeVisible()
  await expect(states(orders.unconfirmed)).toHaveCount(0)

  await dashboard.button(orderPage.step_ship).click()
  await expect(dashboard.dialog).toContainText(order.number)
  await dashboard.inDialog(orderPage.step_ship).click()
  await expect(dashboard.main.getByText(orders.status_in_transit, { exact: true }).first()).toBeVisible()
  await dashboard.button(orderPage.step_deliver).click()
  await dashboard.inDialog(orderPage.step_deliver).click()
  await expect(dashboard.button(orderPage.step_return)).toBeVisible()
  await expect(dashboard.button(orderPage.step_deliver)).toBeHidden()
  expect(await clicks(), 'find, reached, hand over and deliver, both with a question').toBe(6)

  const saved = await client.orders.getOrder({ params: { id: order.id }, query: { access_token } })
  expect(saved.timeline.map(({ status }) => status)).toEqual(['processing', 'in_transit', 'delivered'])
})

test('an order that is placed meanwhile appears in the open list', async ({ client, openAsAdmin, page, dashboard }) => {
  const { order: shown } = await placeOrder(client)
  const stopClock = await installClock(page)
  await openAsAdmin('/dashboard/orders')
  await expect(dashboard.row(shown.number)).toBeVisible()
  const { order: placed } = await placeOrder(client)
  await expect(dashboard.row(placed.number)).toBeHidden()
  await stopClock()
  await runUntilVisible(page, dashboard.row(placed.number))
})

test('W-03: staff hand over all packed orders of a list by four clicks, undo it, and mark them as delivered', async ({
  client,
  staffClient,
  openAsAdmin,
  clicks,
  page,
  dashboard,
  words,
}) => {
  const orderWork = words(orderWorkMessages)
  // A phone of this run alone, so that its search shows no orders of others.
  const phone = `010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  const count = 4
  const orders: string[] = []
  for (let placed = 0; placed < count; placed += 1) {
    const { order } = await placeOrder(client, { phone })
    await staffClient.orders.recordCall({ params: { id: order.id }, body: { outcome: 'reached' } })
    orders.push(order.id)
  }
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
  await expect(page.getByRole('checkbox')).toHaveCount(count + 1)
  await page.reload()
  await expect(page.getByRole('tab', { name: beginsWith(orderWork.view_to_hand_over) })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('checkbox')).toHaveCount(count + 1)
  await handOver()
  await expect(dashboard.main.getByText(orderWork.done_ship({ count }))).toBeVisible()
  expect(await clicks(), 'to hand over all orders').toBe(4)
  await dashboard.button(words(forwardMessages).undo).click()
  await expect(dashboard.notice(orderWork.undone({ count }))).toBeVisible()
  expect(await clicks(), 'and to undo it').toBe(5)
  await expect(page.getByRole('checkbox')).toHaveCount(count + 1)
  await handOver()

  await page.getByRole('tab', { name: beginsWith(orderWork.view_on_the_way) }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(count + 1)
  await page.goBack()
  await expect(page.getByRole('tab', { name: beginsWith(orderWork.view_to_hand_over) })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await page.goForward()
  await expect(page.getByRole('checkbox')).toHaveCount(count + 1)
  await selectPage.click()
  await dashboard.button(orderWork.deliver).click()
  await dashboard.inDialog(orderWork.deliver).click()
  await expect(dashboard.main.getByText(orderWork.done_deliver({ count }))).toBeVisible()
  for (const id of orders) {
    const saved = await staffClient.orders.getOrder({ params: { id } })
    expect(saved).toMatchObject({ status: 'delivered', payment_status: 'collected' })
  }
})

test('W-03: staff record a failed delivery and a refusal; one of two units comes back damaged, and the shopper reads the truth', async ({
  client,
  staffClient,
  openAsAdmin,
  clicks,
  page,
  dashboard,
  words,
}) => {
  const wayBack = words(wayBackMessages)
  const orders = words(ordersMessages)
  const orderPage = words(orderPageMessages)
  // The parcel is refused, and nobody else orders there.
  const address = `${randomInt(1_000_000)} Nile Street`
  const { order, access_token } = await placeOrder(client, { quantity: 2, address })
  const params = { id: order.id }
  await staffClient.orders.takeStep({ params, body: { step: 'ship', from: 'processing', reason: 'Known to us' } })
  await openAsAdmin(`/dashboard/orders/${order.id}/show`)
  const { dialog } = dashboard
  const choose = (name: string) => dialog.getByRole('radio', { name, exact: true }).check()

  await dashboard.button(orderPage.step_attempt).click()
  await expect(dashboard.inDialog(orderPage.step_attempt)).toBeDisabled()
  await choose(orders.failure_no_answer)
  await checkAccessibility(page, 'a failed delivery')
  await dashboard.inDialog(orderPage.step_attempt).click()
  await expect(dialog).toBeHidden()
  await expect(dashboard.main.getByText(orders.failure_no_answer)).toBeVisible()

  await dashboard.button(orderPage.step_turn_back).click()
  await choose(orders.failure_refused)
  await dashboard.inDialog(orderPage.step_turn_back).click()
  await expect(dashboard.main.getByText(orders.status_returning, { exact: true }).first()).toBeVisible()

  await dashboard.button(orderPage.step_receive_back).click()
  const damaged = dialog.getByLabel(wayBack.damaged({ count: 2 }))
  await damaged.fill('3')
  await expect(dialog.getByText(words(returnsMessages).unitsWrong({ count: 2 }))).toBeVisible()
  await expect(dashboard.inDialog(orderPage.step_receive_back)).toBeDisabled()
  await damaged.fill('١')
  await checkAccessibility(page, 'a parcel that came back')
  await dashboard.inDialog(orderPage.step_receive_back).click()
  await expect(dialog).toBeHidden()
  await expect(dashboard.main.getByText(wayBack.writtenOff({ count: 1 }))).toBeVisible()
  expect(await clicks(), 'a failed attempt (3), a refusal (3), back in the shop (2)').toBe(8)

  const seen = await client.orders.getOrder({ params, query: { access_token } })
  expect(seen).toMatchObject({ status: 'returned', payment_status: 'unpaid' })
  expect(seen.timeline.map(({ status, failed_delivery }) => [status, failed_delivery?.reason])).toEqual([
    ['processing', undefined],
    ['in_transit', undefined],
    ['in_transit', 'no_answer'],
    ['returning', 'refused'],
    ['returned', undefined],
  ])
  await openOrder(page, { order, access_token })
  const own = words(myOrdersMessages)
  for (const text of [own.failure_no_answer, own.failure_refused, own.returning, own.returned])
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible()
})

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
  const warning = serialsWords.otherCameBack({ serials: isolate(`${serials[1]}X`) })
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
