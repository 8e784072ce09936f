import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/sale-test.ts'

test(
  'staff accept a payment of a wrong amount, and the order is confirmed',
  once,
  async ({ page, buy, bankPage, paymentPage, openDesk, staffWords, staffClient }) => {
    await buy('card')
    await bankPage.payOdd('10.5')
    await expect(paymentPage.checking).toBeVisible()
    const id = new URL(page.url()).searchParams.get('order') ?? ''
    const { number } = await staffClient.orders.getOrder({ params: { id } })

    const { main, button, dialog, notice } = await openDesk('/dashboard/payment-problems')
    const problem = main.getByRole('row').or(main.getByRole('listitem')).filter({ hasText: number })
    await expect(problem.getByText(staffWords.anotherAmount)).toBeVisible()
    await problem.getByRole('link', { name: staffWords.decide }).click()
    await button(staffWords.accept).click()
    await expect(dialog).toContainText('10.50')
    await dialog.getByLabel(staffWords.acceptWhy).fill('The bank kept a fee')
    await dialog.getByRole('button', { name: staffWords.acceptNow }).click()
    await expect(notice(staffWords.accepted)).toBeVisible()
    await expect(main.getByText(staffWords.processing, { exact: true }).first()).toBeVisible()
    await expect(main.getByText('The bank kept a fee')).toBeVisible()
    await expect(paymentPage.paid).toBeVisible()
  },
)

test(
  'staff refund a payment of a wrong amount, and the shopper pays the right one',
  once,
  async ({ page, buy, bankPage, paymentPage, orderDetails, openDesk, staffWords, staffClient }) => {
    await buy('card')
    await bankPage.payOdd('999999')
    await expect(paymentPage.checking).toBeVisible()
    const id = new URL(page.url()).searchParams.get('order') ?? ''

    const { main, button, dialog, notice } = await openDesk(`/dashboard/orders/${id}/show`)
    await expect(main.getByText(staffWords.anotherAmount)).toBeVisible()
    await button(staffWords.refund).click()
    await dialog.getByRole('button', { name: staffWords.sendBack }).click()
    await expect(notice(staffWords.refundAsked)).toBeVisible()
    await expect(button(staffWords.accept)).toBeHidden()

    await page.goto(paths.order(id))
    await orderDetails.payNow.click()
    await bankPage.pay.click()
    await expect(paymentPage.paid).toBeVisible()
    const { status, payments } = await staffClient.orders.getOrder({ params: { id } })
    expect(status).toBe('processing')
    expect(payments.flatMap(({ refunds }) => refunds)).toMatchObject([{ amount: 999_999 }])
  },
)
