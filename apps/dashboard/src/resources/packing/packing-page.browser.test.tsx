import { beforeEach, expect, it } from 'vitest'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'

const { fetch } = window

beforeEach(openShop)

it('the button for the next order stays in its place when the count comes', async () => {
  const { promise, resolve: answer } = Promise.withResolvers<void>()
  window.fetch = async (input, init) => {
    if (String(input).includes('/api/admin/orders/views/')) await promise
    return await fetch(input, init)
  }
  const main = await openDashboard('packing', 'en')
  const next = main.getByRole('button', { name: 'Next order' })
  await expect.element(next).toBeVisible()
  await document.fonts.ready
  const { top } = next.element().getBoundingClientRect()
  answer()
  await expect.element(main.getByText(/orders to pack/)).toBeVisible()
  expect(next.element().getBoundingClientRect().top).toBe(top)
})
