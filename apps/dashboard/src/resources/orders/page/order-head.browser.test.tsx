import type { Language } from '@shop/contract'
import { beforeAll, expect, it } from 'vitest'
import { openDashboard, openShop } from '../../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../../test/records.ts'
import { wordsIn } from '../../../../test/words.ts'
import { staffApi } from '../../../data/api.ts'
import { invoiceMessages } from '../../shared/invoice.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'

const { fetch } = window

let productId = 0
beforeAll(async () => {
  await openShop()
  productId = (await createProduct(900)).id
})

/** An order that was paid by card, of which staff have sent a part back. The shop works on refunds later than a test waits, so the answer is made here. */
async function showPartRefund(): Promise<string> {
  const { id } = await placeOrder(productId)
  const order = await staffApi.orders.getOrder({ params: { id } })
  const shown = { ...order, payment_method: 'card', payment_status: 'paid', payments: [payment] }
  window.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href)
    return pathname === `/api/admin/orders/${id}/` ? Response.json(shown) : await fetch(input, init)
  }
  return id
}

const payment = {
  id: '018f0000-0000-7000-8000-000000000000',
  provider: 'sandbox',
  method: 'card',
  refund_methods: ['provider'],
  status: 'partially_refunded',
  amount: 950,
  received: 950,
  refunded: 10.5,
  refundable: 939.5,
  is_acceptable: false,
  review_reason: null,
  transaction_id: '7',
  created_at: '2026-11-27T10:00:00.000Z',
  refunds: [],
}

it.each<[Language, RegExp]>([
  ['en', /^Card · Paid · EGP\s10\.50 went back$/],
  ['ar', /^بطاقة.* · مدفوع.* · رُد منه 10\.50/],
])('in %s an order says what of its payment went back', async (language, chip) => {
  const id = await showPartRefund()
  const main = await openDashboard(`orders/${id}/show`, language)
  await expect.element(main.getByText(chip)).toBeVisible()
})

it('an order opens its invoice beside it, which names the contained tax', async () => {
  const words = wordsIn('en')
  const { id, number } = await placeOrder(productId)
  const main = await openDashboard(`orders/${id}/show`, 'en')
  const link = main.getByRole('link', { name: words(orderPageMessages).invoice })
  await expect.element(link).toHaveAttribute('href', `/dashboard/orders/${id}/invoice`)
  await expect.element(link).toHaveAttribute('target', '_blank')
  const paper = await openDashboard(`orders/${id}/invoice`, 'en')
  await expect.element(paper.getByRole('heading', { level: 1 })).toMatchTextContent(number)
  await expect.element(paper.getByText(words(invoiceMessages).contained({ percent: 14 }))).toBeVisible()
})
