import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { checkAccessibility, checkPage } from '../../../test/check-page.ts'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct, payAtBank, placeOrder } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { paymentProblemsMessages } from '../shared/payment-problems.messages.ts'

it('a payment that came after the order was cancelled is marked as resolved, with a note', async () => {
  await openShop()
  const t = wordsIn('en')(paymentProblemsMessages)
  const { id: productId } = await createProduct(900)
  const { id, number, paymentId } = await placeOrder(productId, undefined, { payment_method: 'card' })
  await staffApi.orders.takeStep({ params: { id }, body: { step: 'cancel', from: 'pending_payment' } })
  await payAtBank(paymentId)
  // The shop asks the bank before it says so, and the page does not change by itself.
  const listProblems = async () => (await staffApi.paymentProblems.listPaymentProblems({ query: {} })).results
  await expect.poll(listProblems).toMatchObject([{ order: { number } }])

  const main = await openDashboard('payment-problems', 'en')
  const problem = main.getByRole('listitem').filter({ hasText: number })
  await expect.element(problem.getByText(t.reason_paid_late)).toBeVisible()
  await problem.getByRole('button', { name: t.resolve }).click()
  const dialog = page.getByRole('dialog')
  const done = dialog.getByRole('button', { name: t.resolveNow })
  await expect.element(done).toBeDisabled()
  await checkAccessibility()
  await dialog.getByRole('textbox', { name: t.note }).fill('Called the shopper')
  await done.click()
  await expect.element(page.getByText(t.resolved)).toBeVisible()
  await expect.element(problem.getByText(t.state_done, { exact: true })).toBeVisible()
  await expect.element(problem.getByText('Called the shopper')).toBeVisible()
  await checkPage()
})
