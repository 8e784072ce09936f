import { confirmationCallsMessages } from '../../apps/dashboard/src/resources/shared/confirmation-calls.messages.ts'
import { checkPage } from '../pages/check-page.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { ownStaffTest as test } from '../pages/own-staff-test.ts'
import { placeOrder } from '../pages/place-order.ts'
import { inventShopper } from '../pages/shopper.ts'
import { expect } from '../pages/staff-test.ts'
import { withAny } from '../pages/words.ts'

// The queue of a shop shows the orders of all journeys.
test('two colleagues do not call one customer; at a wrong number the text for WhatsApp is ready', async ({
  client,
  hire,
  openDevice,
  openAs,
  openAsAdmin,
  clicks,
  page,
  dashboard,
  words,
}) => {
  const calls = words(confirmationCallsMessages)
  const { phone } = inventShopper('Guest')
  const { order } = await placeOrder(client, { phone })
  const queue = '/dashboard/confirmation-calls'
  const mine = page.getByRole('article', { name: order.number })
  const other = await openDevice()
  const theirs = other.getByRole('article', { name: order.number })

  await test.step('a call is claimed: the colleague reads who is calling, and has no button to call', async () => {
    await openAsAdmin(queue)
    await mine.getByRole('link', { name: calls.callNow }).click()
    await expect(mine.getByText(withAny(calls.isCalling))).toBeVisible()
    await openAs(await hire('orders'), queue, other)
    await expect(theirs.getByText(withAny(calls.isCalling))).toBeVisible()
    await expect(theirs.getByRole('link', { name: calls.callNow })).toBeHidden()
    await expect(theirs.getByRole('button', { name: calls.takeOver })).toBeVisible()
    await checkPage(other, 'a call that a colleague makes')
  })

  await test.step('the number is wrong: the order waits, and WhatsApp opens with a text', async () => {
    await mine.getByRole('button', { name: calls.outcome_wrong_number }).click()
    await dashboard.inDialog(calls.save).click()
    await expect(dashboard.notice(calls.saved)).toBeVisible()
    await expect(mine).toContainText(calls.last({ outcome: calls.outcome_wrong_number }))
    expect(await clicks(), 'to call, and to record a wrong number').toBe(3)
    const link = new URL((await mine.getByRole('link', { name: calls.whatsapp }).getAttribute('href')) ?? '')
    expect(link.origin + link.pathname).toBe(`https://wa.me/${phone.slice(1)}`)
    const text = link.searchParams.get('text')
    expect(text).toContain(words(copiedWords).triedToCall)
    expect(text).toContain(order.number)
  })

  await test.step('the colleague may call now', async () => {
    await other.reload()
    await expect(theirs.getByRole('link', { name: calls.callNow })).toBeVisible()
    await expect(theirs.getByText(withAny(calls.isCalling))).toBeHidden()
  })
})
