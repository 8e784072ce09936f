import { factsMessages } from '../../apps/dashboard/src/resources/facts/facts.messages.ts'
import { offersMessages } from '../../apps/dashboard/src/resources/offers/offers.messages.ts'
import { bulkEditMessages } from '../../apps/dashboard/src/resources/products/bulk-edit/bulk-edit.messages.ts'
import { productsMessages } from '../../apps/dashboard/src/resources/products/products.messages.ts'
import { searchesMessages } from '../../apps/dashboard/src/resources/search/searches.messages.ts'
import { synonymsMessages } from '../../apps/dashboard/src/resources/search/synonyms.messages.ts'
import { picturesMessages } from '../../apps/dashboard/src/ui/pictures/pictures.messages.ts'
import { uiMessages } from '../../apps/dashboard/src/ui/ui.messages.ts'
import { valuesMessages } from '../../apps/dashboard/src/ui/values/values.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { drawPicture, expect, nextSku, test } from '../pages/catalog-desk.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { productListOf } from '../pages/product-list-test.ts'
import type { StaffClient } from '../pages/staff-client.ts'
import { typedWords } from '../pages/typed-words.ts'
import { beginsWith, some, withAny } from '../pages/words.ts'

const colors = [
  { hex: '#f3f1ec', en: 'Ivory', ar: 'عاجي', price: '1200', stock: '4' },
  { hex: '#1f2a30', en: 'Ink', ar: 'كحلي', price: '1250', stock: '5' },
  { hex: '#b3402a', en: 'Brick', ar: 'طوبي', price: '1300', stock: '6' },
]

test(
  'staff create a product with three colours',
  once,
  async ({ page, openAsAdmin, dashboard, staffClient, words }) => {
    const products = words(productsMessages)
    const values = words(valuesMessages)
    const sku = nextSku()
    await openAsAdmin('/dashboard/products/create')
    await page.getByRole('textbox', { name: values.in_en({ field: products.name }) }).fill('Kettle of three')
    await page.getByRole('textbox', { name: values.in_ar({ field: products.name }) }).fill('غلاية بثلاثة ألوان')
    await page.getByRole('switch', { name: beginsWith(products.hasColors) }).check()
    for (const [index, color] of colors.entries()) {
      if (index > 0) await dashboard.button(products.addColor).click()
      await page.getByRole('textbox', { name: products.hex }).nth(index).fill(color.hex)
      await page
        .getByRole('textbox', { name: values.in_en({ field: products.color }) })
        .nth(index)
        .fill(color.en)
      await page
        .getByRole('textbox', { name: values.in_ar({ field: products.color }) })
        .nth(index)
        .fill(color.ar)
      await page
        .getByRole('textbox', { name: beginsWith(products.price) })
        .nth(index)
        .fill(color.price)
      await page.getByRole('textbox', { name: products.stock_new }).nth(index).fill(color.stock)
    }
    // Only the second colour has a picture.
    await page.getByLabel(words(picturesMessages).add).nth(1).setInputFiles(drawPicture('ink.png'))
    await expect(
      page.getByRole('img', { name: words(picturesMessages).picture({ number: 1 }), exact: true }),
    ).toBeVisible()

    await dashboard.button(words(copiedWords).save).click()
    await expect(
      dashboard
        .notice('')
        .filter({ hasText: beginsWith(words(uiMessages).wrongFields({ list: `${products.sku}${some}` })) }),
    ).toBeVisible()
    await page.getByRole('textbox', { name: products.sku }).fill(sku)
    await page.getByRole('combobox', { name: products.category }).click()
    await page.getByRole('option').first().click()
    await page.getByRole('combobox', { name: products.type }).click()
    await page.getByRole('option', { name: words(typedWords).waterDispenser }).click()
    await page.getByRole('combobox', { name: words(typedWords).energyClass }).click()
    await page.getByRole('option', { name: 'B', exact: true }).click()
    await dashboard.button(words(copiedWords).save).click()
    await expect(page).toHaveURL(/\/dashboard\/products\/\d+/)

    const { results } = await staffClient.products.listProducts({ query: { q: sku } })
    const made = await staffClient.products.getProduct({ params: { id: String(results[0]?.id) } })
    expect(made.colors.map(({ hex, name, price, stock }) => [hex, name[words.language], price, stock])).toEqual(
      colors.map((color) => [color.hex, color[words.language], Number(color.price), Number(color.stock)]),
    )
    expect(made.colors.map(({ pictures }) => pictures.length)).toEqual([0, 1, 0])
    expect(made.facts).toEqual({ energy_class: 'B' })
    await page.goto(`/product/${made.id}`)
    const specifications = page.getByRole('definition').filter({ hasText: /^B$/ })
    await expect(specifications).toBeVisible()
  },
)

