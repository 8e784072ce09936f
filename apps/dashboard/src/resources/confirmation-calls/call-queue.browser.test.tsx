import { languages } from '@shop/contract'
import { formatDays, formatTime } from '@shop/i18n'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkPage } from '../../../test/check-page.ts'
import { inTurns } from '../../../test/in-turns.ts'
import { openDashboard, openShop, signIn } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { confirmationCallsMessages } from '../shared/confirmation-calls.messages.ts'

const words = {
  en: {
    toDecide: 'To decide',
    link: '1 order to decide on',
    cancel: 'Cancel: not reached',
    sure: 'Cancel the order',
    noAnswer: 'No answer',
    claimed: 'Omar is calling this customer now.',
    takeOver: 'Take the call over',
    takenOver: 'The call is yours now.',
    saved: 'Saved.',
    open: (from: string, to: string) => `We call from ${from} to ${to}.`,
    closed: (from: string, to: string) => `We call from ${from} to ${to}. Not now.`,
    note: 'The customer’s note: Ring twice',
    noteOnPage: 'The shopper wrote: Ring twice',
    promised: (days: string) => `Promised for ${days}`,
  },
  ar: {
    toDecide: 'تحتاج قرارًا',
    link: 'طلب واحد يحتاج قرارًا',
    cancel: 'إلغاء لتعذر الوصول إلى العميل',
    sure: 'إلغاء الطلب',
    noAnswer: 'لم يرد',
    claimed: 'Omar يتصل بهذا العميل الآن.',
    takeOver: 'تولَّ المكالمة',
    takenOver: 'المكالمة معك الآن.',
    saved: 'تم الحفظ.',
    open: (from: string, to: string) => `مواعيد الاتصال من ${from} إلى ${to}.`,
    closed: (from: string, to: string) => `مواعيد الاتصال من ${from} إلى ${to}. لا تتصل الآن.`,
    note: 'ملاحظة العميل: Ring twice',
    noteOnPage: 'ملاحظة العميل: Ring twice',
    promised: (days: string) => `الموعد المتفق عليه ${days}`,
  },
}

beforeEach(openShop)

/** The name of a button, which goes on with the order of its card. */
const of = (text: string) => new RegExp(`^${RegExp.escape(text)}: `)

/** Sets hours in which the shop calls at the moment of the test, or does not. @returns them */
async function setCalling(isOpen: boolean) {
  const isMorning = new Date().toLocaleTimeString('sv-SE', { timeZone: 'Africa/Cairo' }) < '12'
  const closed = isMorning ? (['13:00', '14:00'] as const) : (['01:00', '02:00'] as const)
  const [calls_from, calls_to] = isOpen ? (['00:00', '23:59'] as const) : closed
  const settings = await staffApi.settings.getSettings({})
  await staffApi.settings.updateSettings({ body: { ...settings, calls_from, calls_to } })
  return [calls_from, calls_to] as const
}

