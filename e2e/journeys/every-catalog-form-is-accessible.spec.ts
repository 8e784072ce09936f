import { both } from '../both.ts'
import { expect, test } from '../pages/catalog-desk.ts'
import { checkPage } from '../pages/check-page.ts'

const pages = [
  'products',
  'products/create',
  'categories',
  'categories/create',
  'search/searches',
  'search/synonyms',
  'search/synonyms/create',
  'search/pins/create',
  'search/redirects/create',
  'stock-levels',
  'catalogue-files',
  'banners',
  'banners/create',
  'policies',
  'policies/terms',
  'contact-info',
  'settings',
  'delivery',
  'electricity',
]

test('the lists and forms of the catalogue and the shop', both, async ({ page, openAsAdmin, dashboard }) => {
  await openAsAdmin('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  for (const path of pages) {
    await dashboard.visit(`/dashboard/${path}`)
    const { main } = dashboard
    const content = main.getByRole('button').or(main.getByRole('table')).or(main.getByRole('listitem'))
    await expect.soft(content.first(), path).toBeVisible()
    await expect.soft(page.getByRole('progressbar'), path).toBeHidden()
    await checkPage(page, path)
  }
})

for (const list of ['products', 'categories', 'banners', 'videos', 'search/pins', 'search/redirects']) {
  test(`an empty list of ${list} offers to create the first`, async ({ page, openAsAdmin }) => {
    await page.route(`**/api/admin/${list}/**`, (route) =>
      route.fulfill({ json: { count: 0, next: null, previous: null, results: [] } }),
    )
    await openAsAdmin(`/dashboard/${list}`)
    await page.locator(`a[href$="/dashboard/${list}/create"]`).click()
    await expect(page.getByRole('textbox').first()).toBeVisible()
  })
}

test(
  'a product with colours, a category and a banner',
  both,
  async ({ page, openAsAdmin, client, staffClient, desk }) => {
    const { results } = await client.catalog.listProducts({ query: {} })
    const [category] = (await staffClient.categories.listCategories({ query: {} })).results
    const [banner] = (await staffClient.banners.listBanners({ query: {} })).results
    const records = [`products/${results[0]?.id}`, `categories/${category?.id}`, `banners/${banner?.id}`]
    for (const record of records) {
      await openAsAdmin(`/dashboard/${record}`)
      await expect(page.getByRole('button', { name: desk.save, exact: true })).toBeVisible()
      await checkPage(page, record)
    }
  },
)
