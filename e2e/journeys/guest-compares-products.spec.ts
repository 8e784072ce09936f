import { productFieldMessages } from '../../apps/storefront/app/facts/product-fields.late.messages.ts'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { comparePageMessages } from '../../apps/storefront/app/features/compare/compare.late.messages.ts'
import { compareMessages } from '../../apps/storefront/app/features/compare/compare.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { expect, test } from '../pages/list-test.ts'
import { beginsWith, type Words, withAny } from '../pages/words.ts'

/** The head of the row with the prices, which are the same or not. */
function priceOf(words: Words): RegExp {
  const { price, differs } = words(comparePageMessages)
  return withAny(price, `${price} (${differs})`)
}

test(
  'a guest compares three products; a fourth shows what to do (P-09)',
  both,
  async ({ page, words, lists, products, header, isMobile }) => {
    const productField = words(productFieldMessages)
    const comparePage = words(comparePageMessages)
    await page.goto(paths.products())
    for (const { name } of products.slice(0, 3)) {
      await lists.compare(name).click()
      await expect(lists.compare(name)).toHaveAttribute('aria-pressed', 'true')
    }
    await lists.compare(products[3]?.name ?? '').click()
    await expect(page.getByText(words(compareMessages).full)).toBeVisible()
    await expect(page.getByText(words(compareMessages).fullHint)).toBeVisible()
    await expect(lists.compare(products[3]?.name ?? '')).toHaveAttribute('aria-pressed', 'false')

    await lists.openMenu()
    await expect(lists.compareLink).toHaveAccessibleName(/: 3$/)
    await lists.compareLink.click()
    await expect(page.getByRole('heading', { level: 1, name: comparePage.title })).toBeVisible()
    // A phone shows two of the three products; the shopper chooses which.
    const side = isMobile ? 2 : 3
    await expect(lists.columns).toHaveCount(side)
    for (const { name } of products.slice(0, side)) await expect(lists.table.getByRole('link', { name })).toBeVisible()
    if (isMobile) {
      const third = products[2]?.name ?? ''
      await lists.showBeside(third).click()
      await expect(lists.showBeside(third)).toHaveAttribute('aria-pressed', 'true')
      await expect(lists.columns).toHaveCount(2)
      await expect(lists.table.getByRole('link', { name: third })).toBeVisible()
    }
    await expect(lists.row(priceOf(words))).toBeVisible()
    await expect(lists.row(beginsWith(productField.warranty))).toBeVisible()

    await expect(lists.row(beginsWith(productField.brand))).toBeVisible()
    await lists.onlyDifferences.check()
    await expect(lists.row(beginsWith(productField.brand))).toBeHidden()
    await expect(lists.row(priceOf(words))).toBeVisible()

    await lists.removeFromCompare.last().click()
    await expect(lists.columns).toHaveCount(2)
    await lists.undo.click()
    await expect(lists.columns).toHaveCount(side)
    await lists.addToCart.last().click()
    await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 1 }))
  },
)
