import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { checkPage } from '../pages/check-page.ts'
import { expect, test } from '../pages/list-test.ts'

test(
  'a guest compares three products; a fourth shows what to do (P-09)',
  both,
  async ({ page, words, listWords, lists, products, header, isMobile }) => {
    await page.goto(paths.products())
    for (const { name } of products.slice(0, 3)) {
      await lists.compare(name).click()
      await expect(lists.compare(name)).toHaveAttribute('aria-pressed', 'true')
    }
    await lists.compare(products[3]?.name ?? '').click()
    await expect(page.getByText(listWords.full)).toBeVisible()
    await expect(page.getByText(listWords.fullHint)).toBeVisible()
    await expect(lists.compare(products[3]?.name ?? '')).toHaveAttribute('aria-pressed', 'false')

    await lists.openMenu()
    await expect(lists.compareLink).toHaveAccessibleName(/: 3$/)
    await lists.compareLink.click()
    await expect(page.getByRole('heading', { level: 1, name: listWords.compareTitle })).toBeVisible()
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
    await expect(lists.row(listWords.price)).toBeVisible()
    await expect(lists.row(listWords.warranty)).toBeVisible()
    await checkPage(page, `compare, ${words.language}`)

    await expect(lists.row(listWords.brand)).toBeVisible()
    await lists.onlyDifferences.check()
    await expect(lists.row(listWords.brand)).toBeHidden()
    await expect(lists.row(listWords.price)).toBeVisible()

    await lists.removeFromCompare.last().click()
    await expect(lists.columns).toHaveCount(2)
    await lists.undo.click()
    await expect(lists.columns).toHaveCount(side)
    await lists.addToCart.last().click()
    await expect(header.cart).toHaveAccessibleName(words.cart.one)
  },
)

test('the lowest price is that of the shown products, also when a phone hides a cheaper one', async ({
  page,
  lists,
  listWords,
  products,
}) => {
  const [dear, middle, cheap] = products.toSorted((one, other) => other.price - one.price)
  await page.goto(paths.products())
  for (const product of [dear, middle, cheap]) {
    const name = product?.name ?? ''
    await lists.compare(name).click()
    await expect(lists.compare(name)).toHaveAttribute('aria-pressed', 'true')
  }
  await page.goto(paths.compare())
  await expect(lists.row(listWords.price).getByText(listWords.cheapest)).toHaveCount(1)
})

test('the comparison is empty at first, and saved in the browser', async ({ page, lists, listWords, products }) => {
  await page.goto(paths.compare())
  await expect(page.getByRole('heading', { name: listWords.nothingCompared })).toBeVisible()
  await page.goto(paths.product(products[0]?.id ?? 0))
  await lists
    .compare(products[0]?.name ?? '')
    .first()
    .click()
  await page.goto(paths.compare())
  await expect(lists.columns).toHaveCount(1)
  await lists.removeFromCompare.click()
  await expect(page.getByRole('heading', { name: listWords.nothingCompared })).toBeVisible()
})
