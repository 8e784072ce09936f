import { once } from '../once.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, test } from '../pages/staff-test.ts'

test(
  'staff block a customer, who cannot log in until unblocked',
  once,
  async ({ page, openAsAdmin, dashboard, staffWords, shopper, client }) => {
    const logIn = () => client.users.logIn({ body: { phone: shopper.typed, password: shopper.password } })
    await openAsAdmin('/dashboard/customers')
    await dashboard.openCustomer(shopper)
    await dashboard.button(staffWords.stopLogin).click()
    await expect(dashboard.main.getByText(staffWords.blocked, { exact: true }).first()).toBeVisible()
    await checkPage(page, 'a customer who is blocked')
    await expect(logIn()).rejects.toMatchObject({ answer: { code: 'account_inactive' } })
    await dashboard.button(staffWords.allowLogin).click()
    await expect(dashboard.button(staffWords.stopLogin)).toBeVisible()
    expect(await logIn()).toHaveProperty('access')
  },
)
