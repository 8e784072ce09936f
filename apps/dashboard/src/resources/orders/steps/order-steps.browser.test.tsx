import { languages, type OrderId } from '@shop/contract'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkAccessibility, checkPage } from '../../../../test/check-page.ts'
import { inTurns } from '../../../../test/in-turns.ts'
import { openDashboard, openShop, signIn, signInWith } from '../../../../test/open-dashboard.tsx'
import { createProduct, placeOrder, sendOrder } from '../../../../test/records.ts'
import { wordsIn } from '../../../../test/words.ts'
import { staffApi } from '../../../data/api.ts'
import { orderPageMessages } from '../order-page.messages.ts'

const words = {
  en: {
    book: 'Book the cash',
    sum: /600/,
    booked: 'The cash is booked.',
    collected: 'Cash · Collected by the courier',
    paid: 'Cash · Paid',
    amount: 'Amount in EGP',
    isWrittenOff: /EGP\s50.? is missing; it is written off/,
    mayNotWriteOff: /EGP\s50.? is missing\. Only a colleague who may refund/,
    whyShort: /^Why is it missing/,
    wroteOff: /EGP\s50.? of the cash is written off/,
    handOver: 'Hand over to the courier',
    deliver: 'Mark as delivered',
    attempt: 'Could not deliver',
    turn_back: 'It is coming back',
    nobody: 'Nobody answered',
    done: {
      ship: 'Handed over.',
      deliver: 'Marked as delivered.',
      attempt: 'The failed delivery is recorded.',
      turn_back: 'Recorded as coming back.',
    },
    undo: 'Undo',
    undone: 'Undone. Nobody was told.',
    tooLate: /^It is too late to undo this/,
    callFirst: /^Call the customer/,
    notPacked: 'Nobody has packed this order.',
    isBlocked: 'This number may not order',
    reason: /^Why hand it over/,
    hasCash: /^We have the cash/,
    unconfirmed: 'To be confirmed',
    changeRequested: 'Change asked for',
    asks: (what: string) => `The customer asked for a change: ${what}`,
    blocked: (numbers: string) => `These numbers may not order: ${numbers}`,
    select: (number: string) => `Select ${number}`,
    handOverMany: 'Hand over',
  },
  ar: {
    book: 'تسجيل استلام المبلغ',
    sum: /600/,
    booked: 'تم تسجيل المبلغ.',
    collected: 'عند الاستلام · مع شركة الشحن',
    paid: 'عند الاستلام · مدفوع',
    amount: 'المبلغ بالجنيه',
    isWrittenOff: /الناقص .*50.*، وسيُشطب/,
    mayNotWriteOff: /الناقص .*50.*لا يشطبه إلا زميل/,
    whyShort: /^سبب النقص/,
    wroteOff: /شُطب .*50.* من المبلغ النقدي/,
    handOver: 'تسليم لشركة الشحن',
    deliver: 'تم التوصيل للعميل',
    attempt: 'تعذّر التسليم',
    turn_back: 'الطلب راجع',
    nobody: 'لم يرد أحد',
    done: {
      ship: 'تم تسليم الطلب لشركة الشحن.',
      deliver: 'تم تسجيل التوصيل.',
      attempt: 'تم تسجيل تعذّر التسليم.',
      turn_back: 'تم تسجيل رجوع الطلب.',
    },
    undo: 'تراجع',
    undone: 'تم التراجع. لم تُرسل أي رسالة.',
    tooLate: /^لم يعد التراجع ممكنًا/,
    callFirst: /^اتصل بالعميل/,
    notPacked: 'لم يُجهَّز هذا الطلب بعد.',
    isBlocked: 'هذا الرقم محظور من الطلب',
    reason: /^سبب التسليم/,
    hasCash: /^استلمنا المبلغ/,
    unconfirmed: 'في انتظار التأكيد',
    changeRequested: 'طلب تغيير',
    asks: (what: string) => `طلب العميل تغييرًا: ${what}`,
    blocked: (numbers: string) => `أرقام محظورة من الطلب: ${numbers}`,
    select: (number: string) => `تحديد ${number}`,
    handOverMany: 'تسليم لشركة الشحن',
  },
}

const readTime = performance.now

let productId = 0
beforeAll(async () => {
  await openShop()
  productId = (await createProduct(600, { plain: { price: 600, stock: 50 } })).id
})
beforeEach(() => signIn('admin'))
afterEach(() => {
  performance.now = readTime
})

/** Moves the clock of the page, by which it counts seconds down. */
function passSeconds(seconds: number): void {
  performance.now = () => readTime.call(performance) + seconds * 1000
}

/** An order of which the courier has the cash. @returns its id and that cash */
async function placeDelivered(): Promise<{ id: OrderId; cash: number }> {
  const { id } = await placeOrder(productId)
  await sendOrder(id)
  await deliver(id)
  return { id, cash: (await staffApi.orders.getOrder({ params: { id } })).cash_amount }
}

