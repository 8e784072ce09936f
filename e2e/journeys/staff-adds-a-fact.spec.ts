import { paths } from '../../apps/storefront/app/paths.ts'
import { expect, nextSku, test } from '../pages/catalog-desk.ts'
import { productListOf } from '../pages/product-list-test.ts'
import { productListWordsOf } from '../pages/product-list-words.ts'

test('staff add a specification, set it for one and for many products, and shoppers filter by it', async ({
  page,
  isMobile,
  words,
  client,
  staffClient,
  makeProduct,
  openAsAdmin,
  dashboard,
  desk,
}) => {
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
  await page.getByRole('textbox', { name: desk.nameOf.en }).fill(name.en)
  await page.getByRole('textbox', { name: desk.nameOf.ar }).fill(name.ar)
  await page.getByRole('textbox', { name: desk.factKey }).fill(`plates_${serial}`)
  await page.getByRole('checkbox', { name: desk.asFilter }).check()
  await page.getByRole('combobox', { name: desk.types }).fill(type.name[words.language])
  await page.getByRole('option', { name: type.name[words.language] }).click()
  await dashboard.button(desk.save).click()
  await expect(dashboard.row(`plates_${serial}`)).toHaveCount(1)

  await page.goto(`/dashboard/products/${one.id}`)
  await page.getByRole('textbox', { name: name[words.language] }).fill('4')
  await dashboard.button(desk.save).click()
  await expect(dashboard.notice('').filter({ hasText: desk.saved })).toBeVisible()

  await page.goto('/dashboard/products')
  await page.getByPlaceholder(desk.find).fill(two.sku)
  await expect(dashboard.row(two.sku)).toHaveCount(1)
  await dashboard.row(two.sku).getByRole('checkbox').check()
  await dashboard.button(desk.changeThese).click()
  await dashboard.dialog.getByRole('combobox', { name: desk.oneFact }).click()
  await page.getByRole('option', { name: name[words.language] }).click()
  await dashboard.dialog.getByRole('textbox', { name: desk.newValue }).fill('6')
  await dashboard.inDialog(desk.preview).click()
  await expect(dashboard.dialog.getByRole('cell', { name: name[words.language] })).toBeVisible()
  await dashboard.inDialog(desk.changeOne).click()
  await expect(dashboard.dialog).toBeHidden()

  const listed = async () => (await client.catalog.listProducts({ query: { type: type.key, facets: 'true' } })).facets
  await expect.poll(async () => (await listed())?.facts.map(({ values }) => values.length)).toEqual([2])
  const [plates] = (await listed())?.facts ?? []
  await page.goto(`${paths.products()}?type=${type.key}`)
  const list = productListOf(page, productListWordsOf(words.language), isMobile)
  await list.expectCount(2)
  await list.open()
  await expect(list.filters.getByText(name[words.language])).toBeVisible()
  await list.choose(plates?.values[0]?.text ?? '')
  await list.expectCount(1)
  await list.close()
  await expect(list.cards).toContainText(one.name[words.language])
})
