import type { Page } from '@playwright/test'
import { catalogMessages } from '../../apps/storefront/app/features/catalog/catalog.messages.ts'
import { productListMessages } from '../../apps/storefront/app/features/catalog/list/product-list.late.messages.ts'
import { pictureZoomMessages } from '../../apps/storefront/app/features/catalog/product/picture-zoom.late.messages.ts'
import { videosMessages } from '../../apps/storefront/app/features/videos/videos.late.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, test } from '../pages/account-test.ts'
import { passOverlayEntry, waitForOverlayEntry } from '../pages/overlay-entry.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { typedWords } from '../pages/typed-words.ts'
import { beginsWith, some, withAny } from '../pages/words.ts'

/** Opens one page and then another, so that Back could leave the second one too early. */
async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(paths.terms())
  await page.goto(path)
}

test('Back closes the cart; the Close button removes its history entry', async ({ page, header, cartModal }) => {
  await arriveAt(page, paths.products())
  await header.cart.click()
  await expect(cartModal.itself).toBeVisible()
  await page.goBack()
  await expect(cartModal.itself).toBeHidden()
  await expect(page).toHaveURL(paths.products())
  await page.goForward()
  await expect(cartModal.itself).toBeHidden()

  await header.cart.click()
  await cartModal.close.click()
  await expect(cartModal.itself).toBeHidden()
  await header.cart.click()
  await expect(cartModal.empty).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cartModal.itself).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(paths.terms())
})

test('a reload with the cart open shows the page without the cart', async ({ page, header, cartModal }) => {
  await arriveAt(page, paths.products())
  await header.cart.click()
  await expect(cartModal.itself).toBeVisible()
  await page.reload()
  await expect(cartModal.itself).toBeHidden()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.history.state.depth ?? 0)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(paths.terms())
})

test('Back closes the filters first, then undoes the chosen filter', async ({ page, words }) => {
  const productList = words(productListMessages)
  // On a wide screen the filters are beside the list, not in a sheet.
  await page.setViewportSize({ width: 360, height: 740 })
  await arriveAt(page, paths.products())
  const sheet = page.getByRole('dialog', { name: productList.filters })
  await page.getByRole('button', { name: productList.filter }).click()
  await sheet.getByRole('checkbox', { name: productList.inStock }).check()
  await expect(page).toHaveURL(/in_stock=true/)
  await expect(sheet).toBeVisible()
  await waitForOverlayEntry(page)
  await page.goBack()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL(/in_stock=true/)
  await page.goBack()
  await expect(page).toHaveURL(paths.products())
  await passOverlayEntry(page)
  await page.goBack()
  await expect(page).toHaveURL(paths.terms())
})

test('Back closes the enlarged pictures and restores the focus', async ({ page, words, client }) => {
  const { product } = await findHandBlender(client, words)
  await arriveAt(page, paths.product(product.id))
  const link = page.getByRole('link', { name: withAny(words(catalogMessages).enlarge({ name: some, number: 1 })) })
  await link.click()
  const pictures = page.getByRole('dialog', { name: beginsWith(`${words(pictureZoomMessages).lightbox}: `) })
  await expect(pictures).toBeVisible()
  await page.goBack()
  await expect(pictures).toBeHidden()
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(paths.product(product.id))
})

test('Back closes the menu, the chat, the login and the search results', async ({
  page,
  words,
  header,
  head,
  modal,
}) => {
  await arriveAt(page, paths.products())
  const menu = page.getByRole('banner').locator('details').first()
  await menu.locator('summary').click()
  await expect(menu).toHaveAttribute('open')
  await waitForOverlayEntry(page)
  await page.goBack()
  await expect(menu).not.toHaveAttribute('open')

  const chat = page.locator('details').last()
  // On a phone it appears when the page is scrolled back. Two scrolls within one frame are one event, and go down.
  for (const [top, course] of [
    [600, 'down'],
    [300, 'back'],
  ] as const) {
    await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
    await expect(page.locator('html')).toHaveAttribute('data-scroll', course)
  }
  await chat.locator('summary').click()
  await expect(chat).toHaveAttribute('open')
  await waitForOverlayEntry(page)
  await page.goBack()
  await expect(chat).not.toHaveAttribute('open')
  await expect(page).toHaveURL(paths.products())

  await head.open()
  await head.logIn.click()
  await expect(modal.phone).toBeVisible()
  await page.goBack()
  await expect(modal.phone).toBeHidden()

  await header.searchBox.fill(words(typedWords).blenders)
  await expect(header.resultNamed(words(typedWords).blender)).toBeVisible()
  await page.goBack()
  await expect(header.results).toBeHidden()
  await expect(page).toHaveURL(paths.products())
})

test('Back closes a video', async ({ page, words }) => {
  await arriveAt(page, paths.home())
  await page
    .getByRole('button', { name: withAny(words(videosMessages).play) })
    .first()
    .click()
  const player = page.getByRole('dialog')
  await expect(player).toBeVisible()
  await page.goBack()
  await expect(player).toBeHidden()
  await expect(page).toHaveURL(paths.home())
})