let phones = 1_012_345_000

/** Somebody orders whom nobody has called, or who was reached, and may not order again. */
async function placeBlocked(isReached: boolean) {
  phones += 1
  const phone = `0${phones}`
  const placed = await placeOrder(productId, phone)
  if (isReached) await staffApi.orders.recordCall({ params: placed, body: { outcome: 'reached' } })
  await staffApi.customers.setPhoneBlock({ body: { phone, is_blocked: true, reason: 'Refused twice' } })
  return placed
}

async function deliver(id: OrderId): Promise<void> {
  await staffApi.orders.takeStep({ params: { id }, body: { step: 'deliver', from: 'in_transit' } })
}

describe.each(languages)('in %s', (language) => {
  const it = inTurns(language)
  const t = words[language]

  it('who books cash does it from the order, also without the right to change orders', async () => {
    const { id } = await placeDelivered()
    await signInWith('orders.cash')
    const main = await openDashboard(`orders/${id}/show`, language)
    await expect.element(main.getByText(t.collected, { exact: true }).first()).toBeVisible()
    await userEvent.click(main.getByRole('button', { name: t.book }))
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(t.sum)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: t.book }))
    await expect.element(page.getByText(t.booked)).toBeVisible()
    await expect.element(main.getByText(t.paid, { exact: true }).first()).toBeVisible()
    expect(await staffApi.orders.getOrder({ params: { id } })).toMatchObject({ payment_status: 'paid' })
  })

  it('cash that comes short is booked with a reason, and what is missing is written off', async () => {
    const { id, cash } = await placeDelivered()
    const main = await openDashboard(`orders/${id}/show`, language)
    await userEvent.click(main.getByRole('button', { name: t.book }))
    const dialog = page.getByRole('dialog')
    const amount = dialog.getByRole('textbox', { name: t.amount })
    const book = dialog.getByRole('button', { name: t.book })
    await expect.element(amount).toHaveValue(String(cash))
    await userEvent.fill(amount, String(cash + 1))
    await expect.element(book).toBeDisabled()
    await userEvent.fill(amount, String(cash - 50))
    await expect.element(dialog.getByText(t.isWrittenOff)).toBeVisible()
    await expect.element(book).toBeDisabled()
    await userEvent.fill(dialog.getByRole('textbox', { name: t.whyShort }), 'Lost on the way')
    await userEvent.click(book)
    await expect.element(page.getByText(t.booked)).toBeVisible()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(main.getByText(t.wroteOff)).toBeVisible()
    await expect.element(main.getByText('Lost on the way')).toBeVisible()
    await checkPage()
  })

  it('who may not refund is told who books cash that comes short', async () => {
    const { id, cash } = await placeDelivered()
    await signInWith('orders.cash')
    const main = await openDashboard(`orders/${id}/show`, language)
    await userEvent.click(main.getByRole('button', { name: t.book }))
    const dialog = page.getByRole('dialog')
    await userEvent.fill(dialog.getByRole('textbox', { name: t.amount }), String(cash - 50))
    await expect.element(dialog.getByText(t.mayNotWriteOff)).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: t.whyShort })).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('button', { name: t.book })).toBeDisabled()
  })

  it('who may not book cash is not asked for it', async () => {
    const { id } = await placeOrder(productId)
    await sendOrder(id)
    await signInWith('orders.write')
    const main = await openDashboard(`orders/${id}/show`, language)
    await userEvent.click(main.getByRole('button', { name: t.deliver }))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: t.hasCash })).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: t.deliver }))
    // While the dialog is there, the page behind it is hidden.
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(main.getByRole('button', { name: t.book })).not.toBeInTheDocument()
    expect(await staffApi.orders.getOrder({ params: { id } })).toMatchObject({ payment_status: 'collected' })
  })

  it('a hand-over says what is not right; who may not change orders gives no reason', async () => {
    const { id } = await placeBlocked(false)
    await signInWith('orders.fulfil')
    const main = await openDashboard(`orders/${id}/show`, language)
    await userEvent.click(main.getByRole('button', { name: t.handOver }))
    const dialog = page.getByRole('dialog')
    for (const text of [t.isBlocked, t.notPacked, t.callFirst])
      await expect.element(dialog.getByText(text)).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: t.reason })).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('button', { name: t.handOver })).toBeDisabled()
  })

  it('a hand-over of many names the orders whose phone may not order', async () => {
    const { number } = await placeBlocked(true)
    const list = await openDashboard('orders', language)
    await userEvent.click(list.getByRole('checkbox', { name: t.select(number) }))
    await userEvent.click(list.getByRole('button', { name: t.handOverMany, exact: true }))
    await expect.element(page.getByRole('dialog').getByText(t.blocked(`\u2068${number}\u2069`))).toBeVisible()
  })

  it('a confirmed order whose shopper asks for a change says so, and waits for the answer', async () => {
    const { id, number, accessToken } = await placeOrder(productId)
    await staffApi.orders.recordCall({ params: { id }, body: { outcome: 'reached' } })
    const asked = await fetch(`/api/orders/${id}/change-requests/?access_token=${accessToken}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'The white one' }),
    })
    expect(asked.status).toBe(201)
    const list = await openDashboard(`orders?filter={"q":"${number}"}`, language)
    await expect.element(list.getByText(t.changeRequested)).toBeVisible()
    await expect.element(list.getByText(t.unconfirmed)).not.toBeInTheDocument()
    const dialog = page.getByRole('dialog')
    await userEvent.click(list.getByRole('checkbox', { name: t.select(number) }))
    await userEvent.click(list.getByRole('button', { name: t.handOverMany, exact: true }))
    await expect.element(dialog.getByText(t.asks(`\u2068${number}\u2069`))).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: t.handOverMany, exact: true })).toBeDisabled()
    const main = await openDashboard(`orders/${id}/show`, language)
    await expect.element(main.getByText(t.changeRequested).first()).toBeVisible()
    await userEvent.click(main.getByRole('button', { name: t.handOver }))
    await expect.element(dialog.getByText(t.asks('The white one'))).toBeVisible()
    await expect.element(dialog.getByRole('button', { name: t.handOver })).toBeDisabled()
  })
  it.each(['deliver', 'attempt', 'turn_back'] as const)('%s can be undone: the order is as it was', async (step) => {
    const { id } = await placeOrder(productId)
    await sendOrder(id)
    const read = async () => {
      const order = await staffApi.orders.getOrder({ params: { id } })
      const { status, payment_status, cash_amount, attempts } = order
      return { status, payment_status, cash_amount, attempts }
    }
    const before = await read()
    const main = await openDashboard(`orders/${id}/show`, language)
    await userEvent.click(main.getByRole('button', { name: t[step] }))
    const dialog = page.getByRole('dialog')
    const answer = step === 'deliver' ? { role: 'checkbox', name: t.hasCash } : { role: 'radio', name: t.nobody }
    const choice = dialog.getByRole(answer.role, { name: answer.name })
    await expect.element(choice).not.toBeChecked()
    await userEvent.click(choice)
    await userEvent.click(dialog.getByRole('button', { name: t[step] }))
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(main.getByText(t.done[step], { exact: true })).toBeVisible()
    expect(await read()).not.toEqual(before)
    await userEvent.click(main.getByRole('button', { name: t.undo }))
    await expect.element(page.getByText(t.undone)).toBeVisible()
    await expect.element(main.getByRole('button', { name: t.undo })).not.toBeInTheDocument()
    expect(await read()).toEqual(before)
  })

  it('undo is offered for ten seconds', async () => {
    const { id } = await placeOrder(productId)
    await sendOrder(id)
    const main = await openDashboard(`orders/${id}/show`, language)
    await expect.element(main.getByText(t.done.ship)).toBeVisible()
    await expect.element(main.getByRole('button', { name: t.undo })).toBeVisible()
    passSeconds(10)
    await expect.element(main.getByText(t.done.ship)).not.toBeInTheDocument()
    await expect.element(main.getByRole('button', { name: t.undo })).not.toBeInTheDocument()
  })

  it('undo of a step that a colleague has followed up is refused, and the order stays as it is', async () => {
    const { id } = await placeOrder(productId)
    await sendOrder(id)
    const main = await openDashboard(`orders/${id}/show`, language)
    await expect.element(main.getByText(t.done.ship)).toBeVisible()
    await deliver(id)
    await userEvent.click(main.getByRole('button', { name: t.undo }))
    await expect.element(page.getByText(t.tooLate)).toBeVisible()
    await expect.element(main.getByText(t.done.deliver)).toBeVisible()
    const order = await staffApi.orders.getOrder({ params: { id } })
    expect(order).toMatchObject({ status: 'delivered', payment_status: 'collected' })
  })
})

it('an order is cancelled only after a confirmation', async () => {
  const t = wordsIn('ar')(orderPageMessages)
  const { id } = await placeOrder(productId)
  const main = await openDashboard(`orders/${id}/show`, 'ar')
  await userEvent.click(main.getByRole('button', { name: t.step_cancel, exact: true }))
  const dialog = page.getByRole('dialog')
  await userEvent.fill(dialog.getByRole('textbox', { name: t.noteForShopper }), 'Sold out')
  await checkAccessibility()
  expect(await staffApi.orders.getOrder({ params: { id } })).toMatchObject({ status: 'processing' })
  await userEvent.click(dialog.getByRole('button', { name: t.step_cancel }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(await staffApi.orders.getOrder({ params: { id } })).toMatchObject({ status: 'cancelled' })
})
