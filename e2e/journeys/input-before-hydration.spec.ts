import type { Page } from '@playwright/test'
import { deliveryMessages } from '../../apps/storefront/app/delivery/delivery.late.messages.ts'
import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { productListMessages } from '../../apps/storefront/app/features/catalog/list/product-list.late.messages.ts'
import { layoutMessages } from '../../apps/storefront/app/features/layout/layout.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { uiMessages } from '../../apps/storefront/app/ui/ui.messages.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/product-list-test.ts'
import { findHandBlender } from '../pages/shop-client.ts'
import { typedWords } from '../pages/typed-words.ts'

/** Opens a page whose scripts load only after the returned function is called. */
async function openBeforeHydration(page: Page, path: string): Promise<() => void> {
  const release = await delayScripts(page)
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return release
}

async function delayScripts(page: Page): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/framework/, (route) => held.then(() => route.continue()))
  return release
}

test(
  'all presses before hydration take effect after it, in their order',
  once,
  async ({ page, words, client, productPage, header }) => {
    const { product, color } = await findHandBlender(client, words)
    const hydrate = await openBeforeHydration(page, paths.product(product.id, color.id))
    const more = page.getByRole('main').getByRole('button', { name: words(uiMessages).more })
    const add = productPage.addToCart(product.name)
    await more.click()
    await more.click()
    await add.click()
    await expect(header.cart).toHaveAccessibleName(words(cartMessages).cart)
    await expect(add, 'it shows that it is busy').toHaveAttribute('aria-busy', 'true')
    await expect(add).toHaveCSS('cursor', 'progress')
    hydrate()
    await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 3 }))
    await expect(add).not.toHaveAttribute('aria-busy')
    await expect(add).toBeFocused()
  },
)

test('a press on the cart before hydration opens the modal after it', once, async ({ page, header, cartModal }) => {
  const hydrate = await openBeforeHydration(page, paths.products())
  await header.cart.click()
  hydrate()
  await expect(cartModal.empty).toBeVisible()
  await expect(page).toHaveURL(paths.products())
})

test('a press in a part whose code comes later takes effect once it is there', async ({ page, words, isMobile }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/assets\/deliver-to/, (route) => held.then(() => route.continue()))
  await page.goto(paths.products())
  const banner = page.getByRole('banner')
  if (isMobile) await banner.locator('summary', { hasText: words(layoutMessages).menu }).click()
  const opener = (isMobile ? banner : page).getByRole('button', { name: words(deliveryMessages).chooseYours })
  await opener.click()
  await expect(opener).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(page.getByRole('dialog', { name: words(deliveryMessages).where })).toBeVisible()
})

test('a selection before hydration takes effect after it', once, async ({ page, client, list, words }) => {
  const { results } = await client.catalog.listProducts({ query: { ordering: 'price_asc' } })
  const hydrate = await openBeforeHydration(page, paths.products())
  await list.sort.selectOption({ label: words(productListMessages).price_asc })
  hydrate()
  await expect(page).toHaveURL(/price_asc/)
  await expect(list.cards.first()).toContainText(results[0]?.name ?? '')
})

test('a checkbox ticked before hydration takes effect after it', async ({ page, list, words, isMobile }) => {
  const hydrate = await openBeforeHydration(page, paths.products())
  if (isMobile) {
    await list.openFilters.click()
    hydrate()
    await expect(list.sheet).toBeVisible()
    return
  }
  await list.option(words(typedWords).mattBlack).check()
  hydrate()
  await expect(page).toHaveURL(/color=/)
  await expect(list.option(words(typedWords).mattBlack)).toBeChecked()
})

test('Back before hydration shows the previous page', once, async ({ page, list }) => {
  await page.goto(paths.products())
  await page.waitForFunction(() => !('pressAgain' in globalThis))
  await list.cards.nth(2).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/product\//)
  await expect(list.cards.nth(20)).toBeHidden()
  const hydrate = await delayScripts(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  // Both history entries are of one document, so the browser changes the address only.
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveURL(paths.products())
  hydrate()
  await page.waitForFunction(() => !('pressAgain' in globalThis))
  await expect(list.cards.nth(20)).toBeVisible()
})

test('a page is painted before its scripts are requested', once, async ({ page, client, words }) => {
  const { product } = await findHandBlender(client, words)
  const script = page.waitForRequest(/\.js$/)
  await page.goto(paths.product(product.id))
  await script
  const painted = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    script: Math.min(
      ...performance
        .getEntriesByType('resource')
        .flatMap(({ name, startTime }) => (/\.js$/.test(name) ? [startTime] : [])),
    ),
  }))
  expect(painted.paint).toBeLessThan(painted.script)
})
