import { ApiError } from '@shop/contract'
import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { forwardMessages } from '../../apps/dashboard/src/resources/orders/steps/forward.messages.ts'
import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { once } from '../once.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { expect as expectInOwnShop, test as ownShopTest } from '../pages/own-shop-test.ts'
import { placeOrder } from '../pages/place-order.ts'
import { demoAdmin, logInByApi, openStaffClient } from '../pages/staff-client.ts'
import { expect, test } from '../pages/staff-test.ts'
import { beginsWith, withAny } from '../pages/words.ts'

test('staff ship an unconfirmed order with a reason, and undo it before its message is sent', async ({
  client,
  openAsAdmin,
  clicks,
  dashboard,
  words,
  staffClient,
}) => {
  const forward = words(forwardMessages)
  const orderPage = words(orderPageMessages)
  const { order } = await placeOrder(client)
  const params = { id: order.id }
  await openAsAdmin(`/dashboard/orders/${order.id}/show`)
  await dashboard.button(orderPage.step_ship).click()
  const { dialog } = dashboard
  await expect(dialog).toContainText(forward.notCalled)
  await expect(dialog).toContainText(words(copiedWords).onItsWay)
  await expect(dashboard.inDialog(orderPage.step_ship)).toBeDisabled()
  await dialog.getByRole('textbox', { name: beginsWith(forward.reason) }).fill('Orders every week')
  await dashboard.inDialog(orderPage.step_ship).click()
  await dashboard.button(forward.undo).click()
  await expect(dashboard.notice(forward.undone)).toBeVisible()
  expect(await clicks(), 'hand over and its undo').toBe(3)
  await expect(dashboard.button(orderPage.step_ship)).toBeVisible()
  await expect(dashboard.main).toContainText('Orders every week')
  const saved = await staffClient.orders.getOrder({ params })
  expect(saved).toMatchObject({ status: 'processing', undo: null })
})

test('staff deliver an order first and book its cash later', async ({
  client,
  openAsAdmin,
  clicks,
  dashboard,
  words,
  staffClient,
}) => {
  const forward = words(forwardMessages)
  const { order } = await placeOrder(client)
  const params = { id: order.id }
  await staffClient.orders.takeStep({ params, body: { step: 'ship', from: 'processing', reason: 'Known to us' } })
  await openAsAdmin(`/dashboard/orders/${order.id}/show`)
  await dashboard.button(words(orderPageMessages).step_deliver).click()
  await expect(dashboard.dialog.getByRole('checkbox', { name: withAny(forward.hasCash) })).not.toBeChecked()
  await dashboard.inDialog(words(orderPageMessages).step_deliver).click()
  await expect(
    dashboard.main.getByText(`${words(ordersMessages).method_cash} · ${words(ordersMessages).paid_collected}`).first(),
  ).toBeVisible()
  await dashboard.button(forward.receiveCash).click()
  await dashboard.inDialog(forward.receiveCash).click()
  await expect(dashboard.notice(forward.cashReceived)).toBeVisible()
  await expect(
    dashboard.main.getByText(`${words(ordersMessages).method_cash} · ${words(ordersMessages).paid_paid}`).first(),
  ).toBeVisible()
  expect(await clicks(), 'to deliver (2) and to book the cash').toBe(4)
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
