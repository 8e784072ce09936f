import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/catalog-desk.ts'

test(
  'staff change a price, and the shop shows it at the next request',
  once,
  async ({ page, makeProduct, openAsAdmin, dashboard, desk }) => {
    const product = await makeProduct({ price: 6153 })
    await page.goto(paths.product(product.id))
    await expect(page.getByRole('main')).toContainText('6,153')
    await openAsAdmin(`/dashboard/products/${product.id}`)
    await page.getByRole('textbox', { name: desk.price }).fill('7421')
    await dashboard.button(desk.save).click()
    await expect(page.getByRole('alert').filter({ hasText: desk.saved })).toBeVisible()
    await page.goto(paths.product(product.id))
    await expect(page.getByRole('main')).toContainText('7,421')
  },
)

test(
  'staff change many prices at once, after a preview',
  once,
  async ({ page, makeProduct, openAsAdmin, dashboard, desk, client }) => {
    const products = [await makeProduct({ nameEn: 'Bulkware', nameAr: 'بضاعة', price: 1000 })]
    await openAsAdmin('/dashboard/products')
    await page.getByPlaceholder(desk.find).fill(products[0]?.sku ?? '')
    const row = dashboard.row(products[0]?.sku ?? '')
    await expect(row).toHaveCount(1)
    expect((await row.innerText()).match(/EGP|ج\.م/g), 'only the amount has a currency').toHaveLength(1)
    await row.getByRole('checkbox').check()
    await dashboard.button(desk.changeThese).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: desk.prices }).click()
    await page.getByRole('option', { name: desk.byPercent }).click()
    await dialog.getByRole('textbox', { name: desk.by }).fill('-10')
    await dialog.getByRole('button', { name: desk.preview }).click()
    await expect(dialog.getByRole('cell', { name: /900/ })).toBeVisible()
    await dialog.getByRole('button', { name: desk.changeOne, exact: true }).click()
    await expect(dialog).toBeHidden()
    const id = String(products[0]?.id)
    await expect.poll(async () => (await client.catalog.getProduct({ params: { id } })).price).toBe(900)
  },
)

test(
  'staff enter received stock, and the ledger shows the movement',
  once,
  async ({ page, makeProduct, openAsAdmin, desk, client }) => {
    const product = await makeProduct()
    await openAsAdmin('/dashboard/stock-levels')
    await page.getByPlaceholder(desk.findStock).fill(product.sku)
    await page.getByRole('button', { name: desk.changeStock(product.sku) }).click()
    await page.getByRole('textbox', { name: desk.unitsIn }).fill('12')
    await page.getByRole('button', { name: desk.writeDown }).click()
    await expect(page.getByRole('alert').filter({ hasText: desk.atHand(17) })).toBeVisible()
    await expect
      .poll(async () => (await client.catalog.getProduct({ params: { id: String(product.id) } })).quantity)
      .toBe(17)
  },
)
