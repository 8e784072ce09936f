import type { Language } from '@shop/contract'
import { directionOf, nativeNameOf, otherLanguageOf } from '@shop/i18n'
import { productsMessages } from '../../apps/dashboard/src/resources/products/products.messages.ts'
import { stockMessages } from '../../apps/dashboard/src/resources/shared/stock.messages.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/catalog-desk.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { translatePage } from '../pages/translate-page.ts'
import { beginsWith, wordsOf } from '../pages/words.ts'

test(
  'staff let the browser translate the dashboard, enter received stock, save a product and switch the language',
  once,
  async ({ page, words, makeProduct, openAsAdmin, dashboard }) => {
    const copied = words(copiedWords)
    const stock = words(stockMessages)
    const { id, sku } = await makeProduct()
    const other = otherLanguageOf[words.language]
    const inLanguage = (language: Language) => page.getByRole('button', { name: nativeNameOf[language] })
    await openAsAdmin('/dashboard/stock-levels')
    await inLanguage(other).click()
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf[other])
    await page.reload()
    await inLanguage(words.language).click()
    await expect(page.getByPlaceholder(stock.q)).toBeVisible()
    await translatePage(page)
    await page.getByPlaceholder(stock.q).fill(sku)
    await page.getByRole('button', { name: stock.moveOf({ product: sku }) }).click()
    await page.getByRole('textbox', { name: stock.cameIn }).fill('12')
    await page.getByRole('button', { name: stock.save }).click()
    await expect(page.getByRole('alert').filter({ hasText: stock.done({ count: 17 }) })).toBeVisible()

    await dashboard.visit(`/dashboard/products/${id}`)
    const price = page.getByRole('textbox', { name: beginsWith(words(productsMessages).price) })
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

    await inLanguage(other).click()
    await expect(dashboard.button(wordsOf(other)(copiedWords).save)).toBeVisible()
  },
)
