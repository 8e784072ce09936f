import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { paths } from '../../apps/storefront/app/paths.ts'
import { guestPages } from '../pages/addresses.ts'
import { recipients } from '../pages/checkout.ts'
import { findColor } from '../pages/shop-client.ts'
import { expect, test } from '../pages/test.ts'

for (const [name, pathOf] of Object.entries(guestPages)) {
  test(`the page: ${name}`, async ({ page, words, client }) => {
    const { product } = await findColor(client, words.handBlender.name, words.handBlender.color)
    await page.goto(pathOf({ productId: product.id, categoryId: product.category }))
    await checkPage(page, name)
  })
}

test('the pages of a guest who buys', async ({ page, words, putInCart, cartPage, checkoutPage, orderPage }) => {
  await putInCart()
  await page.goto(paths.cart())
  await expect(cartPage.line(words.handBlender.name).itself).toBeVisible()
  await checkPage(page, 'cart')
  await cartPage.checkout.click()
  await checkoutPage.place.click()
  await expect(checkoutPage.firstName).toBeFocused()
  await checkPage(page, 'checkout with errors')
  await checkoutPage.fill(recipients[words.language])
  await checkPage(page, 'checkout')
  await checkoutPage.place.click()
  await expect(orderPage.thanks).toBeVisible()
  await checkPage(page, 'order')
})

test('the search while it shows its results', async ({ page, words, header }) => {
  await page.goto(paths.home())
  await header.searchBox.fill(words.search.query)
  await expect(header.resultNamed(words.blender.name)).toBeVisible()
  await checkPage(page, 'search')
})

/** A page fits the screen, has one main heading, and axe finds nothing, by day and by night. */
async function checkPage(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    const overhang = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect.soft(await overhang(), `${name} is wider than the screen`).toBeLessThanOrEqual(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
        .analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join('\n')}`,
      )
      expect.soft(found, `${name}, ${colorScheme}`).toEqual([])
    }
  })
}
