import { formatExactMoney } from '@shop/i18n'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { usually } from '../../../../test/in-turns.ts'
import { openDashboard, openShop } from '../../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../../test/records.ts'
import { takeSavedFiles } from '../../../../test/saved-files.ts'
import { wordsIn } from '../../../../test/words.ts'
import { staffApi } from '../../../data/api.ts'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { papersMessages } from '../papers/papers.messages.ts'
import { orderWorkMessages } from './order-work.messages.ts'

let productId: number
let toSend: Awaited<ReturnType<typeof placeOrder>>
let cancelled: typeof toSend
beforeAll(async () => {
  await openShop()
  productId = (await createProduct(900)).id
  toSend = await placeOrder(productId)
  cancelled = await placeOrder(productId, '01012345679')
  await staffApi.orders.takeStep({ params: { id: cancelled.id }, body: { step: 'cancel', from: 'processing' } })
})
beforeEach(() => page.viewport(1280, 800))

it.each(usually('ar'))('%s: slips and labels are offered of orders to be sent alone', async (language) => {
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

it('papers, files and labels are of the selected orders alone', async () => {
  const files = takeSavedFiles()
  const words = wordsIn('en')
  const t = words(orderWorkMessages)
  const second = await placeOrder(productId, '01012345677')
  const other = await placeOrder(productId, '01012345678')
  const list = await openDashboard('orders', 'en')
  for (const { number } of [toSend, second]) await list.getByRole('checkbox', { name: t.select({ number }) }).click()
  for (const [entry, name] of [
    [t.slips, /^slips\.pdf$/],
    [t.invoices, /^invoices\.pdf$/],
    [t.courierSheet, /^courier-.+\.csv$/],
    [t.export, /^orders-.+\.csv$/],
  ] as const) {
    await list.getByRole('button', { name: t.print }).click()
    await page.getByRole('menuitem', { name: entry }).click()
    await expect.poll(() => files.at(-1)?.name).toMatch(name)
  }
  for (const { text } of files.slice(2)) {
    for (const { number } of [toSend, second]) expect(await text).toContain(number)
    expect(await text).not.toContain(other.number)
  }
  await list.getByRole('button', { name: t.unselect }).click()

  const { total } = await staffApi.orders.getOrder({ params: { id: second.id } })
  await openDashboard(`orders/papers/labels?ids=${toSend.id},${second.id}`, 'en')
  const collect = words(papersMessages).collect({ money: formatExactMoney(total, 'en') })
  await expect.poll(() => page.getByText(collect).elements().length).toBe(2)
  expect(page.getByRole('img').elements()).toHaveLength(2)
})

it('the export has the orders that a search found', async () => {
  const files = takeSavedFiles()
  const t = wordsIn('en')(ordersMessages)
  const list = await openDashboard('orders', 'en')
  await list.getByPlaceholder(t.q).fill(cancelled.number)
  await expect
    .poll(() =>
      list
        .getByText(/^NW-\d+$/)
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([cancelled.number])
  await list.getByRole('button', { name: t.exportCsv }).click()
  await expect.poll(() => files.length).toBe(1)
  const lines = (await files[0]?.text)?.trim().split(/\r?\n/)
  expect(lines).toHaveLength(2)
  expect(lines?.[1]).toContain(cancelled.number)
})
