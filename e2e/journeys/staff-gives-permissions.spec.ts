import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { staffMembersMessages } from '../../apps/dashboard/src/resources/staff-members/staff-members.messages.ts'
import { checkPage } from '../pages/check-page.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { payAtBank, placeOrder } from '../pages/place-order.ts'
import { expect, test } from '../pages/staff-test.ts'
import { withAny } from '../pages/words.ts'

test('an administrator gives a member other permissions and a refund limit, and both count', async ({
  page,
  openDevice,
  baseURL,
  client,
  hire,
  openAs,
  openAsAdmin,
  clicks,
  dashboard,
  staffClient,
  words,
}) => {
  const staffMembers = words(staffMembersMessages)
  const member = await hire('orders')
  const placed = await placeOrder(client, { payment_method: 'card' })
  await payAtBank(baseURL ?? '', placed)
  const { results } = await staffClient.staffMembers.listStaffMembers({ query: { q: member.phone } })
  const id = results[0]?.id ?? 0

  await openAsAdmin(`/dashboard/staff-members/${id}`)
  const seesOverview = dashboard.main.getByRole('checkbox', { name: staffMembers.can_overview_read })
  await expect(seesOverview).toBeChecked()
  await seesOverview.uncheck()
  await expect(dashboard.main.getByText(staffMembers.permissionsOwn)).toBeVisible()
  await dashboard.main.getByLabel(staffMembers.refund_limit).fill('5')
  await checkPage(page, 'the permissions of a member')
  await dashboard.button(words(copiedWords).save).click()
  const find = async () => await staffClient.staffMembers.getStaffMember({ params: { id: String(id) } })
  await expect.poll(find).toMatchObject({ refund_limit: 5 })
  expect(await clicks(), 'to take a permission away and to save').toBe(2)
  expect((await find()).permissions).not.toContain('overview.read')

  const desk = await openDevice()
  await openAs(member, `/dashboard/orders/${placed.order.id}/show`, desk)
  await desk.getByRole('button', { name: words(orderPageMessages).refund, exact: true }).click()
  await desk
    .getByRole('dialog')
    .getByRole('button', { name: withAny(words(orderPageMessages).refundNow) })
    .click()
  await expect(desk.getByRole('dialog').getByText(withAny(words(copiedWords).refundLimited))).toBeVisible()
  const { payments } = await staffClient.orders.getOrder({ params: { id: placed.order.id } })
  expect(payments).toMatchObject([{ refunds: [] }])

  await page.goto(`/dashboard/staff-members/${id}`)
  await dashboard.button(staffMembers.asRole).click()
  await expect(seesOverview).toBeChecked()
  await dashboard.button(words(copiedWords).save).click()
  await expect.poll(find).toMatchObject({ permissions: null })
})
