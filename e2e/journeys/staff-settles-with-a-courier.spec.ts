import { courierSheetsMessages } from '../../apps/dashboard/src/resources/courier-sheets/courier-sheets.messages.ts'
import { placeOrder } from '../pages/place-order.ts'
import { expect, test } from '../pages/staff-test.ts'
import { withAny } from '../pages/words.ts'

test('staff upload the sheet of a courier: right rows are booked once, the others are named', async ({
  client,
  staffClient,
  openAsAdmin,
  clicks,
  page,
  dashboard,
  words,
}) => {
  const sheets = words(courierSheetsMessages)
  const orders = [await placeOrder(client), await placeOrder(client)]
  const [paid, wrong] = orders.map(({ order }) => order)
  for (const { order } of orders) {
    const body = { step: 'ship', from: 'processing', reason: 'Known to us' } as const
    await staffClient.orders.takeStep({ params: { id: order.id }, body })
  }
  const rows = [
    `${paid?.number},delivered,${paid?.total}`,
    `${paid?.number},delivered,`,
    `${wrong?.number},delivered,1`,
  ]
  const buffer = Buffer.from(`order,status,amount\n${rows.join('\n')}\n`)
  const file = { name: 'sheet.csv', mimeType: 'text/csv', buffer }
  const upload = () => page.getByLabel(sheets.choose).setInputFiles(file)
  await openAsAdmin('/dashboard/courier-sheets')
  await upload()
  for (const text of [sheets.action_deliver_and_receive, sheets.problem_order_twice, sheets.problem_amount_differs])
    await expect(dashboard.main.getByText(text)).toBeVisible()
  // The row with a wrong amount is not part of the sum.
  await expect(dashboard.main.getByText(withAny(sheets.toBook))).toContainText(
    (paid?.total ?? 0).toLocaleString('en-US'),
  )
  const read = (id = '') => staffClient.orders.getOrder({ params: { id } })
  expect(await read(paid?.id)).toMatchObject({ status: 'in_transit' })
  await dashboard.button(sheets.apply).click()
  await expect(dashboard.notice(sheets.applied({ count: 1 }))).toBeVisible()
  await expect(dashboard.main.getByText(sheets.applied_deliver_and_receive, { exact: true })).toBeVisible()
  await expect(dashboard.main.getByText(sheets.action_deliver_and_receive, { exact: true })).toBeHidden()
  expect(await clicks(), 'to book a sheet that was chosen').toBe(1)
  expect(await read(paid?.id)).toMatchObject({ status: 'delivered', payment_status: 'paid' })
  expect(await read(wrong?.id)).toMatchObject({ status: 'in_transit' })
  await upload()
  await expect(dashboard.main.getByText(sheets.problem_already_received)).toBeVisible()
  await expect(dashboard.button(sheets.apply)).toBeDisabled()
})
