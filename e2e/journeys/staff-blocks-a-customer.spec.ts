import { customersMessages } from '../../apps/dashboard/src/resources/customers/customers.messages.ts'
import { once } from '../once.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, test } from '../pages/staff-test.ts'

test(
  'W-03: staff block a customer, who cannot log in until unblocked',
  once,
  async ({ page, openAsAdmin, clicks, dashboard, words, shopper, client }) => {
    const customers = words(customersMessages)
    const logIn = () => client.users.logIn({ body: { phone: shopper.typed, password: shopper.password } })
    await openAsAdmin('/dashboard/customers')
    await dashboard.openCustomer(shopper)
    await dashboard.button(customers.close).click()
    await expect(dashboard.main.getByText(customers.blocked, { exact: true }).first()).toBeVisible()
    expect(await clicks(), 'from the list, to block a customer').toBe(2)
    await checkPage(page, 'a customer who is blocked')
    await expect(logIn()).rejects.toMatchObject({ answer: { code: 'account_inactive' } })
    await dashboard.button(customers.open).click()
    await expect(dashboard.button(customers.close)).toBeVisible()
    expect(await logIn()).toHaveProperty('access')
  },
)
