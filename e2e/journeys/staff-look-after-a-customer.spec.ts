import { formatNumber } from '@shop/i18n'
import { customersMessages } from '../../apps/dashboard/src/resources/customers/customers.messages.ts'
import { changingMessages } from '../../apps/dashboard/src/resources/orders/changing/changing.messages.ts'
import { linesMessages } from '../../apps/dashboard/src/resources/orders/lines/lines.messages.ts'
import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { confirmationCallsMessages } from '../../apps/dashboard/src/resources/shared/confirmation-calls.messages.ts'
import { notesMessages } from '../../apps/dashboard/src/resources/shared/notes.messages.ts'
import { phoneBlockMessages } from '../../apps/dashboard/src/resources/shared/phone-block.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { checkAccessibility, checkPage } from '../pages/check-page.ts'
import { checkoutPageOf, recipients } from '../pages/checkout.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { readTexts } from '../pages/outbox.ts'
import { placeOrder } from '../pages/place-order.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { inventShopper } from '../pages/shopper.ts'
import { expect, test } from '../pages/staff-test.ts'
import { beginsWith, withAny } from '../pages/words.ts'

test('W-03: staff change quantity, products and fee of a cash order; the shopper is told the new total', async ({
  page,
  baseURL,
  client,
  staffClient,
  openAsAdmin,
  clicks,
  dashboard,
  words,
}) => {
  const lines = words(linesMessages)
  const changing = words(changingMessages)
  const { dialog, button, inDialog, main } = dashboard
  const { order } = await placeOrder(client)
  const params = { id: order.id }
  const { results } = await staffClient.stock.listStockLevels({ query: { sort: 'stock', order: 'desc' } })
  const other = results.find(({ product }) => product.id !== order.items[0]?.product.id && product.is_active)
  if (!other) throw new Error('The shop sells one product only')

  await openAsAdmin(`/dashboard/orders/${order.id}/show`)
  await button(changing.change).click()
  await expect(inDialog(changing.save)).toBeDisabled()
  await dialog.getByLabel(withAny(lines.quantityOf)).fill('0')
  await expect(dialog.getByLabel(withAny(lines.quantityOf))).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel(withAny(lines.quantityOf)).fill('٢')
  await dialog.getByRole('combobox', { name: lines.addProduct }).fill(other.product.sku)
  await page.getByRole('option').filter({ hasText: other.product.sku }).first().click()
  await expect(dialog.getByLabel(withAny(lines.quantityOf))).toHaveCount(2)
  await dialog.getByLabel(changing.deliveryFee).fill('0')
  await dialog.getByLabel(beginsWith(changing.reason)).fill('They asked for one more')
  await expect(dialog.getByText(beginsWith(changing.newTotal))).toBeVisible()
  await checkAccessibility(page, 'a change of an order')
  await inDialog(changing.save).click()
  await expect(dashboard.notice(withAny(changing.done))).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(main.getByText(words(orderPageMessages).orderChanged)).toBeVisible()
  expect(await clicks(), 'to change an order and add a product').toBe(3)
  await expect(main.getByText('They asked for one more')).toBeVisible()
  await checkPage(page, 'a changed order')

  const changed = await staffClient.orders.getOrder({ params })
  const price = order.items[0]?.unit_price ?? 0
  expect(changed.delivery).toBe(0)
  expect(changed.lines.map(({ quantity }) => quantity).sort()).toEqual([1, 2])
  const added = changed.lines.find(({ variant_id }) => variant_id !== changed.lines[0]?.variant_id)
  expect(changed.total).toBe(changed.lines.reduce((sum, line) => sum + line.line_total, 0))
  expect(changed.lines.some(({ unit_price }) => unit_price === price)).toBe(true)
  expect(added).toBeDefined()
  const told = expect.stringContaining(formatNumber(changed.total, words.language))
  await expect.poll(() => readTexts(baseURL ?? '', order.customer.phone)).toContainEqual(told)

  await button(changing.change).click()
  await dialog
    .getByRole('button', { name: withAny(lines.removeLine) })
    .first()
    .click()
  await dialog.getByLabel(beginsWith(changing.reason)).fill('Only the other one')
  await inDialog(changing.save).click()
  await expect(dialog).toBeHidden()
  expect(await clicks(), 'and to remove a product').toBe(6)
  expect((await staffClient.orders.getOrder({ params })).lines).toMatchObject([
    { variant_id: changed.lines[1]?.variant_id },
  ])
})

test('staff go from an order to its customer in one click, and block the phone', async ({
  page,
  openDevice,
  openAsAdmin,
  clicks,
  dashboard,
  words,
  client,
}) => {
  const phoneBlock = words(phoneBlockMessages)
  const { phone, typed } = inventShopper('Guest')
  const { order } = await placeOrder(client, { phone })
  await placeOrder(client, { phone })
  await openAsAdmin(`/dashboard/orders/${order.id}/show`)
  await page.getByRole('link', { name: words(confirmationCallsMessages).otherOrders({ count: 1 }) }).click()
  // The page of the order has the same button.
  await expect(page.getByRole('region', { name: words(customersMessages).itsOrders })).toBeVisible()
  await dashboard.button(phoneBlock.blockPhone).click()
  const send = dashboard.inDialog(phoneBlock.blockPhone)
  await expect(send).toBeDisabled()
  await dashboard.dialog.getByLabel(phoneBlock.reason).fill('Refused at the door twice')
  await send.click()
  await expect(dashboard.dialog).toBeHidden()
  await expect(dashboard.main.getByText('Refused at the door twice')).toBeVisible()
  expect(await clicks(), 'from an order to its blocked phone').toBe(3)
  await checkPage(page, 'a customer who may not order')

  const shopperPage = await openDevice()
  const checkout = checkoutPageOf(shopperPage, words)
  const recipient = recipients[words.language]
  const { product, color } = await findHandBlender(client, words)
  await shopperPage.goto(paths.buyNow(product.id, { color: color.id }))
  await checkout.fill({ ...recipient, phone: typed })
  await checkout.place.click()
  await expect(checkout.alert.getByText(words(copiedWords).phoneBlocked)).toBeVisible()
  await expect(checkout.address).toHaveValue(recipient.address)
  await checkPage(shopperPage, 'an order of a blocked phone')

  await dashboard.button(phoneBlock.unblockPhone).click()
  await dashboard.dialog.getByLabel(phoneBlock.reason).fill('It was a misunderstanding')
  await dashboard.inDialog(phoneBlock.unblockPhone).click()
  await expect(dashboard.main.getByText(words(notesMessages).unblocked)).toBeVisible()
  expect(await placeOrder(client, { phone })).toHaveProperty('order')
})
