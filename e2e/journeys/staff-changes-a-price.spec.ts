import { bulkEditMessages } from '../../apps/dashboard/src/resources/products/bulk-edit/bulk-edit.messages.ts'
import { productsMessages } from '../../apps/dashboard/src/resources/products/products.messages.ts'
import { stockMessages } from '../../apps/dashboard/src/resources/shared/stock.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/catalog-desk.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { beginsWith } from '../pages/words.ts'

test(
  'W-03: staff change a price, and the shop shows it at the next request',
  once,
  async ({ page, makeProduct, openAsAdmin, dashboard, words }) => {
    const product = await makeProduct({ price: 6153 })
    await page.goto(paths.product(product.id))
    await expect(page.getByRole('main')).toContainText('6,153')
    await openAsAdmin(`/dashboard/products/${product.id}`)
    await page.getByRole('textbox', { name: beginsWith(words(productsMessages).price) }).fill('7421')
    await dashboard.button(words(copiedWords).save).click()
    await expect(page.getByRole('alert').filter({ hasText: words(copiedWords).updated })).toBeVisible()
    await page.goto(paths.product(product.id))
    await expect(page.getByRole('main')).toContainText('7,421')
  },
)

test(
  'staff change many prices at once, after a preview',
  once,
  async ({ page, makeProduct, openAsAdmin, dashboard, words, client }) => {
    const bulkEdit = words(bulkEditMessages)
    const products = [await makeProduct({ nameEn: 'Bulkware', nameAr: 'بضاعة', price: 1000 })]
    await openAsAdmin('/dashboard/products')
    await page.getByPlaceholder(words(productsMessages).q).fill(products[0]?.sku ?? '')
    const row = dashboard.row(products[0]?.sku ?? '')
    await expect(row).toHaveCount(1)
    expect((await row.innerText()).match(/EGP|ج\.م/g), 'only the amount has a currency').toHaveLength(1)
    await row.getByRole('checkbox').check()
    await dashboard.button(bulkEdit.open).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: bulkEdit.prices }).click()
    await page.getByRole('option', { name: bulkEdit.percent }).click()
    await dialog.getByRole('textbox', { name: bulkEdit.by }).fill('-10')
    await dialog.getByRole('button', { name: bulkEdit.preview }).click()
    await expect(dialog.getByRole('cell', { name: /900/ })).toBeVisible()
    await dialog.getByRole('button', { name: bulkEdit.change({ count: 1 }), exact: true }).click()
    await expect(dialog).toBeHidden()
    const id = String(products[0]?.id)
    await expect.poll(async () => (await client.catalog.getProduct({ params: { id } })).price).toBe(900)
  },
)

test(
  'staff enter received stock, and the ledger shows the movement',
  once,
  async ({ page, makeProduct, openAsAdmin, words, client }) => {
    const stock = words(stockMessages)
    const product = await makeProduct()
    await openAsAdmin('/dashboard/stock-levels')
    await page.getByPlaceholder(stock.q).fill(product.sku)
    await page.getByRole('button', { name: stock.moveOf({ product: product.sku }) }).click()
    await page.getByRole('textbox', { name: stock.cameIn }).fill('12')
    await page.getByRole('button', { name: stock.save }).click()
    await expect(page.getByRole('alert').filter({ hasText: stock.done({ count: 17 }) })).toBeVisible()
    await expect
      .poll(async () => (await client.catalog.getProduct({ params: { id: String(product.id) } })).quantity)
      .toBe(17)
  },
)
