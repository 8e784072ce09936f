import { expect, it } from 'vitest'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../test/records.ts'

it('the axis of the amounts names each step as it is', async () => {
  await openShop()
  await placeOrder((await createProduct(14_000)).id)
  const main = await openDashboard('reports?by=payment_method', 'en')
  await expect.element(main.getByText('EGP 14,000').first()).toBeVisible()
  const steps = () =>
    [...document.querySelectorAll('.recharts-yAxis-tick-labels text')].map(({ textContent }) => textContent)
  await expect.poll(steps).toEqual(['0', '3.5K', '7K', '10.5K', '14K'])
})
