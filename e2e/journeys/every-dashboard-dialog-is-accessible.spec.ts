import { catalogFilesMessages } from '../../apps/dashboard/src/resources/catalog-files/catalog-files.messages.ts'
import { orderPageMessages } from '../../apps/dashboard/src/resources/orders/order-page.messages.ts'
import { bulkEditMessages } from '../../apps/dashboard/src/resources/products/bulk-edit/bulk-edit.messages.ts'
import { productsMessages } from '../../apps/dashboard/src/resources/products/products.messages.ts'
import { phoneBlockMessages } from '../../apps/dashboard/src/resources/shared/phone-block.messages.ts'
import { stockMessages } from '../../apps/dashboard/src/resources/shared/stock.messages.ts'
import { both } from '../both.ts'
import { expect, test } from '../pages/catalog-desk.ts'
import { checkAccessibility, checkPage } from '../pages/check-page.ts'
import { placeOrder } from '../pages/place-order.ts'
import { inventShopper } from '../pages/shopper.ts'

test('the dialogs of the catalogue', both, async ({ page, makeProduct, openAsAdmin, dashboard, words }) => {
  const stock = words(stockMessages)
  const { sku } = await makeProduct()
  const { dialog } = dashboard
  await openAsAdmin('/dashboard/products')
  await page.getByPlaceholder(words(productsMessages).q).fill(sku)
  await expect(dashboard.row(sku)).toHaveCount(1)
  await dashboard.row(sku).getByRole('checkbox').check()
  await dashboard.button(words(bulkEditMessages).open).click()
  await expect(dialog).toBeVisible()
  await checkAccessibility(page, 'changing many products')

  await page.goto('/dashboard/stock-levels')
  await page.getByPlaceholder(stock.q).fill(sku)
  await page.getByRole('button', { name: stock.moveOf({ product: sku }) }).click()
  await expect(dialog).toBeVisible()
  await checkAccessibility(page, 'changing the stock')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: stock.ledgerOf({ product: sku }) }).click()
  await expect(dialog.getByRole('table')).toBeVisible()
  await checkAccessibility(page, 'the ledger of a product')
})

test('the confirmation before an order is cancelled', both, async ({ page, client, openAsAdmin, dashboard, words }) => {
  const { order } = await placeOrder(client)
  await openAsAdmin(`/dashboard/orders/${order.id}/show`)
  await dashboard.button(words(orderPageMessages).step_cancel).click()
  await expect(dashboard.dialog).toBeVisible()
  await checkAccessibility(page, 'the confirmation before an order is cancelled')
})

test(
  'a phone is blocked and unblocked only after a confirmation',
  both,
  async ({ page, client, openAsAdmin, dashboard, words }) => {
    const phoneBlock = words(phoneBlockMessages)
    const { order } = await placeOrder(client, { phone: inventShopper('Mona').typed })
    await openAsAdmin(`/dashboard/orders/${order.id}/show`)
    await dashboard.button(phoneBlock.blockPhone).click()
    await expect(dashboard.dialog).toBeVisible()
    await checkAccessibility(page, 'the confirmation before a phone is blocked')
    await page.keyboard.press('Escape')
    await expect(page.getByText(phoneBlock.isBlocked)).toBeHidden()
    await dashboard.button(phoneBlock.blockPhone).click()
    await dashboard.dialog.getByLabel(phoneBlock.reason).fill('Three refused parcels')
    await dashboard.dialog.getByRole('button', { name: phoneBlock.blockPhone }).click()
    await expect(page.getByText(phoneBlock.isBlocked)).toBeVisible()
    await dashboard.button(phoneBlock.unblockPhone).click()
    await dashboard.dialog.getByLabel(phoneBlock.reason).fill('Paid in advance')
    await dashboard.dialog.getByRole('button', { name: phoneBlock.unblockPhone }).click()
    await expect(page.getByText(phoneBlock.isBlocked)).toBeHidden()
  },
)

test('an import with errors, and the audit log', both, async ({ page, makeProduct, openAsAdmin, dashboard, words }) => {
  const { sku } = await makeProduct()
  await openAsAdmin('/dashboard/catalogue-files')
  const buffer = Buffer.from(`row,sku,category,price\nproduct,${sku},no-such-shelf,cheap\n`)
  await page
    .getByLabel(words(catalogFilesMessages).choose)
    .setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer })
  await expect(dashboard.row(sku).first()).toBeVisible()
  await checkPage(page, 'an import with errors')
  await page.goto('/dashboard/audit-entries')
  await expect(dashboard.main.getByRole('link', { name: sku }).first()).toBeVisible()
  await checkPage(page, 'the log')
})
