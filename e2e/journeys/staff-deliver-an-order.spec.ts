import { placeOrder } from '../pages/place-order.ts'
import { expect, test } from '../pages/staff-test.ts'

test('staff find an order, confirm it by phone, ship and deliver it', async ({
  page,
  client,
  openAsAdmin,
  dashboard,
  staffWords,
}) => {
  const { order, access_token } = await placeOrder(client)
  await openAsAdmin('/dashboard/orders')
  await dashboard.findOrder.fill(order.number)
  await expect(page).toHaveURL(new RegExp(order.number))
  await dashboard.main.getByText(order.number, { exact: true }).first().click()
  await expect(dashboard.title(order.number)).toBeVisible()

  const states = (name: string) => dashboard.main.getByText(name, { exact: true })
  await expect(states(staffWords.unconfirmed).first()).toBeVisible()
  await expect(states(staffWords.processing)).toHaveCount(0)
  await dashboard.button(staffWords.reached).click()
  await dashboard.button(staffWords.writeDown).click()
  await expect(dashboard.notice(staffWords.writtenDown)).toBeVisible()
  await expect(states(staffWords.processing).first()).toBeVisible()
  await expect(states(staffWords.unconfirmed)).toHaveCount(0)

  await dashboard.button(staffWords.ship).click()
  await expect(dashboard.dialog).toContainText(order.number)
  await dashboard.inDialog(staffWords.ship).click()
  await expect(dashboard.main.getByText(staffWords.inTransit, { exact: true }).first()).toBeVisible()
  await dashboard.button(staffWords.deliver).click()
  await dashboard.inDialog(staffWords.deliver).click()
  await expect(dashboard.button(staffWords.takeBack)).toBeVisible()
  await expect(dashboard.button(staffWords.deliver)).toBeHidden()

  const saved = await client.orders.getOrder({ params: { id: order.id }, query: { access_token } })
  expect(saved.timeline.map(({ status }) => status)).toEqual(['processing', 'in_transit', 'delivered'])
})

test('staff print an invoice with the contained tax', async ({ client, context, openAsAdmin, page, staffWords }) => {
  const { order } = await placeOrder(client)
  await openAsAdmin(`/dashboard/orders/${order.id}/show`)
  const [paper] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: staffWords.invoice }).click(),
  ])
  await expect(paper.getByRole('heading', { level: 1 })).toContainText(order.number)
  await expect(paper.getByText(staffWords.vat)).toBeVisible()
})

test('an order stays in the call queue until staff have reached the shopper', async ({
  client,
  openAsAdmin,
  page,
  dashboard,
  staffWords,
}) => {
  const { order } = await placeOrder(client)
  await openAsAdmin('/dashboard/confirmation-calls')
  const waiting = page.getByRole('article', { name: order.number })
  await waiting.getByRole('button', { name: staffWords.reached }).click()
  await waiting.getByRole('button', { name: staffWords.writeDown }).click()
  await expect(dashboard.notice(staffWords.writtenDown)).toBeVisible()
  await expect(waiting).toBeHidden()
})
