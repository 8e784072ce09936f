import { readFile } from 'node:fs/promises'
import { customersMessages } from '../../apps/dashboard/src/resources/customers/customers.messages.ts'
import { once } from '../once.ts'
import { checkAccessibility } from '../pages/check-page.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { placeOrder } from '../pages/place-order.ts'
import { inventShopper } from '../pages/shopper.ts'
import { expect, test } from '../pages/staff-test.ts'
import { withAny } from '../pages/words.ts'

test(
  'staff erase a customer after typing the phone',
  once,
  async ({ page, openAsAdmin, clicks, dashboard, words, shopper, client }) => {
    const customers = words(customersMessages)
    await openAsAdmin('/dashboard/customers')
    await dashboard.openCustomer(shopper)
    await dashboard.button(customers.erase).click()
    const { dialog } = dashboard
    const go = dialog.getByRole('button', { name: customers.eraseNow })
    const digits = dialog.getByLabel(customers.lastDigits)
    await expect(go).toBeDisabled()
    await digits.fill('99')
    await expect(go).toBeDisabled()
    await checkAccessibility(page, 'the confirmation before a customer is erased')
    await digits.fill(shopper.typed.slice(-4))
    await digits.press('Enter')
    await expect(dashboard.notice(customers.erased)).toBeVisible()
    await expect(page).toHaveURL(/\/dashboard\/customers(\?|$)/)
    await expect(dashboard.row(shopper.shown)).toBeHidden()
    expect(await clicks(), 'from the list, to erase a customer').toBe(2)
    const body = { phone: shopper.typed, password: shopper.password }
    await expect(client.users.logIn({ body })).rejects.toMatchObject({ status: 401 })
  },
)

test(
  'a customer with an open order cannot be erased, and the dialog says so',
  once,
  async ({ openAsAdmin, dashboard, words, shopper, client }) => {
    const customers = words(customersMessages)
    await placeOrder(client, { phone: shopper.phone })
    await openAsAdmin('/dashboard/customers')
    await dashboard.openCustomer(shopper)
    await dashboard.button(customers.erase).click()
    const { dialog } = dashboard
    await dialog.getByLabel(customers.lastDigits).fill(shopper.typed.slice(-4))
    await dialog.getByRole('button', { name: customers.eraseNow }).click()
    await expect(dialog.getByRole('alert')).toHaveText(withAny(words(copiedWords).openOrders))
  },
)

test(
  'staff erase a guest by phone, and the order stays',
  once,
  async ({ page, openAsAdmin, clicks, dashboard, words, staffClient, client }) => {
    const customers = words(customersMessages)
    const { phone, typed } = inventShopper('Guest')
    const { order, access_token } = await placeOrder(client, { phone })
    await openAsAdmin('/dashboard/customers')
    await dashboard.button(customers.erasePhone).click()
    const { dialog } = dashboard
    const field = dialog.getByLabel(customers.phone)
    const go = dialog.getByRole('button', { name: customers.eraseNow })
    await expect(go).toBeDisabled()
    await field.fill(inventShopper('Nobody').typed)
    await go.click()
    await expect(dialog.getByRole('alert')).toHaveText(customers.unknownPhone)
    await checkAccessibility(page, 'the confirmation before a phone is erased, with an error')
    await field.fill(typed)
    await go.click()
    await expect(dialog.getByRole('alert')).toHaveText(withAny(words(copiedWords).openOrders))
    await client.orders.cancelOrder({ params: { id: order.id }, query: { access_token } })
    await go.click()
    await expect(dialog).toBeHidden()
    expect(await clicks(), 'to erase a guest (2), with one wrong number and one open order').toBe(4)
    const saved = await staffClient.orders.getOrder({ params: { id: order.id } })
    expect(saved).toMatchObject({ number: order.number, total: order.total, customer: null, address: null })
  },
)

test(
  'staff export the data of a guest by phone',
  once,
  async ({ page, openAsAdmin, clicks, dashboard, words, client }) => {
    const customers = words(customersMessages)
    const { phone, typed } = inventShopper('Guest')
    const { order } = await placeOrder(client, { phone })
    await openAsAdmin('/dashboard/customers')
    await dashboard.button(customers.exportPhone).click()
    const { dialog } = dashboard
    const go = dialog.getByRole('button', { name: customers.exportData })
    await expect(go).toBeDisabled()
    await dialog.getByLabel(customers.phone).fill(inventShopper('Nobody').typed)
    await go.click()
    await expect(dialog.getByRole('alert')).toHaveText(customers.unknownPhone)
    await checkAccessibility(page, 'the confirmation before an export, with an error')
    await dialog.getByLabel(customers.phone).fill(typed)
    const saving = page.waitForEvent('download')
    await go.click()
    const file = JSON.parse(await readFile(await (await saving).path(), 'utf8'))
    expect(file).toMatchObject({ account: null, orders: [{ number: order.number, customer: { phone } }] })
    await expect(dialog).toBeHidden()
    expect(await clicks(), 'to export the data of a guest (2), with one wrong number').toBe(3)
  },
)
