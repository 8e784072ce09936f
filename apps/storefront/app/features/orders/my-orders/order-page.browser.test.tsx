import { languages, type Order } from '@shop/contract'
import { formatDateTime, formatDay, formatDays, formatTime } from '@shop/i18n'
import { describe, expect, it } from 'vitest'
import { answerCalls } from '../../../../test/answering-shop.ts'
import { show, wordsOf } from '../../../../test/show.tsx'
import { OrderConfirmation } from '../confirmation/order-confirmation.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import { returnsMessages } from '../returns/returns.late.messages.ts'
import { myOrdersMessages } from './my-orders.late.messages.ts'
import { OrderPage } from './order-page.tsx'

const shopper = 7
const days = { from: '2026-11-24', to: '2026-11-26' }
const placed: Order = {
  id: '0197f1c2-7e3a-7c1e-8000-000000000001',
  number: 'NW-100234',
  status: 'processing',
  payment_method: 'cash',
  payment_status: 'unpaid',
  pay_before: null,
  items: [],
  subtotal: 1798,
  discount: 0,
  coupon_code: null,
  delivery: 50,
  total: 1848,
  deposit: 0,
  cash_amount: 1848,
  currency: 'EGP',
  customer: { first_name: 'Mona', last_name: 'Salem', phone: '+201012345678' },
  address: { address: '12 Tahrir Street', apartment: null, city: 'Dokki', region: 'Giza', region_code: 'EG-GZ' },
  promise: days,
  parcel: null,
  notes: 'Ring the bell twice',
  needs_confirmation: true,
  timeline: [
    { status: 'processing', at: '2026-11-20T10:00:00.000Z', note: null, failed_delivery: null, changed_total: null },
  ],
  created_at: '2026-11-20T10:00:00.000Z',
  updated_at: '2026-11-20T10:00:00.000Z',
}

describe.each(languages)('in %s', (language) => {
  const t = wordsOf(ordersMessages, language)
  let orders = 0
  /** Opens the page of an order in its own account; each has an id of its own, because the browser keeps what it has read. */
  async function openPage(changes: Partial<Order>, returns: object = {}) {
    orders += 1
    const order = { ...placed, ...changes, id: `${placed.id.slice(0, -3)}${language === 'ar' ? 2 : 1}0${orders}` }
    answerCalls(({ path }) => {
      if (path === `/api/orders/${order.id}/`) return order
      return path === `/api/orders/${order.id}/returns/` ? returns : undefined
    })
    const main = await show(<OrderPage orderId={order.id} shopperId={shopper} />, language)
    await expect.element(main.getByRole('heading', { level: 1, name: /NW-100234/ })).toBeVisible()
    return main
  }

  it('who has ordered reads when the shop calls, the promised days, and the own note', async () => {
    const promises = { confirmationMinutes: 30, callsFrom: '10:00', callsTo: '21:30' }
    const main = await show(<OrderConfirmation order={placed} promises={promises} />, language)
    const [from, to] = [formatTime('10:00', language), formatTime('21:30', language)]
    await expect.element(main.getByText(t.callingHours({ from, to }))).toBeVisible()
    await expect.element(main.getByText(t.nextArrival({ days: formatDays(days, language) }))).toBeVisible()
    await expect.element(main.getByText('Ring the bell twice')).toBeVisible()
    // A phone that the shop knows is not called.
    const known = await show(
      <OrderConfirmation order={{ ...placed, needs_confirmation: false }} promises={promises} />,
      language,
    )
    await expect.element(known.getByText(t.nextArrival({ days: formatDays(days, language) }))).toBeVisible()
    await expect.element(known.getByText(t.callingHours({ from, to }))).not.toBeInTheDocument()
  })

  it('the page of an order has the promised days and the own note; a cancelled one promises nothing', async () => {
    const main = await openPage({})
    await expect.element(main.getByText(formatDays(days, language), { exact: true })).toBeVisible()
    await expect.element(main.getByText('Ring the bell twice')).toBeVisible()
    const cancelled = await openPage({ status: 'cancelled' })
    await expect.element(cancelled.getByText('Ring the bell twice')).toBeVisible()
    await expect.element(cancelled.getByText(formatDays(days, language))).not.toBeInTheDocument()
  })

  it('the page of an order that waits for its payment says until when', async () => {
    const pay_before = '2026-11-21T10:00:00.000Z'
    const main = await openPage({ status: 'pending_payment', payment_method: 'card', pay_before })
    const own = wordsOf(myOrdersMessages, language)
    const until = formatDateTime(pay_before, language)
    await expect.element(main.getByText(own.waitingForMoney({ until }))).toBeVisible()
  })

  it('the page of an order that arrived has the last day of a return for each reason, while there is one', async () => {
    const returnable = [{ variant_id: 20, name: 'Kettle', color_name: null, image: null, quantity: 2 }]
    const last_days = { change_of_mind: '2099-01-14', fault: '2099-01-30' }
    const own = wordsOf(returnsMessages, language)
    const until = own.until({ mind: formatDay('2099-01-14', language), fault: formatDay('2099-01-30', language) })
    const main = await openPage({ status: 'delivered' }, { last_days, returnable, returns: [] })
    await expect.element(main.getByText(until)).toBeVisible()
    const over = { change_of_mind: '2026-11-01', fault: '2026-11-20' }
    const late = await openPage({ status: 'delivered' }, { last_days: over, returnable, returns: [] })
    await expect.element(late.getByRole('heading', { name: own.returns })).toBeVisible()
    await expect.element(late.getByRole('button', { name: own.askForReturn })).not.toBeInTheDocument()
  })
})
