import { forwardMessages } from '../../apps/dashboard/src/resources/orders/steps/forward.messages.ts'
import { orderWorkMessages } from '../../apps/dashboard/src/resources/orders/work/order-work.messages.ts'
import { placeOrder } from '../pages/place-order.ts'
import { expect, test } from '../pages/staff-test.ts'
import { beginsWith, someMoney, withAny } from '../pages/words.ts'

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
  // A phone of this run alone, so that its search shows no orders of others.
  const phone = `010${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  const orders: string[] = []
  for (let placed = 0; placed < 20; placed += 1) {
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