describe.each(languages)('in %s', (language) => {
  const it = inTurns(language)
  const t = words[language]

  it('an order that nobody was reached for three times stands apart from the calls, and can be cancelled there', async () => {
    const { id: productId } = await createProduct(900)
    const [lost, fresh] = [await placeOrder(productId), await placeOrder(productId)]
    for (let tries = 0; tries < 2; tries += 1)
      await staffApi.orders.recordCall({ params: { id: lost.id }, body: { outcome: 'no_answer' } })
    const main = await openDashboard('confirmation-calls', language)
    await expect.element(main.getByRole('article', { name: lost.number })).toBeVisible()
    await expect.element(main.getByRole('heading', { name: t.toDecide })).not.toBeInTheDocument()
    await userEvent.click(
      main.getByRole('article', { name: lost.number }).getByRole('button', { name: of(t.noAnswer) }),
    )

    const decisions = main.getByRole('region', { name: t.toDecide })
    await expect.element(decisions.getByRole('article', { name: lost.number })).toBeVisible()
    await expect.element(main.getByRole('link', { name: t.link })).toBeVisible()
    await expect.element(main.getByRole('article').first()).toHaveAccessibleName(fresh.number)
    await expect.element(decisions.getByRole('article', { name: fresh.number })).not.toBeInTheDocument()
    await checkPage()

    await userEvent.click(decisions.getByRole('button', { name: of(t.cancel) }))
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: t.sure }))
    // While the dialog is there, the page behind it is hidden.
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(decisions).not.toBeInTheDocument()
    expect(await staffApi.orders.getOrder({ params: { id: lost.id } })).toMatchObject({ status: 'cancelled' })
  })

  it('the queue says when the shop calls, and whether that is now', async () => {
    await placeOrder((await createProduct(900)).id)
    const [from, to] = await setCalling(true)
    const main = await openDashboard('confirmation-calls', language)
    const open = t.open(formatTime(from, language), formatTime(to, language))
    await expect.element(main.getByText(open, { exact: true })).toBeVisible()
    const [laterFrom, laterTo] = await setCalling(false)
    await openDashboard('confirmation-calls', language)
    const closed = t.closed(formatTime(laterFrom, language), formatTime(laterTo, language))
    await expect.element(main.getByText(closed, { exact: true })).toBeVisible()
  })

  it('what the shopper wrote is in the queue and on the page of the order, which has the promised days', async () => {
    const { id, number } = await placeOrder((await createProduct(900)).id, undefined, { notes: 'Ring twice' })
    const main = await openDashboard('confirmation-calls', language)
    await expect.element(main.getByRole('article', { name: number }).getByText(t.note)).toBeVisible()
    const { promise } = await staffApi.orders.getOrder({ params: { id } })
    if (!promise) throw new Error('The order has no promised days')
    await openDashboard(`orders/${id}/show`, language)
    await expect.element(main.getByText(t.promised(formatDays(promise, language)))).toBeVisible()
    await expect.element(main.getByText(t.noteOnPage)).toBeVisible()
  })

  it('a call that a colleague makes takes no outcome on the page of the order until it is taken over', async () => {
    const order = await placeOrder((await createProduct(900)).id)
    await signIn('clerk')
    await staffApi.orderCalls.claimCall({ params: { id: order.id } })
    await signIn('admin')
    const main = await openDashboard(`orders/${order.id}/show`, language)
    await userEvent.click(main.getByRole('button', { name: of(t.noAnswer) }))
    await expect.element(page.getByText(t.claimed)).toBeVisible()
    await userEvent.click(main.getByRole('button', { name: t.takeOver }))
    await expect.element(page.getByText(t.takenOver)).toBeVisible()
    await userEvent.click(main.getByRole('button', { name: of(t.noAnswer) }))
    await expect.element(page.getByText(t.saved)).toBeVisible()
    const { calls } = await staffApi.orders.getOrder({ params: { id: order.id } })
    expect(calls).toMatchObject([{ outcome: 'no_answer', actor: { name: 'Nour' } }])
  })
})

