import { factsMessages } from '../../apps/dashboard/src/resources/facts/facts.messages.ts'
import { bulkEditMessages } from '../../apps/dashboard/src/resources/products/bulk-edit/bulk-edit.messages.ts'
import { productsMessages } from '../../apps/dashboard/src/resources/products/products.messages.ts'
import { valuesMessages } from '../../apps/dashboard/src/ui/values/values.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, nextSku, test } from '../pages/catalog-desk.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { productListOf } from '../pages/product-list-test.ts'

test('staff add a specification, set it for one and for many products, and shoppers filter by it', async ({
  page,
  isMobile,
  words,
  client,
  staffClient,
  makeProduct,
  openAsAdmin,
  dashboard,
}) => {
  const bulkEdit = words(bulkEditMessages)
  const copied = words(copiedWords)
  const facts = words(factsMessages)
  const products = words(productsMessages)
  const serial = nextSku().slice('NW-NEW-'.length).replaceAll('-', '').toLowerCase()
  const type = await staffClient.productTypes.createProductType({
    body: {
      key: `type_${serial}`,
      name: { en: `Press ${serial}`, ar: `مكبس ${serial}` },
      category: null,
      clearance_mm: { side: 0, back: 0, top: 0 },
      minutes_a_day: null,
      place: null,
    },
  })
  const [one, two] = [await makeProduct({ type: type.id }), await makeProduct({ type: type.id })]
  const name = { en: `Plates ${serial}`, ar: `أطباق ${serial}` }

  await openAsAdmin('/dashboard/facts/create')
  await page.getByRole('textbox', { name: words(valuesMessages).in_en({ field: facts.name }) }).fill(name.en)
  await page.getByRole('textbox', { name: words(valuesMessages).in_ar({ field: facts.name }) }).fill(name.ar)
  await page.getByRole('textbox', { name: facts.key }).fill(`plates_${serial}`)
  await page.getByRole('checkbox', { name: facts.place_facet }).check()
  await page.getByRole('combobox', { name: facts.types }).fill(type.name[words.language])
  await page.getByRole('option', { name: type.name[words.language] }).click()
  await dashboard.button(copied.save).click()
  await expect(dashboard.row(`plates_${serial}`)).toHaveCount(1)

  await page.goto(`/dashboard/products/${one.id}`)
  await page.getByRole('textbox', { name: name[words.language] }).fill('4')
  await dashboard.button(copied.save).click()
  await expect(dashboard.notice('').filter({ hasText: copied.updated })).toBeVisible()

  await page.goto('/dashboard/products')
  await page.getByPlaceholder(products.q).fill(two.sku)
  await expect(dashboard.row(two.sku)).toHaveCount(1)
  await dashboard.row(two.sku).getByRole('checkbox').check()
  await dashboard.button(bulkEdit.open).click()
  await dashboard.dialog.getByRole('combobox', { name: bulkEdit.fact }).click()
  await page.getByRole('option', { name: name[words.language] }).click()
  await dashboard.dialog.getByRole('textbox', { name: bulkEdit.factValue }).fill('6')
  await dashboard.inDialog(bulkEdit.preview).click()
  await expect(dashboard.dialog.getByRole('cell', { name: name[words.language] })).toBeVisible()
  await dashboard.inDialog(bulkEdit.change({ count: 1 })).click()
  await expect(dashboard.dialog).toBeHidden()

  const listed = async () => (await client.catalog.listProducts({ query: { type: type.key, facets: 'true' } })).facets
  await expect.poll(async () => (await listed())?.facts.map(({ values }) => values.length)).toEqual([2])
  const [plates] = (await listed())?.facts ?? []
  await page.goto(`${paths.products()}?type=${type.key}`)
  const list = productListOf(page, words, isMobile)
  await list.expectCount(2)
  await list.open()
  await expect(list.filters.getByText(name[words.language])).toBeVisible()
  await list.choose(plates?.values[0]?.text ?? '')
  await list.expectCount(1)
  await list.close()
  await expect(list.cards).toContainText(one.name[words.language])
})