test(
  'W-03: staff upload and sort pictures, and the shop shows them',
  once,
  async ({ page, makeProduct, openAsAdmin, dashboard, words, client }) => {
    const pictures = words(picturesMessages)
    const product = await makeProduct()
    await openAsAdmin(`/dashboard/products/${product.id}`)
    await page.getByLabel(pictures.add).setInputFiles([drawPicture('one.png'), drawPicture('two.png')])
    const first = page.getByRole('img', { name: pictures.picture({ number: 1 }), exact: true })
    await expect(page.getByRole('img', { name: pictures.picture({ number: 2 }), exact: true })).toBeVisible()
    const before = await first.getAttribute('src')
    await page.getByRole('button', { name: pictures.later({ number: 1 }) }).click()
    await expect(first).not.toHaveAttribute('src', before ?? '')
    await dashboard.button(words(copiedWords).save).click()
    await expect(page.getByRole('alert').filter({ hasText: words(copiedWords).updated })).toBeVisible()
    const { images } = await client.catalog.getProduct({ params: { id: String(product.id) } })
    expect(images.map(({ base }) => `${base}/320.webp`)).toEqual([await first.getAttribute('src'), before])
    await page.goto(paths.product(product.id))
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
  },
)

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
  await page.getByRole('checkbox', { name: facts.shown_in_facet }).check()
  await page.getByRole('combobox', { name: facts.types }).fill(type.name[words.language])
  await page.getByRole('option', { name: type.name[words.language] }).click()
  await dashboard.button(copied.save).click()
  await expect(dashboard.row(`plates_${serial}`)).toHaveCount(1)

  await dashboard.visit(`/dashboard/products/${one.id}`)
  await page.getByRole('textbox', { name: name[words.language] }).fill('4')
  await dashboard.button(copied.save).click()
  await expect(dashboard.notice('').filter({ hasText: copied.updated })).toBeVisible()

  await dashboard.visit('/dashboard/products')
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

/** A moment as a date-and-time input of the desk has it: Cairo time. */
const inCairo = (hoursFromNow: number) =>
  new Date(Date.now() + hoursFromNow * 3_600_000)
    .toLocaleString('sv-SE', { timeZone: 'Africa/Cairo' })
    .slice(0, 16)
    .replace(' ', 'T')

function makeCategory(staffClient: StaffClient, serial: string) {
  return staffClient.categories.createCategory({
    body: {
      key: serial.toLowerCase(),
      name: { en: `Shelf ${serial}`, ar: `رف ${serial}` },
      description: { en: '', ar: '' },
      image: null,
      cat_image: null,
      wall_image: null,
      is_active: true,
    },
  })
}

