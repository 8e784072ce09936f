import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, test } from '../pages/list-test.ts'

test(
  'P-03, P-04, P-13, G-08: the shop shows prices and pictures of another format, and hides invalid products',
  once,
  async ({ page, lists, header, products }) => {
    const [first, second, third] = products
    const image = 'media/not-there.webp'
    const odd = { ...first, price: '1,250.00 EGP', original_price: '1,500 EGP', rating: 9, reviews_count: '3' }
    const answers = [
      { ...odd, images: [image, { image }], colors: [{ id: 1, name: 'X', hex_value: 'red', quantity: 3, price: 'x' }] },
      { ...second, price: -5, colors: [] },
      { ...third, price: 'soon', images: null, colors: null, features: null },
    ]
    const ids = products.slice(0, 3).map(({ id }) => id)
    await page.addInitScript((saved) => localStorage.setItem('favorites', saved), JSON.stringify(ids))
    await page.route('**/api/products/chosen/**', (route) => route.fulfill({ json: { count: 3, results: answers } }))
    const asked = page.waitForRequest((request) => request.url().endsWith(`/${image}`))
    await page.goto(paths.favorites())
    await expect(lists.cards).toHaveCount(1)
    await expect(lists.cards).toContainText('1,250')
    await expect(lists.cards.locator('s')).toContainText('1,500')
    expect(new URL((await asked).url()).pathname, 'a relative path gets the host of the shop').toBe(`/${image}`)
    await expect(lists.cards.locator('img').first()).toHaveAttribute('src', /stock-picture/)
    await expect(page.getByRole('main')).not.toContainText('NaN')
    expect(
      JSON.parse(await page.evaluate(() => localStorage.getItem('favorites') ?? '')),
      'all ids stay saved',
    ).toEqual(ids)

    const suggestion = { ...first, picture: null, color_id: null }
    const suggested = [
      suggestion,
      { ...suggestion, id: second?.id, price: 0 },
      { ...suggestion, id: third?.id, name: '' },
    ]
    await page.route('**/api/search/suggestions/**', (route) =>
      route.fulfill({ json: { count: 3, products: suggested } }),
    )
    await header.searchBox.fill(first?.name ?? '')
    await expect(header.resultNamed(first?.name ?? '')).toBeVisible()
    await expect(header.products).toHaveCount(1)
    await expect(header.searchBox).toBeFocused()
  },
)
