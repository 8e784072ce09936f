import { beforeEach, expect, it } from 'vitest'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { staffApi } from '../../data/api.ts'

const { fetch } = window

beforeEach(openShop)

/** Holds the answer of a path until `answer` is called; `asked` waits for the question. */
function hold(path: string) {
  const [asked, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  window.fetch = async (input, init) => {
    const answer = await fetch(input, init)
    if (!String(input).includes(path)) return answer
    asked.resolve()
    await answered.promise
    return answer
  }
  return { asked: asked.promise, answer: answered.resolve }
}

it('the button for the next order stays in its place when the count comes', async () => {
  const { answer } = hold('/api/admin/orders/views/')
  const main = await openDashboard('packing', 'en')
  const next = main.getByRole('button', { name: 'Next order' })
  await expect.element(next).toBeVisible()
  await document.fonts.ready
  const { top } = next.element().getBoundingClientRect()
  answer()
  await expect.element(main.getByText(/orders to pack/)).toBeVisible()
  expect(next.element().getBoundingClientRect().top).toBe(top)
})

it('a packer who opens another page before the next order comes stays there', async () => {
  const { asked, answer } = hold('/api/admin/orders/next/')
  const main = await openDashboard('packing', 'en')
  await main.getByRole('button', { name: 'Next order' }).click()
  await asked
  await openDashboard('orders', 'en')
  answer()
  // This answer comes after the one that was held.
  await staffApi.orderWork.countViews()
  expect(location.pathname).toBe('/dashboard/orders')
})
