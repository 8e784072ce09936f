import { languages } from '@shop/contract'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard, openShop } from '../../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../../test/records.ts'
import { wordsIn } from '../../../../test/words.ts'
import { staffApi } from '../../../data/api.ts'
import { orderWorkMessages } from './order-work.messages.ts'

let toSend: Awaited<ReturnType<typeof placeOrder>>
let cancelled: typeof toSend
beforeAll(async () => {
  await openShop()
  const { id: product } = await createProduct(900)
  toSend = await placeOrder(product)
  cancelled = await placeOrder(product, '01012345679')
  await staffApi.orders.takeStep({ params: { id: cancelled.id }, body: { step: 'cancel', from: 'processing' } })
})
beforeEach(() => page.viewport(1280, 800))

it.each(languages)('%s: slips and labels are offered of orders to be sent, and of these alone', async (language) => {
  const words = wordsIn(language)
  const t = words(orderWorkMessages)
  const main = await openDashboard('orders', language)
  const select = ({ number }: { number: string }) => main.getByRole('checkbox', { name: t.select({ number }) })
  const entry = (name: string) => page.getByRole('menuitem', { name })
  await select(cancelled).click()
  await main.getByRole('button', { name: t.print }).click()
  await expect.element(entry(t.invoices)).toBeVisible()
  for (const name of [t.slips, t.labels]) await expect.element(entry(name)).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await select(toSend).click()
  await main.getByRole('button', { name: t.print }).click()
  await expect.element(entry(t.slips)).toBeVisible()
  await expect.element(entry(t.labels)).toHaveAttribute('href', `/dashboard/orders/papers/labels?ids=${toSend.id}`)
  await userEvent.keyboard('{Escape}')
  // The dashboard remembers what is selected.
  await main.getByRole('button', { name: t.unselect }).click()
})
