import { cartMessages } from '../../apps/storefront/app/features/cart/cart.messages.ts'
import { favoritesMessages } from '../../apps/storefront/app/features/favorites/favorites.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { uiMessages } from '../../apps/storefront/app/ui/ui.messages.ts'
import { both } from '../both.ts'
import { expect, test } from '../pages/test.ts'
import { beginsWith, withAny } from '../pages/words.ts'

test(
  'M-08: a card links to its product and offers cart, favourites and "buy now"',
  both,
  async ({ page, words, header }) => {
    await page.goto(paths.home())
    const card = page.getByRole('tabpanel').getByRole('article').first()
    await expect(card.getByRole('link').first()).toHaveAttribute('href', /^\/product\/\d+$/)
    await expect(card.locator('a[href^="/buy-now/"]')).toBeVisible()
    await card.getByRole('button', { name: beginsWith(words(cartMessages).addToCart) }).click()
    await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 1 }))
    const heart = card.getByRole('button', { name: beginsWith(words(favoritesMessages).favorite) })
    // A press before hydration takes effect after it.
    await expect(async () => {
      if ((await heart.getAttribute('aria-pressed')) !== 'true') await heart.click()
      await expect(heart).toHaveAttribute('aria-pressed', 'true', { timeout: 1_000 })
    }).toPass()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('favorites'))).toMatch(/\d/)
  },
)

test(
  'M-10: a card on the home page shows five stars without a number, and strikes a former price only when it was higher',
  both,
  async ({ page, words, client }) => {
    const featured = await client.catalog.listFeaturedProducts()
    expect(featured.map(({ reviews_count: count }) => count)).toEqual(featured.map(() => 0))
    await page.goto(paths.home())
    const cards = page.getByRole('tabpanel').getByRole('article')
    await expect(cards).toHaveCount(featured.length)
    for (const [index, { price, original_price }] of featured.entries()) {
      const card = cards.nth(index)
      await expect(card.locator('.star-row')).toHaveCount(1)
      await expect(card.getByRole('img', { name: withAny(words(uiMessages).stars), includeHidden: true })).toHaveCount(
        0,
      )
      await expect(card.locator('s')).toHaveCount(original_price !== null && original_price > price ? 1 : 0)
    }
    await page.goto(paths.products())
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('main').locator('.star-row')).toHaveCount(0)
  },
)

test(
  'M-08: a card in the filtered colour adds that colour to the cart',
  both,
  async ({ page, words, header, client, openCartPage }) => {
    const hex = '23272b'
    const { results } = await client.catalog.listProducts({ query: { color: hex, in_stock: 'true' } })
    const isWanted = ({ hex_value, quantity }: { hex_value: string; quantity: number }) =>
      hex_value === `#${hex}` && quantity > 0
    const product = results.find(({ colors }) => colors.findIndex(isWanted) > 0)
    const color = product?.colors.find(isWanted)
    await page.goto(paths.products({ color: [hex], in_stock: 'true' }))
    await page.getByRole('button', { name: `${words(cartMessages).addToCart}: ${product?.name}`, exact: true }).click()
    await expect(header.cart).toHaveAccessibleName(words(cartMessages).cartWithCount({ count: 1 }))
    await openCartPage()
    await expect(page.getByRole('main')).toContainText(color?.name ?? '—')
  },
)
