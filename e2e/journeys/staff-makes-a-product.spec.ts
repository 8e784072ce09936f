import { productsMessages } from '../../apps/dashboard/src/resources/products/products.messages.ts'
import { picturesMessages } from '../../apps/dashboard/src/ui/pictures/pictures.messages.ts'
import { uiMessages } from '../../apps/dashboard/src/ui/ui.messages.ts'
import { valuesMessages } from '../../apps/dashboard/src/ui/values/values.messages.ts'
import { once } from '../once.ts'
import { drawPicture, expect, nextSku, test } from '../pages/catalog-desk.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { typedWords } from '../pages/typed-words.ts'
import { beginsWith, some } from '../pages/words.ts'

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
