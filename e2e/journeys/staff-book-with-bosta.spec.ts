import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { parcelMessages } from '../../apps/dashboard/src/resources/orders/parcel/parcel.messages.ts'
import { overviewMessages } from '../../apps/dashboard/src/resources/overview/overview.messages.ts'
import { parcelProblemsMessages } from '../../apps/dashboard/src/resources/parcel-problems/parcel-problems.messages.ts'
import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { expect, test } from '../pages/bosta-test.ts'
import { checkPage } from '../pages/check-page.ts'
import { placeOrder } from '../pages/place-order.ts'

/** Lost, in the words of Bosta. */
const lost = 100

test('staff book a parcel with Bosta, hand it over, and settle what Bosta says of it', async ({
  client,
  staffClient,
  tellState,
  openAsAdmin,
  clicks,
  page,
  dashboard,
  words,
}) => {
  const overview = words(overviewMessages)
  const parcel = words(parcelMessages)
  const problems = words(parcelProblemsMessages)
  const name = { en: 'Bosta', ar: 'بوسطة' }
  const pattern = 'https://bosta.example/{number}'
  await staffClient.carriers.createCarrier({
    body: { name, kind: 'bosta', tracking_pattern: pattern, is_active: true },
  })
  const { order } = await placeOrder(client, { region: 'EG-C' })
  const params = { id: order.id }
  await staffClient.orders.recordCall({ params, body: { outcome: 'reached' } })
  const panel = page.getByRole('region', { name: parcel.title, exact: true })

  await test.step('the only carrier is chosen already; its answer appears on the page', async () => {
    await openAsAdmin(`/dashboard/orders/${order.id}/show`)
    await panel.getByRole('button', { name: parcel.choose }).click()
    await expect(dashboard.dialog.getByText(parcel.booksItself)).toBeVisible()
    await dashboard.inDialog(parcel.save).click()
    await expect(panel.getByText(parcel.booking_booked, { exact: true })).toBeVisible()
    await checkPage(page, 'an order with a booked parcel')
    expect(await clicks(), 'to book a parcel').toBe(2)
  })
  const { parcel: booked } = await staffClient.orders.getOrder({ params })
  const tracking = booked?.tracking_number ?? '?'
  await expect(panel.getByText(tracking)).toBeVisible()
  await expect(panel.getByRole('link', { name: parcel.page })).toHaveAttribute(
    'href',
    pattern.replace('{number}', tracking),
  )

  await test.step('hand-over keeps the parcel, which can no longer be withdrawn', async () => {
    await expect(dashboard.button(parcel.withdraw)).toBeVisible()
    await dashboard.button(words(orderPageMessages).step_ship).click()
    await dashboard.inDialog(words(orderPageMessages).step_ship).click()
    await expect(
      dashboard.main.getByText(words(ordersMessages).status_in_transit, { exact: true }).first(),
    ).toBeVisible()
    await expect(panel.getByText(tracking)).toBeVisible()
    await expect(dashboard.button(parcel.withdraw)).toBeHidden()
  })

  await test.step('the parcel is lost: staff read it among the parcels to check', async () => {
    await tellState(tracking, lost)
    const isListed = async () =>
      (await staffClient.parcelProblems.listParcelProblems({ query: { state: 'open' } })).count
    await expect.poll(isListed).toBe(1)
    await dashboard.visit('/dashboard')
    await page
      .getByRole('navigation', { name: overview.todo })
      .getByRole('link')
      .filter({ hasText: overview.todoParcels({ count: 1 }) })
      .click()
    const problem = dashboard.main.getByRole('listitem').filter({ hasText: tracking })
    await expect(problem).toContainText(order.number)
    await expect(problem).toContainText(problems.reason_lost)
    await expect(problem).toContainText(problems.said({ state: `\u2068${lost}\u2069` }))
    await checkPage(page, 'a parcel to check')
    await problem.getByRole('button', { name: problems.resolve }).click()
    await expect(dashboard.notice(problems.resolved)).toBeVisible()
    await expect(problem).toBeHidden()
    expect(await clicks(), 'to book, hand over with a question, open the list and settle').toBe(6)
  })
})
