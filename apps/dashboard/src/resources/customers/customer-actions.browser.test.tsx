import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkAccessibility, checkPage } from '../../../test/check-page.ts'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { customersMessages } from './customers.messages.ts'

const t = wordsIn('ar')(customersMessages)
const openOrders = /لهذا العميل طلبات لم تصل بعد/
const phone = '+201012345678'
const unknown = '01112345678'

beforeEach(openShop)

const dialog = page.getByRole('dialog')
const alert = dialog.getByRole('alert')
const erase = dialog.getByRole('button', { name: t.eraseNow })

it('W-03: staff block a customer with a reason, and unblock them', async () => {
  const { results } = await staffApi.staffMembers.listStaffMembers({ query: {} })
  const clerk = results.find(({ first_name }) => first_name === 'Omar')
  if (!clerk) throw new Error('The shop has no clerk')
  // Who is dismissed is a customer with an account.
  const dismissal = { version: clerk.version, role: 'shopper' } as const
  await staffApi.staffMembers.updateStaffMember({ params: { id: String(clerk.id) }, body: dismissal })
  const isActive = async () =>
    (await staffApi.customers.getCustomer({ params: { id: clerk.phone } })).account?.is_active
  const main = await openDashboard(`customers/${clerk.phone}/show`, 'ar')
  await userEvent.click(main.getByRole('button', { name: t.close, exact: true }))
  const confirm = dialog.getByRole('button', { name: t.close, exact: true })
  await expect.element(confirm).toBeDisabled()
  expect(await isActive()).toBe(true)
  await checkAccessibility()
  await userEvent.fill(dialog.getByRole('textbox'), 'رفض\u0007')
  await userEvent.click(confirm)
  await expect.element(alert).toHaveTextContent('من فضلك احذف الرموز غير المرئية')
  await userEvent.fill(dialog.getByRole('textbox'), 'رفض الاستلام ثلاث مرات')
  await userEvent.click(confirm)
  await expect.element(main.getByText(t.blocked, { exact: true }).first()).toBeVisible()
  expect(await isActive()).toBe(false)
  await expect.element(main.getByText('رفض الاستلام ثلاث مرات')).toBeVisible()
  await checkPage()
  await userEvent.click(main.getByRole('button', { name: t.open, exact: true }))
  await userEvent.fill(dialog.getByRole('textbox'), 'اعتذر')
  await userEvent.keyboard('{Enter}')
  await expect.element(main.getByRole('button', { name: t.close, exact: true })).toBeVisible()
  expect(await isActive()).toBe(true)
})

it('staff erase a customer after typing the phone, once the orders have arrived', async () => {
  const { id, number } = await placeOrder((await createProduct(900)).id)
  const main = await openDashboard(`customers/${phone}/show`, 'ar')
  await userEvent.click(main.getByRole('button', { name: t.erase, exact: true }))
  const digits = dialog.getByRole('textbox', { name: t.lastDigits })
  await expect.element(erase).toBeDisabled()
  await userEvent.fill(digits, '99')
  await expect.element(erase).toBeDisabled()
  await checkAccessibility()
  await userEvent.fill(digits, phone.slice(-4))
  await userEvent.keyboard('{Enter}')
  await expect.element(alert).toMatchTextContent(openOrders)
  await staffApi.orders.takeStep({ params: { id }, body: { step: 'cancel', from: 'processing' } })
  await userEvent.click(erase)
  await expect.element(page.getByRole('alert').getByText(t.erased)).toBeVisible()
  await expect.poll(() => location.pathname).toBe('/dashboard/customers')
  await expect.element(main.getByText(t.none)).toBeVisible()
  const order = await staffApi.orders.getOrder({ params: { id } })
  expect(order).toMatchObject({ number, customer: null, address: null })
})

it('staff erase a guest by phone, and the order stays', async () => {
  const { id, number } = await placeOrder((await createProduct(900)).id)
  const main = await openDashboard('customers', 'ar')
  await userEvent.click(main.getByRole('button', { name: t.erasePhone }))
  const field = dialog.getByRole('textbox', { name: t.phone })
  await expect.element(erase).toBeDisabled()
  await userEvent.fill(field, unknown)
  await userEvent.click(erase)
  await expect.element(alert).toHaveTextContent(t.unknownPhone)
  await checkAccessibility()
  await userEvent.fill(field, phone)
  await userEvent.click(erase)
  await expect.element(alert).toMatchTextContent(openOrders)
  await staffApi.orders.takeStep({ params: { id }, body: { step: 'cancel', from: 'processing' } })
  await userEvent.click(erase)
  await expect.element(dialog).not.toBeInTheDocument()
  const order = await staffApi.orders.getOrder({ params: { id } })
  expect(order).toMatchObject({ number, customer: null, address: null })
})

it('staff export the data of a guest by phone', async () => {
  const { number } = await placeOrder((await createProduct(900)).id)
  const { mock } = vi.spyOn(URL, 'createObjectURL')
  const main = await openDashboard('customers', 'ar')
  await userEvent.click(main.getByRole('button', { name: t.exportPhone }))
  const save = dialog.getByRole('button', { name: t.exportData })
  const field = dialog.getByRole('textbox', { name: t.phone })
  await expect.element(save).toBeDisabled()
  await userEvent.fill(field, unknown)
  await userEvent.click(save)
  await expect.element(alert).toHaveTextContent(t.unknownPhone)
  await userEvent.fill(field, phone)
  await userEvent.click(save)
  await expect.element(dialog).not.toBeInTheDocument()
  const [file] = mock.calls[0] ?? []
  const data = JSON.parse(file instanceof Blob ? await file.text() : '')
  expect(data).toMatchObject({ account: null, orders: [{ number, customer: { phone } }] })
})
