import { once } from '../once.ts'
import { drawPicture, expect, nextSku, test } from '../pages/catalog-desk.ts'

const colors = [
  { hex: '#f3f1ec', en: 'Ivory', ar: 'عاجي', price: '1200', stock: '4' },
  { hex: '#1f2a30', en: 'Ink', ar: 'كحلي', price: '1250', stock: '5' },
  { hex: '#b3402a', en: 'Brick', ar: 'طوبي', price: '1300', stock: '6' },
]

test(
  'staff create a product with three colours',
  once,
  async ({ page, openAsAdmin, dashboard, desk, staffClient, words }) => {
    const sku = nextSku()
    await openAsAdmin('/dashboard/products/create')
    await page.getByRole('textbox', { name: desk.nameOf.en }).fill('Kettle of three')
    await page.getByRole('textbox', { name: desk.nameOf.ar }).fill('غلاية بثلاثة ألوان')
    await page.getByRole('switch', { name: desk.hasColors }).check()
    for (const [index, color] of colors.entries()) {
      if (index > 0) await dashboard.button(desk.addColor).click()
      await page.getByRole('textbox', { name: desk.colorCode }).nth(index).fill(color.hex)
      await page.getByRole('textbox', { name: desk.colorName.en }).nth(index).fill(color.en)
      await page.getByRole('textbox', { name: desk.colorName.ar }).nth(index).fill(color.ar)
      await page.getByRole('textbox', { name: desk.price }).nth(index).fill(color.price)
      await page.getByRole('textbox', { name: desk.counted }).nth(index).fill(color.stock)
    }
    // Only the second colour has a picture.
    await page.getByLabel(desk.addPictures).nth(1).setInputFiles(drawPicture('ink.png'))
    await expect(page.getByRole('img', { name: desk.picture(1), exact: true })).toBeVisible()

    await dashboard.button(desk.save).click()
    await expect(dashboard.notice('').filter({ hasText: desk.pleaseCheck })).toBeVisible()
    await page.getByRole('textbox', { name: desk.sku }).fill(sku)
    await page.getByRole('combobox', { name: desk.category }).click()
    await page.getByRole('option').first().click()
    await page.getByRole('combobox', { name: desk.type }).click()
    await page.getByRole('option', { name: desk.waterDispenser }).click()
    await page.getByRole('combobox', { name: desk.energyClass }).click()
    await page.getByRole('option', { name: 'B', exact: true }).click()
    await dashboard.button(desk.save).click()
    await expect(page).toHaveURL(/\/dashboard\/products\/\d+/)

    const { results } = await staffClient.products.listProducts({ query: { q: sku } })
    const made = await staffClient.products.getProduct({ params: { id: String(results[0]?.id) } })
    const { language } = words
    expect(made.colors.map(({ hex, name, price, stock }) => [hex, name[language], price, stock])).toEqual(
      colors.map((color) => [color.hex, color[language], Number(color.price), Number(color.stock)]),
    )
    expect(made.colors.map(({ pictures }) => pictures.length)).toEqual([0, 1, 0])
    expect(made.facts).toEqual({ energy_class: 'B' })
    await page.goto(`/product/${made.id}`)
    const specifications = page.getByRole('definition').filter({ hasText: /^B$/ })
    await expect(specifications).toBeVisible()
  },
)
