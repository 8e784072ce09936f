import { once } from '../once.ts'
import { placeOrder } from '../pages/place-order.ts'
import { expect, test } from '../pages/staff-test.ts'

test(
  'the overview leads to what waits, narrowed to it',
  once,
  async ({ page, client, openAsAdmin, dashboard, staffWords }) => {
    await placeOrder(client)
    const todo = page.getByRole('navigation', { name: staffWords.todo })
    const ways: [name: RegExp, address: RegExp][] = [
      [staffWords.callsToMake, /confirmation-calls/],
      [staffWords.ordersToHandOver, /orders\?.*processing/],
      [staffWords.paymentsToCheck, /payment-problems\?.*open/],
      [staffWords.runningOut, /stock-levels\?.*is_low/],
    ]
    for (const [name, address] of ways) {
      await openAsAdmin('/dashboard')
      await todo.getByRole('link', { name }).click()
      await expect(page).toHaveURL(address)
      await expect(dashboard.title(staffWords.overview)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    }
  },
)
