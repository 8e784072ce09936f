import { ApiError } from '@shop/contract'
import { once } from '../once.ts'
import { expect as expectInOwnShop, test as ownShopTest } from '../pages/own-shop-test.ts'
import { placeOrder } from '../pages/place-order.ts'
import { demoAdmin, logInByApi, openStaffClient } from '../pages/staff-client.ts'
import { expect, test } from '../pages/staff-test.ts'

test('staff ship an unconfirmed order with a reason, and undo it before its message is sent', async ({
  client,
  openAsAdmin,
  clicks,
  dashboard,
  staffWords,
  staffClient,
}) => {
  const { order } = await placeOrder(client)
  const params = { id: order.id }
  await openAsAdmin(`/dashboard/orders/${order.id}/show`)
  await dashboard.button(staffWords.ship).click()
  const { dialog } = dashboard
  await expect(dialog).toContainText(staffWords.notCalled)
  await expect(dialog).toContainText(staffWords.onItsWay)
  await expect(dashboard.inDialog(staffWords.ship)).toBeDisabled()
  await dialog.getByRole('textbox', { name: staffWords.whyUnconfirmed }).fill('Orders every week')
  await dashboard.inDialog(staffWords.ship).click()
  await dashboard.button(staffWords.undo).click()
  await expect(dashboard.notice(staffWords.undone)).toBeVisible()
  expect(await clicks(), 'hand over and its undo').toBe(3)
  await expect(dashboard.button(staffWords.ship)).toBeVisible()
  await expect(dashboard.main).toContainText('Orders every week')
  const saved = await staffClient.orders.getOrder({ params })
  expect(saved).toMatchObject({ status: 'processing', undo: null })
})

test('staff deliver an order first and book its cash later', async ({
  client,
  openAsAdmin,
  dashboard,
  staffWords,
  staffClient,
}) => {
  const { order } = await placeOrder(client)
  const params = { id: order.id }
  await staffClient.orders.takeStep({ params, body: { step: 'ship', from: 'processing', reason: 'Known to us' } })
  await openAsAdmin(`/dashboard/orders/${order.id}/show`)
  await dashboard.button(staffWords.deliver).click()
  await expect(dashboard.dialog.getByRole('checkbox', { name: staffWords.hasCash })).not.toBeChecked()
  await dashboard.inDialog(staffWords.deliver).click()
  await expect(dashboard.main.getByText(staffWords.collected).first()).toBeVisible()
  await dashboard.button(staffWords.receiveCash).click()
  await dashboard.inDialog(staffWords.receiveCash).click()
  await expect(dashboard.notice(staffWords.cashReceived)).toBeVisible()
  await expect(dashboard.main.getByText(staffWords.paid).first()).toBeVisible()
  expect(await staffClient.orders.getOrder({ params })).toMatchObject({ status: 'delivered', payment_status: 'paid' })
})

const readCode = (error: unknown) => (error instanceof ApiError ? error.answer.code : undefined)

ownShopTest('once the time is over a step stands', once, async ({ ownShop, client, words }) => {
  const { order } = await placeOrder(client)
  const params = { id: order.id }
  const logIn = async () => {
    const { access } = await logInByApi(ownShop.origin, words.language, demoAdmin)
    return openStaffClient(ownShop.origin, words.language, access).orders
  }
  const before = await logIn()
  await before.takeStep({ params, body: { step: 'ship', from: 'processing', reason: 'Known to us' } })
  expectInOwnShop((await before.getOrder({ params })).undo?.step).toBe('ship')
  await ownShop.passHalfAnHour()
  // The shop's clock has moved as soon as the token of before is too old.
  const codeOfOldToken = () => before.getOrder({ params }).then(() => null, readCode)
  await expectInOwnShop.poll(codeOfOldToken).toBe('unauthenticated')
  const after = await logIn()
  expectInOwnShop((await after.getOrder({ params })).undo).toBeNull()
  const refused = after.undoStep({ params, body: { step: 'ship' } })
  await expectInOwnShop(refused).rejects.toMatchObject({ answer: { code: 'step_not_undoable' } })
})
