import type { Language, LinkedOrder } from '@shop/contract'
import { formatDateTime, formatDay, formatDays, formatMoney } from '@shop/i18n'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { answerCalls } from '../../../../test/answering-shop.ts'
import { checkPart } from '../../../../test/check-part.ts'
import { show, wordsOf } from '../../../../test/show.tsx'
import { changingMessages } from '../changing/changing.late.messages.ts'
import { myOrdersMessages } from '../my-orders/my-orders.late.messages.ts'
import { promisedDays, sampleLinkedOrder } from '../order.fixture.ts'
import { ordersMessages } from '../orders.late.messages.ts'
import { findPayingLink, savePayingLink } from '../payment/paying-link.ts'
import { paymentMessages } from '../payment/payment.late.messages.ts'
import { PaymentResultPage } from '../payment/payment-result-page.tsx'
import { returnsMessages } from '../returns/returns.late.messages.ts'
import { linkedOrderMessages } from './linked-order.late.messages.ts'
import { LinkedOrderPage } from './linked-order-page.tsx'

/** Each page has a link of its own, because a tab keeps what it has read. */
let links = 0
const order = sampleLinkedOrder
const { id } = order

/** Opens the page of the link in a shop that takes a request for a change, and other calls as `answer` says. */
async function openPage(
  shown: LinkedOrder | (() => LinkedOrder),
  {
    language = 'en',
    answer = () => undefined,
  }: { language?: Language; answer?: (call: string) => object | undefined } = {},
) {
  links += 1
  const token = `link-${links}`
  const sent = answerCalls(({ path }) => {
    if (path === `/api/order-links/${token}/`) return typeof shown === 'function' ? shown() : shown
    if (path === `/api/orders/${id}/change-requests/?link_token=${token}`)
      return { text: 'To my sister', at: order.created_at }
    return answer(path.replace(`/api/order-links/${token}/`, ''))
  })
  const part = await show(<LinkedOrderPage token={token} />, language)
  await expect.element(part.getByRole('heading', { level: 1, name: /NW-100234/ })).toBeVisible()
  const countCalls = (call: string) => sent.filter(({ path }) => path === `/api/order-links/${token}/${call}`).length
  return {
    part,
    token,
    t: wordsOf(changingMessages, language),
    own: wordsOf(myOrdersMessages, language),
    sent,
    countCalls,
  }
}

