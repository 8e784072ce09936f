import { nativeNameOf, otherLanguageOf } from '@shop/i18n'
import { productsMessages } from '../../apps/dashboard/src/resources/products/products.messages.ts'
import { stockMessages } from '../../apps/dashboard/src/resources/shared/stock.messages.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/catalog-desk.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { translatePage } from '../pages/translate-page.ts'
import { beginsWith, wordsOf } from '../pages/words.ts'

test(
  'staff let the browser translate the dashboard, and save a product',
  once,
  async ({ page, words, makeProduct, openAsAdmin, dashboard }) => {
    const copied = words(copiedWords)
    const { id } = await makeProduct()
    await openAsAdmin(`/dashboard/products/${id}`)
    const price = page.getByRole('textbox', { name: beginsWith(words(productsMessages).price) })
    await expect(price).toBeVisible()
    await translatePage(page)
    await price.fill('7421')
    await dashboard.button(copied.save).click()
    await expect(page.getByRole('alert').filter({ hasText: copied.updated })).toBeVisible()
    await price.fill('')
    await dashboard.button(copied.save).click()
    await expect(price).toHaveAttribute('aria-invalid', 'true')
    await price.fill('7422')
    await expect(price).toHaveAttribute('aria-invalid', 'false')
    await dashboard.button(copied.save).click()
    await expect(price).toHaveValue('7422')
    await page.getByRole('button', { name: nativeNameOf[otherLanguageOf[words.language]] }).click()
    await expect(dashboard.button(wordsOf(otherLanguageOf[words.language])(copiedWords).save)).toBeVisible()
  },
)

test(
  'staff enter received stock in a dialog of a translated page',
  once,
  async ({ page, makeProduct, openAsAdmin, words }) => {
    const stock = words(stockMessages)
    const product = await makeProduct()
    await openAsAdmin('/dashboard/stock-levels')
    await expect(page.getByPlaceholder(stock.q)).toBeVisible()
    await translatePage(page)
    await page.getByPlaceholder(stock.q).fill(product.sku)
    await page.getByRole('button', { name: stock.moveOf({ product: product.sku }) }).click()
    await page.getByRole('textbox', { name: stock.cameIn }).fill('12')
    await page.getByRole('button', { name: stock.save }).click()
    await expect(page.getByRole('alert').filter({ hasText: stock.done({ count: 17 }) })).toBeVisible()
  },
)
