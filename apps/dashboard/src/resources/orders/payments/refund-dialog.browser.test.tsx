import { languages } from '@shop/contract'
import type { StaffOrder, StaffPayment } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { makeKey } from '@shop/session'
import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkAccessibility, checkPage } from '../../../../test/check-page.ts'
import { openDashboard, openShop } from '../../../../test/open-dashboard.tsx'
import { createProduct, placeOrder, placePaidOrder } from '../../../../test/records.ts'
import { wordsIn } from '../../../../test/words.ts'
import { staffApi } from '../../../data/api.ts'
import { orderPageMessages } from '../order-page.messages.ts'

const words = {
  en: {
    refund: 'Refund',
    dialog: 'Send money back',
    hint: /Pay the customer first, then record it here\. At most EGP\s950\./,
    way: 'How it goes back',
    ways: ['In cash', 'By bank transfer', 'To a mobile wallet'],
    proof: /^Proof/,
    amount: 'Amount in EGP',
    send: /^Send back EGP\s300$/,
    booked: 'The refund is recorded.',
    shown: /Refund of EGP\s300: done \(To a mobile wallet\) VF-4711/,
  },
  ar: {
    refund: 'رد مبلغ',
    dialog: 'رد مبلغ',
    hint: /ادفع للعميل أولًا ثم سجّله هنا/,
    way: 'طريقة الرد',
    ways: ['نقدًا', 'بتحويل بنكي', 'إلى محفظة موبايل'],
    proof: /^الإثبات/,
    amount: 'المبلغ بالجنيه',
    send: /^رد .*300/,
    booked: 'تم تسجيل الرد.',
    shown: /رد .*300.*: تم \(إلى محفظة موبايل\) VF-4711/,
  },
}

const payment: StaffPayment = {
  id: '018f0000-0000-7000-8000-000000000000',
  provider: 'paymob',
  method: 'kiosk',
  refund_methods: ['cash', 'transfer', 'wallet'],
  status: 'paid',
  amount: 950,
  received: 950,
  refunded: 0,
  refundable: 950,
  is_acceptable: false,
  review_reason: null,
  transaction_id: '7',
  created_at: '2026-11-27T10:00:00.000Z',
  refunds: [],
}

const { fetch } = window
let productId = 0
beforeAll(async () => {
  await openShop()
  productId = (await createProduct(900)).id
})

/** An order that was paid at a kiosk. The bank of this shop takes cards alone: what staff send is answered as the server's own tests say. @returns its id, and what was sent */
async function payAtKiosk(): Promise<{ id: string; sent: object[] }> {
  const { id } = await placeOrder(productId)
  const paid = {
    ...(await staffApi.orders.getOrder({ params: { id } })),
    payment_method: 'kiosk',
    payment_status: 'paid',
  }
  let shown = { ...paid, payments: [payment] } as StaffOrder
  const sent: object[] = []
  window.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href)
    if (pathname === `/api/admin/orders/${id}/refunds/`) {
      const { amount, by_hand } = JSON.parse(String(init?.body))
      sent.push({ amount, by_hand })
      const refund = { id: payment.id, amount, status: 'done', reason: 'staff', failure: null, ...by_hand } as const
      const refunds = [{ ...refund, created_at: payment.created_at }]
      shown = { ...shown, payments: [{ ...payment, refunded: amount, refundable: payment.amount - amount, refunds }] }
      return Response.json(shown)
    }
    return pathname === `/api/admin/orders/${id}/` ? Response.json(shown) : await fetch(input, init)
  }
  return { id, sent }
}

describe.each(languages)('in %s', (language) => {
  const t = words[language]

  it('money of a kiosk goes back by hand, in one of three ways and never without its proof', async () => {
    const { id, sent } = await payAtKiosk()
    const main = await openDashboard(`orders/${id}/show`, language)
    await userEvent.click(main.getByRole('button', { name: t.refund, exact: true }))
    const dialog = page.getByRole('dialog', { name: t.dialog })
    await expect.element(dialog.getByText(t.hint)).toBeVisible()
    await userEvent.fill(dialog.getByRole('textbox', { name: t.amount }), '300')
    const send = dialog.getByRole('button', { name: t.send })
    await expect.element(send).toBeDisabled()
    await userEvent.click(dialog.getByRole('combobox', { name: t.way }))
    const options = page.getByRole('option')
    await expect.poll(() => options.elements().map(({ textContent }) => textContent)).toEqual(t.ways)
    await userEvent.click(page.getByRole('option', { name: t.ways[2] ?? '' }))
    const proof = dialog.getByRole('textbox', { name: t.proof })
    await userEvent.fill(proof, ' ')
    await expect.element(send).toBeDisabled()
    await userEvent.fill(proof, 'VF-4711')
    await expect.element(send).toBeEnabled()
    await userEvent.click(send)
    await expect.element(page.getByText(t.booked)).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    expect(sent).toEqual([{ amount: 300, by_hand: { method: 'wallet', reference: 'VF-4711' } }])
    await expect.element(main.getByText(t.shown)).toBeVisible()
    await checkPage()
  })
})

it('a part of a payment goes back to its card; of two who refund, the second sees what is left', async () => {
  const t = wordsIn('en')(orderPageMessages)
  const money = (amount: number) => formatExactMoney(amount, 'en')
  const { id } = await placePaidOrder(productId)
  const { total } = await staffApi.orders.getOrder({ params: { id } })
  const readPayments = async () => (await staffApi.orders.getOrder({ params: { id } })).payments
  const main = await openDashboard(`orders/${id}/show`, 'en')
  const dialog = page.getByRole('dialog')
  const amount = dialog.getByRole('textbox', { name: t.amount })
  const send = dialog.getByRole('button', { name: /^Send back/ })
  await main.getByRole('button', { name: t.refund, exact: true }).click()
  await expect.element(amount).toHaveFocus()
  await amount.fill(String(total + 1))
  await expect.element(dialog.getByText(t.amountWrong({ amount: money(total) }))).toBeVisible()
  await expect.element(send).toBeDisabled()
  await checkAccessibility()
  await amount.fill('١٠٫٥')
  await send.click()
  await expect.element(page.getByText(t.refundAsked)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(main.getByText(t.wentBack({ amount: money(10.5) })).first()).toBeVisible()
  await checkPage()
  expect(await readPayments()).toMatchObject([{ refunds: [{ amount: 10.5 }] }])

  await main.getByRole('button', { name: t.refund, exact: true }).click()
  await expect.element(send).toBeEnabled()
  const [{ id: payment_id } = { id: '' }] = await readPayments()
  const theirs = { payment_id, amount: total - 10.5 - 7.5, note: '' }
  const headers = { 'idempotency-key': makeKey() }
  await staffApi.orders.requestRefund({ params: { id }, body: theirs }, { headers })
  await send.click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/7\.50/)
  await expect.element(dialog.getByText(t.amountWrong({ amount: money(7.5) }))).toBeVisible()
  await expect.element(send).toBeDisabled()
  await amount.fill('7.5')
  await send.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await readPayments()).toMatchObject([{ refundable: 0 }])
})
