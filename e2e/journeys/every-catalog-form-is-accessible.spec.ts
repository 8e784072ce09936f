import { both } from '../both.ts'
import { expect, test } from '../pages/catalog-desk.ts'
import { checkPage } from '../pages/check-page.ts'
import { copiedWords } from '../pages/copied-words.ts'

const pages = [
  'products',
  'categories',
  'search/searches',
  'search/synonyms',
  'stock-levels',
  'catalogue-files',
  'banners',
  'policies',
  'policies/terms',
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

test(
  'W-03: a product with colours, a category and a banner',
  both,
  async ({ page, openAsAdmin, client, staffClient, words }) => {
    const { results } = await client.catalog.listProducts({ query: {} })
    const [category] = (await staffClient.categories.listCategories({ query: {} })).results
    const [banner] = (await staffClient.banners.listBanners({ query: {} })).results
    const records = [`products/${results[0]?.id}`, `categories/${category?.id}`, `banners/${banner?.id}`]
    for (const record of records) {
      await openAsAdmin(`/dashboard/${record}`)
      await expect(page.getByRole('button', { name: words(copiedWords).save, exact: true })).toBeVisible()
      await checkPage(page, record)
    }
  },
)
