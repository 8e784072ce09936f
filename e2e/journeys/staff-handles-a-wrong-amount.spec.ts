import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { ordersMessages } from '../../apps/dashboard/src/resources/shared/orders.messages.ts'
import { paymentProblemsMessages } from '../../apps/dashboard/src/resources/shared/payment-problems.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/sale-test.ts'
import { withAny } from '../pages/words.ts'

test(
  'staff accept a payment of a wrong amount, and the order is confirmed',
  once,
  async ({ page, buy, bankPage, paymentPage, openDesk, words, staffClient }) => {
    const orderPage = words(orderPageMessages)
    await buy('card')
    await bankPage.payOdd('10.5')
    await expect(paymentPage.checking).toBeVisible()
    const id = new URL(page.url()).searchParams.get('order') ?? ''
    const { number } = await staffClient.orders.getOrder({ params: { id } })

    const { main, button, dialog, notice, clicks } = await openDesk('/dashboard/payment-problems')
    const problem = main.getByRole('row').or(main.getByRole('listitem')).filter({ hasText: number })
    await expect(problem.getByText(words(paymentProblemsMessages).reason_wrong_amount)).toBeVisible()
    await problem.getByRole('link', { name: words(paymentProblemsMessages).decide }).click()
    await button(orderPage.accept).click()
    await expect(dialog).toContainText('10.50')
    await dialog.getByLabel(orderPage.acceptReason).fill('The bank kept a fee')
    await dialog.getByRole('button', { name: orderPage.acceptNow }).click()
    await expect(notice(orderPage.accepted)).toBeVisible()
    expect(await clicks(), 'from the list, to accept a wrong amount').toBe(3)
    await expect(main.getByText(words(ordersMessages).status_processing, { exact: true }).first()).toBeVisible()
    await expect(main.getByText('The bank kept a fee')).toBeVisible()
    await expect(paymentPage.paid).toBeVisible()
  },
)

test(
  'staff refund a payment of a wrong amount, and the shopper pays the right one',
  once,
  async ({ page, buy, bankPage, paymentPage, orderDetails, openDesk, words, staffClient }) => {
    const orderPage = words(orderPageMessages)
    await buy('card')
    await bankPage.payOdd('999999')
    await expect(paymentPage.checking).toBeVisible()
    const id = new URL(page.url()).searchParams.get('order') ?? ''

    const { main, button, dialog, notice, clicks } = await openDesk(`/dashboard/orders/${id}/show`)
    await expect(main.getByText(words(paymentProblemsMessages).reason_wrong_amount)).toBeVisible()
    await button(orderPage.refund).click()
    await dialog.getByRole('button', { name: withAny(orderPage.refundNow) }).click()
    await expect(notice(orderPage.refundAsked)).toBeVisible()
    await expect(button(orderPage.accept)).toBeHidden()
    expect(await clicks(), 'to refund a wrong amount').toBe(2)

    await page.goto(paths.order(id))
    await orderDetails.payNow.click()
    await bankPage.pay.click()
    await expect(paymentPage.paid).toBeVisible()
    const { status, payments } = await staffClient.orders.getOrder({ params: { id } })
    expect(status).toBe('processing')
    expect(payments.flatMap(({ refunds }) => refunds)).toMatchObject([{ amount: 999_999 }])
  },
)
