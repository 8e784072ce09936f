import { languages, type OrderId } from '@shop/contract'
import { formatDateTime } from '@shop/i18n'
import { makeKey } from '@shop/session'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkPage } from '../../../test/check-page.ts'
import { usually } from '../../../test/in-turns.ts'
import { openDashboard, openShop, signInWith } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder, sendOrder } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { overviewMessages } from './overview.messages.ts'

const words = {
  en: {
    todo: 'To do now',
    decide: /^1 ?return to decide on$/,
    returned: /^1 ?return to refund$/,
    pack: /^0 ?orders to pack$/,
  },
  ar: {
    todo: 'المطلوب الآن',
    decide: /^1 ?مرتجع ينتظر القرار$/,
    returned: /^1 ?مرتجع لرد مبلغه$/,
    pack: /^0 ?طلبات للتجهيز$/,
  },
}

beforeEach(openShop)

/** Somebody wants to return what was delivered for cash. */
async function askForReturn(productId: number): Promise<{ id: OrderId; number: string }> {
  const { id, number } = await placeOrder(productId)
  await sendOrder(id)
  const cash = { step: 'deliver', from: 'in_transit', cash_received: true } as const
  const { lines } = await staffApi.orders.takeStep({ params: { id }, body: cash })
  const wanted = lines.map(({ variant_id, quantity }) => ({ variant_id, quantity }))
  const body = { order_id: id, lines: wanted, reason: 'faulty' } as const
  await staffApi.returns.registerReturn({ body }, { headers: { 'idempotency-key': makeKey() } })
  return { id, number }
}

describe.each(usually('ar'))('in %s the tasks of the overview', (language) => {
  const t = words[language]

  it('lead to the returns that wait for staff or for their refund, and name none while there are none', async () => {
    const { id: productId } = await createProduct(900)
    const nothing = (await openDashboard('', language)).getByRole('navigation', { name: t.todo })
    await expect.element(nothing.getByRole('link', { name: t.pack })).toBeVisible()
    const places = nothing
      .getByRole('link')
      .elements()
      .map((link) => new URL(link.getAttribute('href') ?? '', location.href))
    expect(places.map(({ pathname, search }) => `${pathname}${decodeURIComponent(search)}`)).toEqual([
      '/dashboard/confirmation-calls',
      '/dashboard/orders?filter={}&view=to_pack',
      '/dashboard/orders?filter={}&view=to_hand_over',
      '/dashboard/payment-problems?filter={"state":"open"}',
      '/dashboard/stock-levels?filter={"is_low":true}',
    ])

    const { number } = await askForReturn(productId)
    const back = await askForReturn(productId)
    const { results } = await staffApi.returns.listReturns({ query: { order_id: back.id } })
    const [asked] = results
    if (!asked) throw new Error('The return is missing')
    const params = { id: asked.id }
    await staffApi.returns.decideReturn({ params, body: { decision: 'approve' } })
    const { lines } = await staffApi.returns.getReturn({ params })
    const received = lines.map(({ variant_id, quantity }) => ({ variant_id, received: quantity }))
    await staffApi.returns.inspectReturn({ params, body: { lines: received } })

    const main = await openDashboard('', language)
    const todo = main.getByRole('navigation', { name: t.todo })
    for (const name of [t.decide, t.returned]) await expect.element(todo.getByRole('link', { name })).toBeVisible()
    await checkPage()
    await userEvent.click(todo.getByRole('link', { name: t.decide }))
    await expect.element(main.getByText(number)).toBeVisible()
    await expect.element(main.getByText(back.number)).not.toBeInTheDocument()
  })
})

it('an order counts as one to hand over when it is packed', async () => {
  const { id } = await placeOrder((await createProduct(900)).id)
  await staffApi.orders.recordCall({ params: { id }, body: { outcome: 'reached' } })
  const expectCounts = async (...names: RegExp[]) => {
    const main = await openDashboard('', 'en')
    for (const name of names) await expect.element(main.getByRole('link', { name })).toBeVisible()
  }
  await expectCounts(/^1 ?order to pack$/, /^0 ?orders to hand over$/)
  await staffApi.orderWork.workOnOrders({ body: { action: 'pack', orders: [id] } })
  await expectCounts(/^0 ?orders to pack$/, /^1 ?order to hand over$/)
})

it('a count of two digits stays on one line', async () => {
  const colors = Array.from({ length: 12 }, (_, index) => ({
    hex: `#1111${index + 10}`,
    name: { en: `Colour ${index}`, ar: `لون ${index}` },
    price: 900,
    stock: 0,
    pictures: [],
  }))
  await createProduct(900, { colors, plain: null })
  await page.viewport(1440, 900)
  const main = await openDashboard('', 'en')
  const link = main.getByRole('link', { name: /^12 ?products running out$/ })
  await expect.element(link).toBeVisible()
  await document.fonts.ready
  const digits = document.createRange()
  digits.selectNodeContents(link.getByText('12', { exact: true }).element())
  expect(digits.getClientRects()).toHaveLength(1)
})

it('who may not decide on returns is not told of them', async () => {
  await askForReturn((await createProduct(900)).id)
  await signInWith('overview.read', 'orders.write')
  const main = await openDashboard('', 'en')
  const todo = main.getByRole('navigation', { name: words.en.todo })
  await expect.element(todo.getByRole('link', { name: words.en.pack })).toBeVisible()
  await expect.element(todo.getByRole('link', { name: words.en.decide })).not.toBeInTheDocument()
})

it.each(languages)(
  'in %s the overview says when the shop was last backed up, or that it never was',
  async (language) => {
    const t = wordsIn(language)(overviewMessages)
    let main = await openDashboard('', language)
    await expect.element(main.getByText(t.noBackup)).toBeVisible()
    const answered = window.fetch
    let last_backup_at = ''
    window.fetch = async (input, init) => {
      const answer = await answered(input, init)
      if (new URL(String(input), location.href).pathname !== '/api/admin/overview/') return answer
      return Response.json({ ...(await answer.json()), last_backup_at })
    }
    for (const [daysAgo, says] of [
      [1, t.lastBackup],
      [3, t.oldBackup],
    ] as const) {
      last_backup_at = new Date(Date.now() - daysAgo * 86_400_000).toISOString()
      main = await openDashboard('', language)
      await expect.element(main.getByText(says({ when: formatDateTime(last_backup_at, language) }))).toBeVisible()
      await expect.element(main.getByText(t.noBackup)).not.toBeInTheDocument()
    }
  },
)
