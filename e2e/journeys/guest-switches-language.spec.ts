import type { Page } from '@playwright/test'
import { otherLanguageOf } from '@shop/i18n'
import { addressMessages } from '../../apps/storefront/app/delivery/address/address.late.messages.ts'
import { ordersMessages } from '../../apps/storefront/app/features/orders/orders.late.messages.ts'
import { both } from '../both.ts'
import { recipients } from '../pages/checkout.ts'
import { directionOf } from '../pages/direction.ts'
import { expect, test } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'
import { wordsOf } from '../pages/words.ts'

test(
  'G-02: a guest switches the language in the middle of a form and loses nothing',
  both,
  async ({ page, words, header, putInCart, cartPage, openCartPage, checkoutPage }) => {
    const other = wordsOf(otherLanguageOf[words.language])
    const orders = other(ordersMessages)
    const recipient = recipients[words.language]
    await putInCart()
    await openCartPage()
    await cartPage.checkout.click()
    await checkoutPage.fill(recipient)
    const address = page.url()

    await header.languageSwitch.click()
    await expect(page.getByRole('heading', { level: 1, name: orders.checkout })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('dir', directionOf(other))
    // On a phone the summary is folded.
    await expect(page.getByRole('main')).toContainText(other(typedWords).handBlender)
    await expect.poll(() => isArabicFontLoaded(page)).toBe(true)
    await expect(page.getByLabel(orders.firstName)).toHaveValue(recipient.firstName)
    await expect(page.getByLabel(other(addressMessages).region)).toHaveValue('EG-GZ')
    expect(page.url()).toBe(address)

    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', other.language)
  },
)

/** Whether the page uses the shop's font, and its Arabic letters are loaded. */
function isArabicFontLoaded(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const plain = (name: string) => name.replaceAll('"', '')
    const [font = ''] = getComputedStyle(document.body).fontFamily.split(',').map(plain)
    const faces = [...document.fonts].filter(({ family, status }) => plain(family) === font && status === 'loaded')
    return font === 'Cairo' && faces.some(({ unicodeRange }) => /U\+0?600-/i.test(unicodeRange))
  })
}
