import { otherLanguageOf } from '@shop/i18n'
import { once } from '../once.ts'
import { expect, test } from '../pages/catalog-desk.ts'
import { catalogDeskWordsOf } from '../pages/catalog-desk-words.ts'
import { translatePage } from '../pages/translate-page.ts'

test(
  'staff let the browser translate the dashboard, and save a product',
  once,
  async ({ page, words, makeProduct, openAsAdmin, dashboard, desk }) => {
    const { id } = await makeProduct()
    await openAsAdmin(`/dashboard/products/${id}`)
    const price = page.getByRole('textbox', { name: desk.price })
    await expect(price).toBeVisible()
    await translatePage(page)
    await price.fill('7421')
    await dashboard.button(desk.save).click()
    await expect(page.getByRole('alert').filter({ hasText: desk.saved })).toBeVisible()
    await price.fill('')
    await dashboard.button(desk.save).click()
    await expect(price).toHaveAttribute('aria-invalid', 'true')
    await price.fill('7422')
    await expect(price).toHaveAttribute('aria-invalid', 'false')
    await dashboard.button(desk.save).click()
    await expect(price).toHaveValue('7422')
    await page.getByRole('button', { name: words.otherLanguage }).click()
    await expect(dashboard.button(catalogDeskWordsOf(otherLanguageOf[words.language]).save)).toBeVisible()
  },
)

test(
  'staff enter received stock in a dialog of a translated page',
  once,
  async ({ page, makeProduct, openAsAdmin, desk }) => {
    const product = await makeProduct()
    await openAsAdmin('/dashboard/stock-levels')
    await expect(page.getByPlaceholder(desk.findStock)).toBeVisible()
    await translatePage(page)
    await page.getByPlaceholder(desk.findStock).fill(product.sku)
    await page.getByRole('button', { name: desk.changeStock(product.sku) }).click()
    await page.getByRole('textbox', { name: desk.unitsIn }).fill('12')
    await page.getByRole('button', { name: desk.writeDown }).click()
    await expect(page.getByRole('alert').filter({ hasText: desk.atHand(17) })).toBeVisible()
  },
)
