import { beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkPage } from '../../../../test/check-page.ts'
import { openDashboard, openShop } from '../../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../../test/records.ts'
import { wordsIn } from '../../../../test/words.ts'
import { staffApi } from '../../../data/api.ts'
import { confirmationCallsMessages } from '../../shared/confirmation-calls.messages.ts'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { linesMessages } from '../lines/lines.messages.ts'
import { newOrderMessages } from './new-order.messages.ts'

const words = wordsIn('en')
const t = words(newOrderMessages)
const names = words(ordersMessages)
const main = page.getByRole('main')
const field = (name: string) => main.getByRole('textbox', { name })
const product = main.getByRole('combobox', { name: words(linesMessages).addProduct })
/** Can be pressed once the total is counted. */
const place = main.getByRole('button', { name: /^Place the order for/ })
const isPlacedBy = main.getByText(/^Placed by .+ for a caller/)

let kettleId: number
beforeAll(async () => {
  await openShop()
  const { id, category } = await createProduct(900)
  kettleId = id
  await createProduct(900, { sku: 'NW-PAN', category })
})

const listOrders = async (q: string) => (await staffApi.orders.listOrders({ query: { q } })).results
async function addPan(): Promise<void> {
  await product.fill('NW-PAN')
  await page.getByRole('option', { name: /NW-PAN/ }).click()
}

it('W-03: staff order for a caller, with address and products of the last order', async () => {
  await placeOrder(kettleId)
  await openDashboard('orders', 'en')
  await main.getByRole('link', { name: t.title }).click()
  await field(names.phone).fill('01012345678')
  await main.getByRole('button', { name: /^Same name and address/ }).click()
  await expect.element(main.getByRole('combobox', { name: names.city })).toHaveValue('Dokki')
  await main.getByRole('button', { name: /^Same products/ }).click()
  await expect.element(main.getByRole('textbox', { name: /^Quantity of/ })).toHaveValue('1')
  await addPan()
  const removePan = main.getByRole('button', { name: /^Remove/ }).last()
  await removePan.click()
  await expect.element(main.getByRole('group', { name: words(linesMessages).lines })).toHaveFocus()
  await addPan()
  await expect.element(place).toBeEnabled()
  await checkPage()
  await place.click()
  await expect.element(page.getByText(/^Order .+ is placed\.$/)).toBeVisible()
  await expect.element(isPlacedBy).toBeVisible()
  await expect.element(main.getByText('NW-PAN').first()).toBeVisible()
  const placed = await listOrders('01012345678')
  expect(placed).toHaveLength(2)
  expect(placed[0]).toMatchObject({ units: 2, city: 'Dokki', needs_call: false, status: 'processing' })
})

it('in Arabic the button that opens a list has an Arabic name', async () => {
  await openDashboard('orders/create', 'ar')
  await expect.element(main.getByRole('button', { name: 'فتح', exact: true })).toBeVisible()
})

it('groups of a phone in Arabic digits keep their order', async () => {
  await openDashboard('orders/create', 'ar')
  const phone = main.getByRole('textbox', { name: /^رقم الموبايل/ })
  await expect.element(phone).toHaveStyle({ direction: 'ltr', unicodeBidi: 'bidi-override' })
})

it('wrong input keeps what was typed; a card order gives the link for its payment', async () => {
  const phone = '01112345678'
  await openDashboard('orders/create', 'en')
  await addPan()
  await field(names.phone).fill(phone)
  await expect.element(main.getByText(words(confirmationCallsMessages).firstOrder)).toBeVisible()
  await main.getByRole('combobox', { name: names.region }).click()
  await page.getByRole('option', { name: 'Giza', exact: true }).click()
  await main.getByRole('radio', { name: names.method_card }).click()
  await field(names.first_name).fill('Mona')
  await field(names.last_name).fill('Adel')
  await field(names.address).fill('x')
  await main.getByRole('combobox', { name: names.city }).fill('Dokki')
  await place.click()
  await expect.element(field(names.address)).toBeInvalid()
  await expect.element(field(names.first_name)).toHaveValue('Mona')
  await field(names.address).fill('7 Tahrir Street')
  // A field that was emptied is an empty field.
  await field(t.shopperNote).fill('x')
  await field(t.shopperNote).fill('')
  // A scanner ends with Enter.
  await product.fill('NW')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('option').first()).toBeVisible()
  await product.fill('')
  expect(await listOrders(phone)).toEqual([])
  await place.click()
  await expect.element(field(t.paymentLink)).toBeVisible()
  expect(field(t.paymentLink).element()).toHaveProperty('value', expect.stringMatching(/^http/))
  const send = main.getByRole('link', { name: t.sendByWhatsapp })
  await expect.element(send).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/20/))
  await checkPage()
  await main.getByRole('link', { name: t.openOrder }).click()
  await expect.element(isPlacedBy).toBeVisible()
  expect(await listOrders(phone)).toMatchObject([{ status: 'pending_payment', payment_method: 'card' }])
})
