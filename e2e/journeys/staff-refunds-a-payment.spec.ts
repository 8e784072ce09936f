import { randomUUID } from 'node:crypto'
import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { paymentProblemsMessages } from '../../apps/dashboard/src/resources/shared/payment-problems.messages.ts'
import { once } from '../once.ts'
import { checkAccessibility, checkPage } from '../pages/check-page.ts'
import { payAtBank, placeOrder } from '../pages/place-order.ts'
import { expect, test } from '../pages/staff-test.ts'
import { beginsWith, withAny } from '../pages/words.ts'

test(
  'staff refund a part of a payment to the card',
  once,
  async ({ page, baseURL, openAsAdmin, clicks, dashboard, words, staffClient, client }) => {
    const orderPage = words(orderPageMessages)
    const placed = await placeOrder(client, { payment_method: 'card' })
    await payAtBank(baseURL ?? '', placed)
    await openAsAdmin(`/dashboard/orders/${placed.order.id}/show`)
    await dashboard.button(orderPage.refund).click()
    const { dialog } = dashboard
    const amount = dialog.getByLabel(orderPage.amount)
    const send = dialog.getByRole('button', { name: beginsWith(orderPage.refundNow({ amount: '' }).trim()) })
    await expect(amount).toBeFocused()
    await amount.fill(String(placed.order.total + 1))
    await expect(dialog.getByText(withAny(orderPage.amountWrong))).toBeVisible()
    await expect(send).toBeDisabled()
    await checkAccessibility(page, 'the dialog of a refund, with an error')
    await amount.fill('١٠٫٥')
    await send.click()
    await expect(dashboard.notice(orderPage.refundAsked)).toBeVisible()
    await expect(dialog).toBeHidden()
    expect(await clicks(), 'to refund a part of a payment').toBe(2)

    const wentBack = dashboard.main.getByRole('listitem').getByText(withAny(orderPage.wentBack))
    await expect(wentBack).toContainText('10.50')
    await checkPage(page, 'an order with a refund')
    const { payments } = await staffClient.orders.getOrder({ params: { id: placed.order.id } })
    expect(payments).toMatchObject([{ refunds: [{ amount: 10.5 }] }])
  },
)

test(
  'two people refund at the same time: the second sees what is left',
  once,
  async ({ baseURL, openAsAdmin, dashboard, words, staffClient, client }) => {
    const orderPage = words(orderPageMessages)
    const placed = await placeOrder(client, { payment_method: 'card' })
    await payAtBank(baseURL ?? '', placed)
    const { id, total } = placed.order
    await openAsAdmin(`/dashboard/orders/${id}/show`)
    await dashboard.button(orderPage.refund).click()
    const { dialog } = dashboard
    const send = dialog.getByRole('button', { name: beginsWith(orderPage.refundNow({ amount: '' }).trim()) })
    await expect(send).toBeEnabled()

    const [payment] = (await staffClient.orders.getOrder({ params: { id } })).payments
    const body = { payment_id: payment?.id ?? '', amount: total - 7.5, note: '' }
    const headers = { 'idempotency-key': randomUUID() }
    await staffClient.orders.requestRefund({ params: { id }, body }, { headers })
    await send.click()
    await expect(dialog.getByRole('alert')).toContainText('7.50')
    await expect(dialog.getByText(withAny(orderPage.amountWrong))).toContainText('7.50')
    await expect(send).toBeDisabled()
    await dialog.getByLabel(orderPage.amount).fill('7.5')
    await send.click()
    await expect(dialog).toBeHidden()
    const { payments } = await staffClient.orders.getOrder({ params: { id } })
    expect(payments).toMatchObject([{ refundable: 0 }])
  },
)

test(
  'staff mark a late payment as resolved',
  once,
  async ({ page, baseURL, openAsAdmin, dashboard, words, staffClient, client }) => {
    const paymentProblems = words(paymentProblemsMessages)
    const placed = await placeOrder(client, { payment_method: 'card' })
    const { order, access_token } = placed
    await client.orders.cancelOrder({ params: { id: order.id }, query: { access_token } })
    await payAtBank(baseURL ?? '', placed)
    // The shop asks the bank before it says so, and the page does not change by itself.
    const listProblems = async () => (await staffClient.paymentProblems.listPaymentProblems({ query: {} })).results
    await expect
      .poll(listProblems)
      .toContainEqual(expect.objectContaining({ order: expect.objectContaining({ number: order.number }) }))
    await openAsAdmin('/dashboard/payment-problems')
    const problem = dashboard.main.getByRole('row').or(dashboard.main.getByRole('listitem')).filter({
      hasText: order.number,
    })
    await expect(problem.getByText(paymentProblems.reason_paid_late)).toBeVisible()
    await problem.getByRole('button', { name: paymentProblems.resolve }).click()
    const { dialog } = dashboard
    const done = dialog.getByRole('button', { name: paymentProblems.resolveNow })
    await expect(done).toBeDisabled()
    await checkAccessibility(page, 'the dialog of a problem')
    await dialog.getByLabel(paymentProblems.note).fill('Called the shopper')
    await done.click()
    await expect(dashboard.notice(paymentProblems.resolved)).toBeVisible()
    await expect(problem.getByText(paymentProblems.state_done, { exact: true })).toBeVisible()
    await expect(problem).toContainText('Called the shopper')
    await checkPage(page, 'a resolved problem')
  },
)
