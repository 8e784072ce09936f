import { languages, type Order } from '@shop/contract'
import { formatDateTime, formatDay, formatDays, formatExactMoney, formatMoney, formatTime } from '@shop/i18n'
import { describe, expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { answerCalls } from '../../../../test/answering-shop.ts'
import { checkPart } from '../../../../test/check-part.ts'
import { show, wordsOf } from '../../../../test/show.tsx'
import { paths } from '../../../paths.ts'
import { OrderConfirmation } from '../confirmation/order-confirmation.tsx'
import { OrderSuccessPage } from '../confirmation/order-success-page.tsx'
import { promisedDays, sampleOrder } from '../order.fixture.ts'
import { ordersMessages } from '../orders.late.messages.ts'
import { paymentMessages } from '../payment/payment.late.messages.ts'
import { PaymentResultPage } from '../payment/payment-result-page.tsx'
import { PaymentUnsettled } from '../payment/payment-unsettled.tsx'
import { returnsMessages } from '../returns/returns.late.messages.ts'
import { myOrdersMessages } from './my-orders.late.messages.ts'
import { OrderDetails, OrderPage } from './order-page.tsx'
import { OrdersPage } from './orders-page.tsx'

const shopper = 7

describe.each(languages)('in %s', (language) => {
  const t = wordsOf(ordersMessages, language)
  let orders = 0
  /** An order of the own account; each has an id of its own, because the browser keeps what it has read. */
  function placeOrder(changes: Partial<Order>, returns: object = {}, asCash: Partial<Order> = {}): Order {
    orders += 1
    const order = {
      ...sampleOrder,
      ...changes,
      id: `${sampleOrder.id.slice(0, -3)}${language === 'ar' ? 2 : 1}0${orders}`,
    }
    answerCalls(({ path }) => {
      if (path === `/api/orders/${order.id}/`) return order
      if (path === `/api/orders/${order.id}/pay-in-cash/`) return { ...order, ...asCash }
      return path === `/api/orders/${order.id}/returns/` ? returns : undefined
    })
    return order
  }
  async function openPage(...placed: Parameters<typeof placeOrder>) {
    const order = placeOrder(...placed)
    const main = await show(<OrderPage orderId={order.id} shopperId={shopper} />, language)
    await expect.element(main.getByRole('heading', { level: 1, name: /NW-100234/ })).toBeVisible()
    return main
  }

  const promises = { confirmationMinutes: 30, callsFrom: '10:00', callsTo: '21:30' }

  it('who has ordered reads when the shop calls, the promised days, and the own note', async () => {
    const main = await show(<OrderConfirmation order={sampleOrder} promises={promises} />, language)
    const [from, to] = [formatTime('10:00', language), formatTime('21:30', language)]
    await expect.element(main.getByText(t.callingHours({ from, to }))).toBeVisible()
    await expect.element(main.getByText(t.nextArrival({ days: formatDays(promisedDays, language) }))).toBeVisible()
    await expect.element(main.getByText('Ring the bell twice')).toBeVisible()
    // A phone that the shop knows is not called.
    const known = await show(
      <OrderConfirmation order={{ ...sampleOrder, needs_confirmation: false }} promises={promises} />,
      language,
    )
    await expect.element(known.getByText(t.nextArrival({ days: formatDays(promisedDays, language) }))).toBeVisible()
    await expect.element(known.getByText(t.callingHours({ from, to }))).not.toBeInTheDocument()
  })

  it.each([
    ['after the checkout', OrderSuccessPage],
    ['after the payment', PaymentResultPage],
  ])('the page %s says what comes next while the order is prepared, and what became of it later', async (_, Page) => {
    const open = async (status: Order['status']) => {
      const { id } = placeOrder({ status })
      return await show(
        <Page orderId={id} shopperId={shopper} promises={promises} onLinked={() => undefined} />,
        language,
      )
    }
    const next = { name: t.next }
    await expect.element((await open('processing')).getByRole('heading', next)).toBeVisible()
    const handedOver = await open('in_transit')
    await expect.element(handedOver.getByRole('heading', { level: 1, name: /NW-100234/ })).toBeVisible()
    await expect.element(handedOver.getByRole('heading', next)).not.toBeInTheDocument()
  })

  it('the page after a payment says without an order that there is none, and leads to the own orders', async () => {
    const rest = { shopperId: shopper, promises, onLinked: () => undefined }
    const main = await show(<PaymentResultPage orderId={null} {...rest} />, language)
    const { neutral } = wordsOf(paymentMessages, language)
    await expect.element(main.getByRole('heading', { level: 1, name: neutral })).toBeVisible()
    await expect.element(main.getByRole('status')).not.toBeInTheDocument()
    expect(main.element().querySelector(`a[href="${paths.orders()}"]`)).not.toBeNull()
  })

  it('the page of an order has the promised days and the own note; a cancelled one promises nothing and asks for no payment', async () => {
    const main = await openPage({})
    await expect.element(main.getByText(formatDays(promisedDays, language), { exact: true })).toBeVisible()
    await expect.element(main.getByText('Ring the bell twice')).toBeVisible()
    const cancelled = await openPage({ status: 'cancelled', payment_method: 'card' })
    await expect.element(cancelled.getByText('Ring the bell twice')).toBeVisible()
    await expect.element(cancelled.getByText(formatDays(promisedDays, language))).not.toBeInTheDocument()
    const own = wordsOf(myOrdersMessages, language)
    const pay = own.payNow({ total: formatMoney(sampleOrder.total, language) })
    await expect.element(cancelled.getByRole('button', { name: pay })).not.toBeInTheDocument()
  })

  it('the day of the next attempt takes the place of the promised days, and a delivered order promises nothing', async () => {
    const failed_delivery = { reason: 'no_answer', next_day: '2026-11-28' } as const
    const step = { ...sampleOrder.timeline[0], status: 'in_transit', failed_delivery } as Order['timeline'][number]
    const main = await openPage({ status: 'in_transit', timeline: [...sampleOrder.timeline, step] })
    await expect.element(main.getByText(formatDay('2026-11-28', language), { exact: true })).toBeVisible()
    await expect.element(main.getByText(formatDays(promisedDays, language))).not.toBeInTheDocument()
    const delivered = await openPage({ status: 'delivered' }, { last_days: null, returnable: [], returns: [] })
    await expect.element(delivered.getByText(t.deliverTo)).toBeVisible()
    await expect.element(delivered.getByText(t.promised)).not.toBeInTheDocument()
  })

  it('the page of an order says what of its money went back, and when it ended because no payment came', async () => {
    const own = wordsOf(myOrdersMessages, language)
    const sentBack = own.sentBack({ amount: formatExactMoney(250.5, language) })
    const paid = { status: 'processing', payment_method: 'card', refunded: 250.5 } as const
    const main = await openPage({ ...paid, payment_status: 'paid' })
    await expect.element(main.getByText(sentBack)).toBeVisible()
    const refunded = await openPage({ ...paid, payment_status: 'refunded' })
    await expect.element(refunded.getByText(own.refunded)).toBeVisible()
    await expect.element(refunded.getByText(sentBack)).not.toBeInTheDocument()
    const end = { ...sampleOrder.timeline[0], status: 'cancelled', was_unpaid: true } as Order['timeline'][number]
    const ended = await openPage({ status: 'cancelled', timeline: [...sampleOrder.timeline, end] })
    await expect.element(ended.getByText(own.notPaidInTime)).toBeVisible()
  })

  it('the page of an order that waits for its payment says until when', async () => {
    const pay_before = '2026-11-21T10:00:00.000Z'
    const main = await openPage({ status: 'pending_payment', payment_method: 'card', pay_before })
    const own = wordsOf(myOrdersMessages, language)
    const until = formatDateTime(pay_before, language)
    await expect.element(main.getByText(own.waitingForMoney({ until }))).toBeVisible()
  })

  it.each([true, false])('cash is offered and named on each page of an unpaid order: %s', async (can_pay_in_cash) => {
    const pay_before = '2026-11-21T10:00:00.000Z'
    const waits = { status: 'pending_payment', payment_method: 'card', payment_status: 'failed' } as const
    const order = { ...sampleOrder, ...waits, pay_before, can_pay_in_cash }
    const [own, paying] = [wordsOf(myOrdersMessages, language), wordsOf(paymentMessages, language)]
    const until = formatDateTime(pay_before, language)
    const cash = { name: own.payInCash }
    const opened = await openPage(order)
    await expect.element(opened.getByText(own.waitingForMoney({ until }))).toBeVisible()
    expect(opened.getByRole('button', cash).elements()).toHaveLength(can_pay_in_cash ? 1 : 0)
    const reading = { show: () => undefined, refresh: () => undefined, retry: () => undefined }
    for (const [outcome, withCash, without] of [
      ['declined', paying.declinedHint({ until }), paying.declinedNoCash({ until })],
      ['undecided', paying.stillOpenHint, paying.stillOpenNoCash],
    ] as const) {
      const main = await show(
        <PaymentUnsettled order={order} outcome={outcome} isWaiting={false} reading={reading} />,
        language,
      )
      await expect.element(main.getByText(can_pay_in_cash ? withCash : without)).toBeVisible()
      expect(main.getByRole('button', cash).elements()).toHaveLength(can_pay_in_cash ? 1 : 0)
    }
  })

  it('an unpaid order is turned into a cash order by one press, and then asks for no payment', async () => {
    const own = wordsOf(myOrdersMessages, language)
    const waits = { status: 'pending_payment', payment_method: 'card', payment_status: 'pending' } as const
    const cash = { status: 'processing', payment_method: 'cash', payment_status: 'unpaid', pay_before: null } as const
    const main = await openPage(
      { ...waits, pay_before: '2026-11-21T10:00:00.000Z', can_pay_in_cash: true },
      {},
      { ...cash, can_pay_in_cash: false },
    )
    const pay = main.getByRole('button', { name: own.payNow({ total: formatMoney(sampleOrder.total, language) }) })
    await expect.element(pay).toBeVisible()
    await main.getByRole('button', { name: own.payInCash }).click()
    await expect.element(main.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect.element(main.getByText(own.paysOnDelivery)).toBeVisible()
    await expect.element(pay).not.toBeInTheDocument()
    await expect.element(main.getByRole('button', { name: own.payInCash })).not.toBeInTheDocument()
  })

  it('the page of an order that arrived has the last day of a return for each reason, while there is one', async () => {
    const returnable = [{ variant_id: 20, name: 'Kettle', color_name: null, image: null, quantity: 2 }]
    const own = wordsOf(returnsMessages, language)
    const [mind, fault] = [formatDay('2020-01-14', language), formatDay('2020-01-30', language)]
    const mindReason = page.getByRole('option', { name: own.change_of_mind, includeHidden: true })
    const askIn = async (main: Locator) => {
      await main.getByRole('button', { name: own.askForReturn }).click()
      await expect.element(page.getByRole('combobox', { name: own.why })).toBeVisible()
    }
    // The shop says what is possible today: a device may have another date.
    const last_days = { change_of_mind: '2020-01-14', fault: '2020-01-30' }
    const main = await openPage({ status: 'delivered' }, { last_days, returnable, returns: [] })
    await expect.element(main.getByText(own.until({ mind, fault }))).toBeVisible()
    await askIn(main)
    await expect.element(mindReason).toBeInTheDocument()
    const second = await openPage(
      { status: 'delivered' },
      { last_days: { ...last_days, change_of_mind: null }, returnable, returns: [] },
    )
    await expect.element(second.getByText(own.untilFault({ fault }), { exact: true })).toBeVisible()
    await askIn(second)
    await expect.element(mindReason).not.toBeInTheDocument()
    const withdrawn = { id: '1', number: 'RT-1001', status: 'withdrawn', reason: 'faulty', items: [], pictures: 0 }
    const late = await openPage({ status: 'delivered' }, { last_days: null, returnable, returns: [withdrawn] })
    await expect.element(late.getByText(own.status_withdrawn)).toBeVisible()
    await expect.element(late.getByRole('button', { name: own.askForReturn })).not.toBeInTheDocument()
  })

  it('the money of a return is said to the piastre, as in its message', async () => {
    const refund = { status: 'refunded', refund: 449.5, refund_method: 'cash' }
    const returns = [{ id: '1', number: 'RT-1001', reason: 'faulty', items: [], pictures: 0, ...refund }]
    const main = await openPage({ status: 'delivered' }, { last_days: null, returnable: [], returns })
    const amount = formatExactMoney(449.5, language)
    await expect.element(main.getByText(wordsOf(returnsMessages, language).refundPaid({ amount }))).toBeVisible()
  })
})

describe('in Arabic on a phone', () => {
  const unpaid: Order = {
    ...sampleOrder,
    status: 'pending_payment',
    payment_method: 'card',
    payment_status: 'failed',
    pay_before: '2026-11-21T10:00:00.000Z',
    can_pay_in_cash: true,
  }
  const paid: Order = { ...sampleOrder, payment_method: 'card', payment_status: 'paid' }
  const reading = { show: () => undefined, refresh: () => undefined, retry: () => undefined }
  const payment = { order: unpaid, isWaiting: true, reading }
  const promises = { confirmationMinutes: 30, callsFrom: '10:00', callsTo: '21:30' }
  const result = { orderId: null, shopperId: null, promises, onLinked: () => undefined }

  it.each([
    ['an unpaid order', <OrderDetails key="" order={unpaid} {...reading} />],
    ['a declined payment', <PaymentUnsettled key="" outcome="declined" {...payment} />],
    ['a pending payment', <PaymentUnsettled key="" outcome="undecided" {...payment} />],
    ['a paid order', <OrderConfirmation key="" order={paid} promises={promises} />],
    ['no payment', <PaymentResultPage key="" {...result} />],
    ['no orders', <OrdersPage key="" shopperId={null} page={1} />],
    ['orders', <OrdersPage key="" shopperId={shopper} page={1} />],
    ['a cancelled order', <OrderDetails key="" order={{ ...sampleOrder, status: 'cancelled' }} {...reading} />],
  ])('%s is accessible', async (name, part) => {
    answerCalls(({ path }) => (path.includes('page_size') ? { count: 1, results: [sampleOrder] } : undefined))
    const main = await show(part, 'ar')
    await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
    if (name.endsWith('orders')) await expect.element(main.getByRole('link').first()).toBeVisible()
    await checkPart()
  })

  it('the question before an order is cancelled is accessible', async () => {
    const { cancelOrder } = wordsOf(myOrdersMessages, 'ar')
    const main = await show(<OrderDetails order={sampleOrder} {...reading} />, 'ar')
    await main.getByRole('button', { name: cancelOrder }).click()
    await expect.element(page.getByRole('dialog').getByRole('button', { name: cancelOrder })).toBeVisible()
    await checkPart()
  })
})