describe('an order that is opened by its link', () => {
  it('can be asked to be changed while it is being prepared, and says that it was asked', async () => {
    const { part, t, sent } = await openPage(order)
    await part.getByRole('button', { name: t.ask }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('textbox').fill('To my sister')
    await form.getByRole('button', { name: t.send }).click()
    await expect.element(part.getByText(t.weCall)).toBeVisible()
    expect(part.getByText('To my sister').elements()).toEqual([])
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({ text: 'To my sister' })
  })

  it('asks for no confirmation instead of a call while a call about a change is due', async () => {
    const unconfirmed = { ...order, is_confirmed: false, can_confirm: true }
    const { confirm } = wordsOf(linkedOrderMessages, 'en')
    const asked = await openPage({ ...unconfirmed, change_requested_at: '2026-11-20T11:00:00.000Z' })
    await expect.element(asked.part.getByText(asked.t.weCall)).toBeVisible()
    expect(asked.part.getByRole('button', { name: confirm }).elements()).toEqual([])
    const { part } = await openPage(unconfirmed)
    await expect.element(part.getByRole('button', { name: confirm })).toBeVisible()
  })

  it('cannot be asked to be changed any more once it is on its way', async () => {
    const { part, t } = await openPage({ ...order, status: 'in_transit' })
    expect(part.getByRole('button', { name: t.ask }).elements()).toEqual([])
  })

  it('is cancelled once its question is answered, and then no more', async () => {
    const { part, own, countCalls } = await openPage(
      { ...order, can_cancel: true },
      {
        answer: (call) => (call === 'cancel/' ? { ...order, status: 'cancelled' } : undefined),
      },
    )
    const cancel = part.getByRole('button', { name: own.cancelOrder })
    const question = page.getByRole('dialog', { name: own.cancelQuestion({ number: order.number }) })
    await cancel.click()
    await question.getByRole('button', { name: own.keepOrder }).click()
    await expect.element(question).not.toBeInTheDocument()
    expect(countCalls('cancel/')).toBe(0)
    await cancel.click()
    await question.getByRole('button', { name: own.cancelOrder }).click()
    await expect.element(page.getByText(own.orderCancelled)).toBeVisible()
    expect(countCalls('cancel/')).toBe(1)
    expect(cancel.elements()).toEqual([])
  })
})

const waiting: LinkedOrder = {
  ...order,
  status: 'pending_payment',
  payment_method: 'kiosk',
  payment_status: 'pending',
  pay_before: '2026-11-19T10:00:00.000Z',
  cash_amount: 0,
  can_pay_in_cash: true,
  can_cancel: true,
}

const delivered: LinkedOrder = {
  ...order,
  status: 'delivered',
  payment_status: 'paid',
  amount_due: 0,
  invoice: {
    number: 'INV-000042',
    day: '2026-11-24',
    seller: 'Nawwar',
    seller_address: null,
    commercial_register: null,
    tax_card: null,
    receipt: null,
    net: 1621.05,
    vat: 226.95,
    total: 1848,
    lines: [],
    credit_notes: [],
  },
}
const kettle = { variant_id: 20, name: 'Kettle', color_name: null, image: null, quantity: 2 }
const returnable = {
  last_days: { change_of_mind: '2099-01-14', fault: '2099-01-30' },
  returnable: [kettle],
  returns: [],
}

describe.each(['en', 'ar'] as const)('an order on its way, by its link, in %s', (language) => {
  it('has the promised days and its carrier, with the page of the parcel', async () => {
    const url = 'https://delta.example/track/DP-2'
    const parcel = { carrier: 'Delta Parcels', tracking_number: 'DP-2', tracking_url: url }
    const { part } = await openPage({ ...order, status: 'in_transit', parcel }, { language })
    await expect.element(part.getByText(parcel.carrier)).toBeVisible()
    await expect.element(part.getByText(formatDays(promisedDays, language))).toBeVisible()
    const name = wordsOf(ordersMessages, language).followParcel({ number: '\u2068DP-2\u2069' })
    await expect.element(part.getByRole('link', { name })).toHaveAttribute('href', url)
    await checkPart()
  })
})

describe.each(['en', 'ar'] as const)('a delivered order, by its link, in %s', (language) => {
  it('has its invoice, and a return that whoever has the link may ask for until its last day', async () => {
    const { part, token, sent } = await openPage(delivered, {
      language,
      answer: (call) => (call.startsWith(`/api/orders/${id}/returns/`) ? returnable : undefined),
    })
    const own = wordsOf(ordersMessages, language)
    await part.getByRole('button', { name: own.saveDocument({ number: 'INV-000042' }) }).click()
    await expect.poll(() => sent.map(({ path }) => path)).toContain(`/api/order-links/${token}/documents/INV-000042/`)
    const t = wordsOf(returnsMessages, language)
    const { change_of_mind: mind, fault } = returnable.last_days
    const until = t.until({ mind: formatDay(mind, language), fault: formatDay(fault, language) })
    await expect.element(part.getByText(until)).toBeVisible()
    await part.getByRole('button', { name: t.askForReturn }).click()
    const form = page.getByRole('dialog')
    await form.getByRole('combobox', { name: t.why }).selectOptions('faulty')
    await form.getByRole('button', { name: t.send }).click()
    await expect
      .poll(() => sent.find(({ method }) => method === 'POST'))
      .toMatchObject({
        path: `/api/orders/${id}/returns/?link_token=${token}`,
        body: { lines: [{ variant_id: 20, quantity: 1 }], reason: 'faulty' },
      })
  })
})

/** The provider leads a guest back, who has no token of the order. @returns the links that are opened */
async function comeBackFor(orderId: string): Promise<string[]> {
  const opened: string[] = []
  const promises = { confirmationMinutes: 30, callsFrom: '10:00', callsTo: '22:00' }
  const openLink = (token: string) => void opened.push(token)
  const part = <PaymentResultPage orderId={orderId} shopperId={null} promises={promises} onLinked={openLink} />
  await expect.element((await show(part)).getByRole('heading', { level: 1 })).toBeInTheDocument()
  return opened
}

describe.each(['en', 'ar'] as const)('an order that waits for its payment, by its link, in %s', (language) => {
  const total = formatMoney(waiting.total, language)
  const until = formatDateTime(waiting.pay_before ?? '', language)

  it('says until when, and opens its payment page once; the provider leads back to the link', async () => {
    const { part, token, own, countCalls } = await openPage(waiting, {
      language,
      answer: (call) =>
        call === 'pay/' ? { id, redirect_url: `#pay-${language}`, expires_at: waiting.pay_before } : undefined,
    })
    await expect.element(part.getByText(own.waitsAtKiosk({ until }))).toBeVisible()
    await part.getByRole('button', { name: own.openNumber({ total }) }).dblClick()
    await expect.poll(() => findPayingLink(id)).toBe(token)
    // The page of the test leaves for one address only.
    if (language === 'en') await expect.poll(() => window.location.hash).toBe('#pay-en')
    expect(countCalls('pay/')).toBe(1)
    const opened = await comeBackFor(id)
    await expect.poll(() => opened).toEqual([token])
  })

  it('is turned into a cash order, and then offers neither', async () => {
    const cash: LinkedOrder = { ...order, is_confirmed: false, can_confirm: true }
    const { part, own } = await openPage(waiting, {
      language,
      answer: (call) => (call === 'pay-in-cash/' ? cash : undefined),
    })
    await part.getByRole('button', { name: own.payInCash }).click()
    await expect.element(page.getByText(own.cashChosen)).toBeVisible()
    for (const name of [own.payInCash, own.openNumber({ total })])
      expect(part.getByRole('button', { name }).elements()).toEqual([])
  })
})

it('an order is read again after its payment page, until its payment is decided', async () => {
  let reads = 0
  const paid: LinkedOrder = { ...waiting, status: 'processing', payment_status: 'paid', pay_before: null }
  const { token, own } = await openPage(() => {
    reads += 1
    return reads < 3 ? waiting : paid
  })
  savePayingLink(id, token)
  const part = await show(<LinkedOrderPage token={token} />)
  const pay = part.getByRole('button', { name: own.openNumber({ total: formatMoney(waiting.total, 'en') }) })
  await expect.element(pay).toBeVisible()
  await expect.element(pay).not.toBeInTheDocument()
  expect(reads).toBe(3)
})

it('an order that the shop turns into no cash order is not offered as one', async () => {
  const deposit = { payment_method: 'cash', deposit: 370, cash_amount: 1478 } as const
  const { part, own } = await openPage({ ...waiting, ...deposit, can_pay_in_cash: false })
  await expect.element(part.getByRole('button', { name: own.payNow({ total: formatMoney(370, 'en') }) })).toBeVisible()
  expect(part.getByRole('button', { name: own.payInCash }).elements()).toEqual([])
})

it('a link that is cut off opens no order, and says what to do', async () => {
  const answer = { code: 'order_not_found', message: 'No such order' }
  answerCalls(() => Response.json(answer, { status: 404 }))
  const part = await show(<LinkedOrderPage token="AAGGqFGINnfOjyAm0pmb" />)
  const { badLink, badLinkHint } = wordsOf(linkedOrderMessages, 'en')
  await expect.element(part.getByRole('heading', { level: 1, name: badLink })).toBeVisible()
  await expect.element(part.getByText(badLinkHint)).toBeVisible()
  await checkPart()
})

it('the way back from a payment page opens no link for an order that this tab does not pay', async () => {
  const other = '0197f1c2-7e3a-7c1e-8000-000000000002'
  const opened = await comeBackFor(other)
  await expect.element(page.getByText(wordsOf(paymentMessages, 'en').neutral)).toBeVisible()
  expect(opened).toEqual([])
})
