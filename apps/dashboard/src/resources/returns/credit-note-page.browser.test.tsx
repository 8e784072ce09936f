import { languages } from '@shop/contract'
import type { StaffProduct } from '@shop/contract/staff'
import { makeKey } from '@shop/session'
import { beforeAll, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { checkPage } from '../../../test/check-page.ts'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder, sendOrder } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { returnsMessages } from '../shared/returns.messages.ts'

let noteOf: string
beforeAll(async () => {
  await openShop()
  const red = { hex: '#aa0000', name: { en: 'Red', ar: 'أحمر' }, price: 4500, stock: 5, pictures: [] }
  const product = await createProduct(4500, { colors: [red], plain: null })
  noteOf = await refundReturn(product)
})

/** Somebody has returned what was delivered, and has the money back. @returns the id of the return */
async function refundReturn(product: StaffProduct): Promise<string> {
  const { id } = await placeOrder(product.id, undefined, { color_id: product.colors[0]?.id })
  await sendOrder(id)
  const step = { step: 'deliver', from: 'in_transit', cash_received: true } as const
  const order = await staffApi.orders.takeStep({ params: { id }, body: step })
  const asked = order.lines.map(({ variant_id, quantity }) => ({ variant_id, quantity }))
  const body = { order_id: id, lines: asked, reason: 'faulty' } as const
  const found = await staffApi.returns.registerReturn({ body }, { headers: { 'idempotency-key': makeKey() } })
  const params = { id: found.id }
  await staffApi.returns.decideReturn({ params, body: { decision: 'approve' } })
  const lines = asked.map(({ variant_id, quantity }) => ({ variant_id, received: quantity }))
  const { due } = await staffApi.returns.inspectReturn({ params, body: { lines } })
  const refund = { amount: due ?? 0, method: 'transfer', reference: 'TR-2024' } as const
  await staffApi.returns.refundReturn({ params, body: refund })
  // The books number it after the refund.
  const isNumbered = async () => (await staffApi.returns.getCreditNote({ params })).credit_note_number !== null
  await vi.waitUntil(isNumbered, { timeout: 60_000 })
  return found.id
}

it.each(languages)('in %s a credit note names the colour of what came back', async (language) => {
  const main = await openDashboard(`returns/${noteOf}/credit-note`, language)
  const row = main.getByRole('row').filter({ hasText: { en: 'Kettle', ar: 'غلاية' }[language] })
  await expect.element(row.getByText({ en: 'Red', ar: 'أحمر' }[language], { exact: true })).toBeVisible()
})

it.each(languages)('in %s the number of a credit note is on one line of a phone', async (language) => {
  const main = await openDashboard(`returns/${noteOf}/credit-note`, language)
  const number = main.getByRole('heading', { level: 1 }).getByText(/^CN-/)
  await expect.element(number).toBeVisible()
  for (const width of [320, 340, 360, 380, 400]) {
    await page.viewport(width, 740)
    expect(number.element().getClientRects(), String(width)).toHaveLength(1)
  }
})

it.each(languages)('in %s keys scroll the amounts of a credit note in a narrow window', async (language) => {
  await page.viewport(300, 740)
  const main = await openDashboard(`returns/${noteOf}/credit-note`, language)
  await expect.element(main.getByText('4,500.00').first()).toBeVisible()
  const scroller = () => main.getByRole('table').element().parentElement ?? document.body
  await expect.poll(() => scroller().scrollWidth - scroller().clientWidth).toBeGreaterThan(0)
  await checkPage()
})

it.each(languages)('in %s a credit note names its invoice, and the tab has its number', async (language) => {
  const main = await openDashboard(`returns/${noteOf}/credit-note`, language)
  await expect.element(main.getByText({ en: 'Invoice', ar: 'الفاتورة' }[language], { exact: true })).toBeVisible()
  await expect.poll(() => document.title).toMatch(/ CN-\d{6}$/)
})

it('who refunds no more than what is left of the deposit reads nothing about a rest', async () => {
  const t = wordsIn('en')(returnsMessages)
  const found = await staffApi.returns.getReturn({ params: { id: noteOf } })
  const shown = { ...found, due: 200, refunded_to_card_first: 50, steps: ['refund'] }
  const { fetch } = window
  window.fetch = async (input, init) => {
    const { pathname } = new URL(String(input), location.href)
    return pathname === `/api/admin/returns/${noteOf}/` ? Response.json(shown) : await fetch(input, init)
  }
  const main = await openDashboard(`returns/${noteOf}/show`, 'en')
  await main.getByRole('button', { name: t.step_refund, exact: true }).click()
  const dialog = page.getByRole('dialog')
  const split = dialog.getByText(/you pay the rest/)
  await expect.element(split).toBeVisible()
  await dialog.getByRole('textbox', { name: t.amountEgp }).fill('50')
  await expect.element(split).not.toBeInTheDocument()
})
