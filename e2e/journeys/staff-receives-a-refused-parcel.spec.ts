import { randomInt } from 'node:crypto'
import { once } from '../once.ts'
import { checkAccessibility } from '../pages/check-page.ts'
import { placeOrder } from '../pages/place-order.ts'
import { expect, test } from '../pages/staff-test.ts'

/** Its parcel is refused, and nobody else orders there. */
const ownAddress = () => `${randomInt(1_000_000)} Nile Street`

test('staff record a failed delivery and a refusal; one of two units comes back damaged, and the shopper reads the truth', async ({
  client,
  staffClient,
  openAsAdmin,
  clicks,
  page,
  dashboard,
  staffWords,
}) => {
  const { order, access_token } = await placeOrder(client, { quantity: 2, address: ownAddress() })
  const params = { id: order.id }
  await staffClient.orders.takeStep({ params, body: { step: 'ship', from: 'processing', reason: 'Known to us' } })
  await openAsAdmin(`/dashboard/orders/${order.id}/show`)
  const { dialog } = dashboard
  const choose = (name: string) => dialog.getByRole('radio', { name, exact: true }).check()

  await dashboard.button(staffWords.couldNotDeliver).click()
  await expect(dashboard.inDialog(staffWords.couldNotDeliver)).toBeDisabled()
  await choose(staffWords.noAnswer)
  await checkAccessibility(page, 'a failed delivery')
  await dashboard.inDialog(staffWords.couldNotDeliver).click()
  await expect(dialog).toBeHidden()
  await expect(dashboard.main.getByText(staffWords.noAnswer)).toBeVisible()

  await dashboard.button(staffWords.isComingBack).click()
  await choose(staffWords.refused)
  await dashboard.inDialog(staffWords.isComingBack).click()
  await expect(dashboard.main.getByText(staffWords.comingBack, { exact: true }).first()).toBeVisible()

  await dashboard.button(staffWords.isBack).click()
  const damaged = dialog.getByLabel(staffWords.damagedOf)
  await damaged.fill('3')
  await expect(dialog.getByText(staffWords.damagedWrong)).toBeVisible()
  await expect(dashboard.inDialog(staffWords.isBack)).toBeDisabled()
  await damaged.fill('١')
  await checkAccessibility(page, 'a parcel that came back')
  await dashboard.inDialog(staffWords.isBack).click()
  await expect(dialog).toBeHidden()
  await expect(dashboard.main.getByText(staffWords.oneDamaged)).toBeVisible()
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
})

test(
  'the third failed delivery brings the parcel back',
  once,
  async ({ client, staffClient, openAsAdmin, dashboard, staffWords }) => {
    const { order } = await placeOrder(client, { address: ownAddress() })
    const params = { id: order.id }
    await staffClient.orders.takeStep({ params, body: { step: 'ship', from: 'processing', reason: 'Known to us' } })
    const next_day = new Date(Date.now() + 48 * 60 * 60_000).toISOString().slice(0, 10)
    for (const attempts of [0, 1]) {
      const body = { step: 'attempt', from: 'in_transit', failure: 'postponed', next_day, attempts } as const
      await staffClient.orders.takeStep({ params, body })
    }
    await openAsAdmin(`/dashboard/orders/${order.id}/show`)
    await dashboard.button(staffWords.couldNotDeliver).click()
    await expect(dashboard.dialog).toContainText(staffWords.thirdAttempt)
    await dashboard.dialog.getByRole('radio', { name: staffWords.noAnswer, exact: true }).check()
    await dashboard.inDialog(staffWords.couldNotDeliver).click()
    await expect(dashboard.button(staffWords.isBack)).toBeVisible()
  },
)
