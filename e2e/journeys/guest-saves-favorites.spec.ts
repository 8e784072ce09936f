import { favoritesPageMessages } from '../../apps/storefront/app/features/favorites/favorites.late.messages.ts'
import { favoritesMessages } from '../../apps/storefront/app/features/favorites/favorites.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, test } from '../pages/list-test.ts'

/** An expression for the browser: the saved favourites. */
const saved = 'window.localStorage.getItem("favorites")'

test('a guest saves favourites, finds them after a reload and removes one (P-08, G-01)', async ({
  page,
  words,
  lists,
  products,
}) => {
  const [first, , third] = products
  await page.goto(paths.products())
  for (const product of [first, third]) {
    await lists.favorite(product?.name ?? '').click()
    await expect(lists.favorite(product?.name ?? '')).toHaveAttribute('aria-pressed', 'true')
  }
  expect(await page.evaluate(saved)).toBe(`[${first?.id},${third?.id}]`)

  await lists.openMenu()
  await expect(lists.favoritesLink).toHaveAccessibleName(/: 2$/)
  await lists.favoritesLink.click()
  await expect(page.getByRole('heading', { level: 1, name: words(favoritesPageMessages).title })).toBeVisible()
  await expect(lists.cards).toHaveCount(2)
  await expect(lists.cards.first()).toContainText(third?.name ?? '')
  await checkPage(page, `favourites, ${words.language}`)

  await lists.favorite(third?.name ?? '').click()
  await expect(lists.cards).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await lists.undo.click()
  await expect(lists.cards).toHaveCount(2)
  await page.reload()
  await expect(lists.cards).toHaveCount(2)
})

test(
  'favourites of two tabs stay in sync, and archived products leave the list (P-08)',
  once,
  async ({ page, context, lists, words, products }) => {
    const [first, second] = products
    await page.addInitScript('window.localStorage.favorites ??= "[999999]"')
    await page.goto(paths.favorites())
    await expect(page.getByRole('heading', { name: words(favoritesPageMessages).empty })).toBeVisible()
    await expect.poll(() => page.evaluate(saved)).toBe('[]')

    const otherTab = await context.newPage()
    for (const product of [first, second]) {
      await otherTab.goto(paths.product(product?.id ?? 0))
      const button = otherTab.getByRole('button', {
        name: `${words(favoritesMessages).favorite}: ${product?.name}`,
        exact: true,
      })
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
    }
    await expect(lists.cards).toHaveCount(2)
    await lists.openMenu()
    await expect(lists.favoritesLink).toHaveAccessibleName(/: 2$/)
  },
)
