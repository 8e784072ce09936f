import type { Page } from '@playwright/test'
import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, test } from '../pages/test.ts'
import { typedWords } from '../pages/typed-words.ts'

const scrolled = (page: Page) => expect.poll(() => page.evaluate(() => Math.round(window.scrollY)))

/** Content above may have another height, so the position may differ by less than half a screen. */
const isNear = (page: Page, top: number) =>
  expect
    .poll(() => page.evaluate((place) => Math.abs(window.scrollY - place) / window.innerHeight, top))
    .toBeLessThan(0.5)

/** Opens a card far down a list. @returns the scroll position before, in pixels */
async function leaveFarDown(page: Page, place: number) {
  const card = page.getByRole('main').getByRole('article').nth(place).getByRole('link').first()
  await card.evaluate((link) => {
    window.scrollTo({ top: link.getBoundingClientRect().top + window.scrollY - 300 })
    link.addEventListener('click', () => Object.assign(window, { leftAt: Math.round(window.scrollY) }))
  })
  await card.click()
  await expect(page).toHaveURL(/\/product\//)
  const top = await page.evaluate(() => Number('leftAt' in window && window.leftAt))
  expect(top).toBeGreaterThan(1500)
  return top
}

test('G-03: a guest goes back through the shop and forward again', async ({
  page,
  words,
  putInCart,
  productPage,
  cartPage,
  openCartPage,
  checkoutPage,
}) => {
  const { productId, colorId } = await putInCart()
  await openCartPage()
  await expect(cartPage.heading).toBeVisible()
  await cartPage.checkout.click()
  await checkoutPage.firstName.fill('Mona')

  await page.goBack()
  await expect(cartPage.line(words(typedWords).handBlender).itself).toBeVisible()
  await page.goBack()
  await expect(productPage.heading(words(typedWords).handBlender)).toBeVisible()
  await expect(page).toHaveURL(paths.product(productId, colorId))
  await page.goForward()
  await page.goForward()
  await expect(checkoutPage.firstName).toHaveValue('Mona')
})

test('G-05: Back restores the scroll position and filters of a list; a new page starts at its top', async ({
  page,
}) => {
  const address = paths.products({ in_stock: 'true', ordering: 'price_asc', page: 2 })
  await page.goto(paths.products())
  await page.goto(address)
  const top = await leaveFarDown(page, 30)
  await scrolled(page).toBe(0)
  await page.evaluate(() => window.scrollTo({ top: 400 }))

  await page.goBack()
  await expect(page).toHaveURL(address)
  await isNear(page, top)
  await page.goForward()
  await expect(page).toHaveURL(/\/product\//)
  await scrolled(page).toBe(400)
  await page.goBack()
  await isNear(page, top)
})

test('Back restores the scroll position after a full page load and after a reload', async ({ page, words, header }) => {
  const typed = words(typedWords)
  await page.goto(paths.products())
  const top = await leaveFarDown(page, 30)
  await scrolled(page).toBe(0)
  await header.searchBox.fill(typed.blenders)
  await header.resultNamed(typed.blender).click()
  await expect(page.getByRole('heading', { level: 1, name: typed.blender })).toBeVisible()
  await page.goBack()
  await page.waitForFunction(() => !('pressAgain' in globalThis))
  await expect(header.results).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL(paths.products())
  await isNear(page, top)
  await page.reload()
  await isNear(page, top)
})

test('Back restores the scroll position of a page that loads its products in the browser', async ({ page, client }) => {
  const { results } = await client.catalog.listProducts({ query: { page_size: '40' } })
  const ids = JSON.stringify(results.map(({ id }) => id))
  await page.addInitScript((saved) => localStorage.setItem('favorites', saved), ids)
  await page.goto(paths.favorites())
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(results.length)
  const top = await leaveFarDown(page, 25)
  await page.goBack()
  await isNear(page, top)
})

/** Opens one page and then another, so that Back could leave the second one too early. */
async function arriveAt(page: Page, path: string): Promise<void> {
  await page.goto(paths.terms())
  await page.goto(path)
}

test('Back closes the cart; the Close button and a reload leave its history entry', async ({
  page,
  header,
  cartModal,
}) => {
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

  await page.goto(paths.products())
  await header.cart.click()
  await expect(cartModal.itself).toBeVisible()
  await page.reload()
  await expect(cartModal.itself).toBeHidden()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.history.state.depth ?? 0)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(paths.terms())
})