test(
  'staff put a category on offer until tomorrow after a preview, and end the offer early',
  once,
  async ({ page, words, staffClient, makeProduct, openAsAdmin, dashboard, clicks }) => {
    const offers = words(offersMessages)
    const serial = nextSku()
    const category = await makeCategory(staffClient, serial)
    const product = await makeProduct({ category: category.id, price: 6153 })
    const name = { en: `Weekend ${serial}`, ar: `عرض ${serial}` }
    // Cached answers about a product are dropped shortly after its price changes.
    const expectPrice = (price: string) =>
      expect(async () => {
        await page.goto(paths.product(product.id))
        expect(await page.getByRole('main').textContent()).toContain(price)
      }).toPass()

    await openAsAdmin('/dashboard/offers/create')
    await page.getByRole('textbox', { name: words(valuesMessages).in_en({ field: offers.name }) }).fill(name.en)
    await page.getByRole('textbox', { name: words(valuesMessages).in_ar({ field: offers.name }) }).fill(name.ar)
    await page.getByRole('combobox', { name: beginsWith(offers.targets) }).fill(category.name[words.language])
    await page.getByRole('option', { name: category.name[words.language] }).click()
    await expect(page.getByRole('button', { name: category.name[words.language] })).toBeVisible()
    // The number of a category is no number of a product.
    await page.getByRole('combobox', { name: beginsWith(offers.scope) }).click()
    await page.getByRole('option', { name: offers.scope_products }).click()
    await expect(page.getByRole('button', { name: category.name[words.language] })).toBeHidden()
    await page.getByRole('combobox', { name: beginsWith(offers.scope) }).click()
    await page.getByRole('option', { name: offers.scope_categories }).click()
    await expect(page.getByRole('button', { name: category.name[words.language] })).toBeHidden()
    const before = await clicks()
    await page.getByRole('combobox', { name: beginsWith(offers.targets) }).fill(category.name[words.language])
    await page.getByRole('option', { name: category.name[words.language] }).click()
    await page.getByRole('textbox', { name: beginsWith(offers.value) }).fill('10')
    await page.getByRole('textbox', { name: withAny(offers.starts_at) }).fill(inCairo(0))
    await page.getByRole('textbox', { name: withAny(offers.ends_at) }).fill(inCairo(24))
    await dashboard.button(offers.preview).click()
    await expect(page.getByRole('row', { name: product.sku })).toContainText(offers.not_struck)
    await expect(page.getByRole('row', { name: product.sku })).toContainText('5,529')
    await dashboard.button(words(copiedWords).save).click()
    await expect(dashboard.row(name[words.language])).toContainText(offers.running)
    expect((await clicks()) - before, 'a category, its preview and the saving; keys move from field to field').toBe(3)
    await expectPrice('5,529')

    await openAsAdmin(`/dashboard/products/${product.id}`)
    await expect(page.getByText(/5,529/)).toBeVisible()
    const [offer] = (await staffClient.offers.listOffers({ query: { q: serial } })).results
    await dashboard.visit(`/dashboard/offers/${offer?.id}`)
    await page.getByRole('textbox', { name: withAny(offers.ends_at) }).fill(inCairo(0))
    await dashboard.button(words(copiedWords).save).click()
    await expect(dashboard.row(name[words.language])).toContainText(offers.over)
    await expectPrice('6,153')
  },
)

test(
  'staff see a search without results and add a synonym after a preview; a shopper finds by it at once',
  once,
  async ({ page, words, makeProduct, staffClient, openAsAdmin, dashboard }) => {
    // Two words that are not typing errors of each other.
    const letters = nextSku().slice('NW-NEW-'.length).replaceAll('-', '').toLowerCase()
    const [word, name] = [`${letters}zqxw`, `vk${[...letters].reverse().join('')}`]
    const product = await makeProduct({ nameEn: `Lamp ${name}`, nameAr: `مصباح ${name}` })
    const search = paths.products({ search: word })
    await page.goto(search)
    await expect(page.getByRole('main')).not.toContainText(product.name[words.language])

    // Searches are stored after a moment.
    const query = { list: 'empty', q: word } as const
    await expect.poll(() => staffClient.searches.listSearches({ query })).toMatchObject({ count: 1 })
    await openAsAdmin('/dashboard/search/searches')
    await dashboard
      .row(word)
      .getByRole('link', { name: words(searchesMessages).makeSynonym })
      .click()
    const english = page.getByRole('combobox', { name: words(synonymsMessages).english, exact: true })
    await english.fill(name)
    await english.press('Enter')
    await expect(page.getByRole('region', { name: words(searchesMessages).after })).toContainText(
      product.name[words.language],
    )
    await dashboard.button(words(copiedWords).save).click()
    await expect(page.getByRole('alert').filter({ hasText: beginsWith(words(copiedWords).created) })).toBeVisible()

    await page.goto(search)
    await expect(page.getByRole('main')).toContainText(product.name[words.language])
  },
)