it('the outcomes of calls put an order behind the others, cancel it with a reason, or confirm it', async () => {
  const t = wordsIn('en')(confirmationCallsMessages)
  const { id: productId } = await createProduct(900)
  const [unsure, asked] = [await placeOrder(productId), await placeOrder(productId)]
  await fetch(`/api/orders/${asked.id}/change-requests/?access_token=${asked.accessToken}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: 'White instead of black' }),
  })
  const main = await openDashboard('confirmation-calls', 'en')
  const dialog = page.getByRole('dialog')
  const cardOf = ({ number }: { number: string }) => main.getByRole('article', { name: number })
  const press = (order: { number: string }, name: string) =>
    cardOf(order)
      .getByRole('button', { name: of(name) })
      .click()
  for (const text of ['White instead of black', 'Kettle', '12 Tahrir Street'])
    await expect.element(cardOf(asked)).toMatchTextContent(text)
  const others = cardOf(asked).getByRole('link', { name: t.otherOrders({ count: 1 }) })
  await expect.element(others).toHaveAttribute('href', '/dashboard/customers/+201012345678/show')

  const names = main
    .getByRole('group', { name: t.outcome })
    .getByRole('button')
    .elements()
    .map(({ ariaLabel, textContent }) => ({ name: ariaLabel ?? '', text: textContent ?? '' }))
  expect(names).toHaveLength(10)
  for (const { name, text } of names) expect(name.startsWith(text)).toBe(true)
  expect(new Set(names.map(({ name }) => name)).size).toBe(names.length)
  await press(unsure, t.outcome_no_answer)
  await expect.element(page.getByText(t.saved)).toBeVisible()
  await expect.element(main.getByRole('heading', { name: t.later })).toBeVisible()
  await expect.element(main.getByRole('article').last()).toHaveAccessibleName(unsure.number)
  await expect.element(cardOf(unsure)).toMatchTextContent(t.last({ outcome: t.outcome_no_answer }))

  await press(unsure, t.outcome_cancels)
  const cancel = dialog.getByRole('button', { name: t.cancelOrder })
  await expect.element(cancel).toBeDisabled()
  await dialog.getByRole('textbox', { name: t.cancelReason }).fill('Found it cheaper')
  await cancel.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(cardOf(unsure)).not.toBeInTheDocument()
  expect(await staffApi.orders.getOrder({ params: { id: unsure.id } })).toMatchObject({ status: 'cancelled' })

  await press(asked, t.outcome_reached)
  await expect.element(main.getByText(t.none)).toBeVisible()
  await expect.element(cardOf(asked)).not.toBeInTheDocument()
  expect(await staffApi.orders.getOrder({ params: { id: asked.id } })).toMatchObject({ needs_call: false })
})

it('the second press of a double click does not confirm the next order', async () => {
  const t = wordsIn('en')(confirmationCallsMessages)
  const { id: productId } = await createProduct(900)
  const [first, second] = [await placeOrder(productId), await placeOrder(productId)]
  const main = await openDashboard('confirmation-calls', 'en')
  const card = main.getByRole('article', { name: first.number })
  const reached = card.getByRole('button', { name: of(t.outcome_reached) })
  await expect.element(reached).toBeEnabled()
  const next = main.getByRole('article', { name: second.number }).getByRole('button', { name: of(t.outcome_reached) })
  const { promise: pressed, resolve } = Promise.withResolvers<void>()
  const shown = card.element()
  // The next order takes its place, and the second press meets that at once, however slow the machine is.
  const observer = new MutationObserver(() => {
    if (shown.isConnected) return
    observer.disconnect()
    ;(next.element() as HTMLElement).click()
    resolve()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  await reached.click()
  await pressed
  await expect.element(next).toBeEnabled()
  expect(await staffApi.orders.getOrder({ params: { id: second.id } })).toMatchObject({ needs_call: true })
})

it('who calls a customer is named to a colleague, who may call after the outcome; a wrong number has a text for WhatsApp', async () => {
  const t = wordsIn('ar')(confirmationCallsMessages)
  const { number } = await placeOrder((await createProduct(900)).id)
  let main = await openDashboard('confirmation-calls', 'ar')
  const card = () => main.getByRole('article', { name: number })
  const call = () => card().getByRole('link', { name: of(t.callNow) })
  const callers = (name: string) => card().getByText(t.isCalling({ name }))
  await call().click()
  await expect.element(callers('Nour')).toBeVisible()
  await signIn('clerk')
  main = await openDashboard('confirmation-calls', 'ar')
  await expect.element(callers('Nour')).toBeVisible()
  await expect.element(call()).not.toBeInTheDocument()
  await expect.element(card().getByRole('button', { name: t.takeOver })).toBeVisible()
  await checkPage()

  await signIn('admin')
  main = await openDashboard('confirmation-calls', 'ar')
  await card()
    .getByRole('button', { name: of(t.outcome_wrong_number) })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: t.save }).click()
  await expect.element(card()).toMatchTextContent(t.last({ outcome: t.outcome_wrong_number }))
  const link = new URL(
    card()
      .getByRole('link', { name: of(t.whatsapp) })
      .element()
      .getAttribute('href') ?? '',
  )
  expect(link.origin + link.pathname).toBe('https://wa.me/201012345678')
  for (const text of ['We tried to call you', number]) expect(link.searchParams.get('text')).toContain(text)
  await signIn('clerk')
  main = await openDashboard('confirmation-calls', 'ar')
  await expect.element(call()).toBeVisible()
  await expect.element(callers('Nour')).not.toBeInTheDocument()
})
