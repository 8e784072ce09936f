import { catalogFilesMessages } from '../../apps/dashboard/src/resources/catalog-files/catalog-files.messages.ts'
import { once } from '../once.ts'
import { expect, nextSku, test } from '../pages/catalog-desk.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { beginsWith, some } from '../pages/words.ts'

const heading = 'row,sku,category,name_en,name_ar,price,stock'

test(
  'staff preview a table with errors, correct it and import it',
  once,
  async ({ page, openAsAdmin, staffClient, dashboard, words, client }) => {
    const catalogFiles = words(catalogFilesMessages)
    const { results } = await staffClient.categories.listCategories({ query: {} })
    const sku = nextSku()
    const choose = async (...rows: string[]) => {
      const buffer = Buffer.from([heading, ...rows, ''].join('\n'))
      await page.getByLabel(catalogFiles.choose).setInputFiles({ name: 'shop.csv', mimeType: 'text/csv', buffer })
    }
    const row = (category: string, price: string) => `product,${sku},${category},Kettle ${sku},غلاية ${sku},${price},4`

    await openAsAdmin('/dashboard/catalogue-files')
    await choose(row('no-such-shelf', 'cheap'))
    await expect(dashboard.notice(catalogFiles.faults({ count: 2 }))).toBeVisible()
    await expect(dashboard.row(sku).filter({ hasText: words(copiedWords).notNumber })).toContainText('2')
    await expect(dashboard.row(sku).filter({ hasText: words(copiedWords).noCategory })).toBeVisible()

    await choose(row(results[0]?.key ?? '', '1250'))
    await expect(dashboard.row(sku)).toBeVisible()
    expect((await staffClient.products.listProducts({ query: { q: sku } })).count, 'a preview stores nothing').toBe(0)
    await dashboard.button(catalogFiles.apply).click()
    await expect(
      page.getByRole('alert').filter({ hasText: beginsWith(catalogFiles.done({ created: 1, changed: some })) }),
    ).toBeVisible()
    const found = await client.catalog.listProducts({ query: { search: sku } })
    expect(found.results).toMatchObject([{ sku, price: 1250, quantity: 4 }])
  },
)
