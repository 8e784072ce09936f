import type { Order, OrderId } from '@shop/contract'
import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard, openShop } from '../../../../test/open-dashboard.tsx'
import { createProduct, placeOrder, sendOrder } from '../../../../test/records.ts'
import { wordsIn } from '../../../../test/words.ts'
import { staffApi } from '../../../data/api.ts'
import { uiMessages } from '../../../ui/ui.messages.ts'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'
import { orderWorkMessages } from '../work/order-work.messages.ts'
import { forwardMessages } from './forward.messages.ts'
import { wayBackMessages } from './way-back.messages.ts'

const words = wordsIn('en')
const t = words(orderPageMessages)
const forward = words(forwardMessages)
const dialog = page.getByRole('dialog')

/** The orders of this file share a shop, and each has a phone of its own. */
let productId: number
beforeAll(async () => {
  await openShop()
  productId = (await createProduct(600, { plain: { price: 600, stock: 20 } })).id
})

const openOrder = (id: OrderId) => openDashboard(`orders/${id}/show`, 'en')

async function readAsShopper(id: OrderId, accessToken: string): Promise<Order> {
  return await (await fetch(`/api/orders/${id}/?access_token=${accessToken}`)).json()
}

it('an unconfirmed order is handed over with a reason, and that is undone before its message is sent', async () => {
  const { id, number } = await placeOrder(productId, '01012345671')
  const main = await openOrder(id)
  await main.getByRole('button', { name: t.step_ship }).click()
  await expect.element(dialog.getByText(forward.notCalled)).toBeVisible()
  await expect.element(dialog.getByText(/is on its way/)).toBeVisible()
  const ship = dialog.getByRole('button', { name: t.step_ship })
  await expect.element(ship).toBeDisabled()
  await dialog.getByRole('textbox', { name: forward.reason }).fill('Orders every week')
  await ship.click()
  await main.getByRole('button', { name: forward.undo }).click()
  await expect.element(page.getByText(forward.undone)).toBeVisible()
  await expect.element(main.getByRole('button', { name: t.step_ship })).toBeVisible()
  await expect.element(main.getByRole('heading', { level: 2, name: t.heading({ number }) })).toHaveFocus()
  await expect.element(main.getByText('Orders every week').first()).toBeVisible()
  const saved = await staffApi.orders.getOrder({ params: { id } })
  expect(saved).toMatchObject({ status: 'processing', undo: null })
})

it('staff take a delivered order back', async () => {
  const { id, number, accessToken } = await placeOrder(productId, '01012345673')
  await sendOrder(id)
  await staffApi.orders.takeStep({ params: { id }, body: { step: 'deliver', from: 'in_transit' } })
  const main = await openOrder(id)
  await main.getByRole('button', { name: t.step_return }).click()
  await dialog.getByRole('button', { name: t.step_return }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(main.getByRole('heading', { level: 2, name: t.heading({ number }) })).toHaveFocus()
  const { timeline } = await readAsShopper(id, accessToken)
  expect(timeline.map(({ status }) => status)).toEqual(['processing', 'in_transit', 'delivered', 'returned'])
})

it('a dialog does not show why the one before it failed, and what fails when it is closed is a toast', async () => {
  const { id } = await placeOrder(productId, '01012345677')
  await sendOrder(id)
  const main = await openOrder(id)
  await main.getByRole('button', { name: t.step_turn_back }).click()
  await dialog.getByRole('radio', { name: words(ordersMessages).failure_refused, exact: true }).click()
  // A colleague was quicker.
  await staffApi.orders.takeStep({ params: { id }, body: { step: 'deliver', from: 'in_transit' } })
  await dialog.getByRole('button', { name: t.step_turn_back }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await dialog.getByRole('button', { name: words(uiMessages).notNow }).click()
  await main.getByRole('button', { name: t.step_return }).click()
  await expect.element(dialog).toBeVisible()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()

  await staffApi.orders.takeStep({ params: { id }, body: { step: 'return', from: 'delivered' } })
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const { fetch } = window
  window.fetch = async (input, init) => {
    if (String(input).endsWith('/steps/')) await promise
    return await fetch(input, init)
  }
  await dialog.getByRole('button', { name: t.step_return }).click()
  await dialog.getByRole('button', { name: t.leaveAsIs }).click()
  answer()
  await expect.element(page.getByText(/^This is not possible any more/)).toBeVisible()
})

it('of orders that are handed over together, an unconfirmed one stays', async () => {
  await page.viewport(1280, 900)
  const work = words(orderWorkMessages)
  const [confirmed, waiting] = [await placeOrder(productId, '01012345674'), await placeOrder(productId, '01012345675')]
  await staffApi.orders.recordCall({ params: { id: confirmed.id }, body: { outcome: 'reached' } })
  const list = await openDashboard('orders', 'en')
  for (const { number } of [confirmed, waiting])
    await list.getByRole('checkbox', { name: work.select({ number }) }).click()
  await list.getByRole('button', { name: work.ship, exact: true }).click()
  const left = dialog.getByText(work.unconfirmed({ numbers: `\u2068${waiting.number}\u2069` }))
  await expect.element(left).toBeVisible()
  await dialog.getByRole('button', { name: work.ship, exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const statusOf = async (id: OrderId) => (await staffApi.orders.getOrder({ params: { id } })).status
  await expect.poll(() => statusOf(confirmed.id)).toBe('in_transit')
  expect(await statusOf(waiting.id)).toBe('processing')
})

it('the third failed delivery brings the parcel back', async () => {
  const { id } = await placeOrder(productId, '01012345676')
  await sendOrder(id)
  const next_day = new Date(Date.now() + 48 * 60 * 60_000).toISOString().slice(0, 10)
  for (const attempts of [0, 1]) {
    const body = { step: 'attempt', from: 'in_transit', failure: 'postponed', next_day, attempts } as const
    await staffApi.orders.takeStep({ params: { id }, body })
  }
  const main = await openOrder(id)
  await main.getByRole('button', { name: t.step_attempt }).click()
  await expect.element(dialog.getByText(words(wayBackMessages).lastAttemptHint({ max: 3 }))).toBeVisible()
  await dialog.getByRole('radio', { name: words(ordersMessages).failure_no_answer, exact: true }).click()
  await dialog.getByRole('button', { name: t.step_attempt }).click()
  await expect.element(main.getByRole('button', { name: t.step_receive_back })).toBeVisible()
})
