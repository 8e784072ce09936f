import type { Locator, Page } from '@playwright/test'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, test } from '../pages/list-test.ts'
import { withAny } from '../pages/words.ts'

/** Presses a button by keyboard; expects the focus on it while it is disabled, which lasts a second, and afterwards. */
async function pressAndStay(page: Page, button: Locator): Promise<void> {
  await button.focus()
  // The page itself notes it, because on a busy machine the journey may look too late.
  const whileDisabled = await button.evaluateHandle((one) => {
    const isFocused: boolean[] = []
    const note = () => {
      if (one.ariaDisabled === 'true') isFocused.push(document.activeElement === one)
    }
    new MutationObserver(note).observe(one, { attributes: true })
    return isFocused
  })
  await page.keyboard.press('Enter')
  await expect.poll(() => whileDisabled.jsonValue()).toContain(true)
  await expect(button).toBeEnabled()
  expect(await whileDisabled.jsonValue()).not.toContain(false)
  await expect(button).toBeFocused()
}

test('C-10: the focus stays on "add to cart" while the button is disabled: list, product, favourites, comparison, home', async ({
  page,
  words,
  lists,
  products,
}) => {
  const saved = JSON.stringify(products.slice(0, 2).map(({ id }) => id))
  await page.addInitScript((ids) => {
    localStorage.setItem('favorites', ids)
    localStorage.setItem('compare', ids)
  }, saved)
  const add = page.getByRole('main').getByRole('button', { name: withAny(words(cartMessages).addProductToCart) })
  const places = [
    paths.products(),
    paths.product(products[0]?.id ?? 0),
    paths.favorites(),
    paths.compare(),
    paths.home(),
  ]
  for (const path of places) {
    await page.goto(path)
    await pressAndStay(page, add.first())
  }
  await expect(lists.cards.first()).toBeVisible()
})

test('removing a product from a list moves the focus to the heading', async ({ page, lists, products }) => {
  const saved = JSON.stringify(products.slice(0, 3).map(({ id }) => id))
  await page.addInitScript((ids) => localStorage.setItem('compare', ids), saved)
  await page.goto(paths.compare())
  await lists.removeFromCompare.first().click()
  await expect(lists.columns).toHaveCount(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
