import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, nextSku, test } from '../pages/catalog-desk.ts'

/** A moment as a date-and-time input of the desk has it: Cairo time. */
function inCairo(hoursFromNow: number): string {
  const moment = new Date(Date.now() + hoursFromNow * 3_600_000)
  return moment.toLocaleString('sv-SE', { timeZone: 'Africa/Cairo' }).slice(0, 16).replace(' ', 'T')
}

test(
  'staff put a category on offer until tomorrow after a preview, and end the offer early',
  once,
  async ({ page, words, staffClient, makeProduct, openAsAdmin, dashboard, desk, clicks }) => {
    const serial = nextSku()
    const category = await staffClient.categories.createCategory({
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
    const product = await makeProduct({ category: category.id, price: 6153 })
    const name = { en: `Weekend ${serial}`, ar: `عرض ${serial}` }
    // Cached answers about a product are dropped shortly after its price changes.
    const expectPrice = (price: string) =>
      expect(async () => {
        await page.goto(paths.product(product.id))
        expect(await page.getByRole('main').textContent()).toContain(price)
      }).toPass()

    await openAsAdmin('/dashboard/offers/create')
    await page.getByRole('textbox', { name: desk.nameOf.en }).fill(name.en)
    await page.getByRole('textbox', { name: desk.nameOf.ar }).fill(name.ar)
    await page.getByRole('combobox', { name: desk.offerTargets }).fill(category.name[words.language])
    await page.getByRole('option', { name: category.name[words.language] }).click()
    await expect(page.getByRole('button', { name: category.name[words.language] })).toBeVisible()
    // The number of a category is no number of a product.
    await page.getByRole('combobox', { name: desk.offerScope }).click()
    await page.getByRole('option', { name: desk.offerProducts }).click()
    await expect(page.getByRole('button', { name: category.name[words.language] })).toBeHidden()
    await page.getByRole('combobox', { name: desk.offerScope }).click()
    await page.getByRole('option', { name: desk.offerCategories }).click()
    await expect(page.getByRole('button', { name: category.name[words.language] })).toBeHidden()
    const before = await clicks()
    await page.getByRole('combobox', { name: desk.offerTargets }).fill(category.name[words.language])
    await page.getByRole('option', { name: category.name[words.language] }).click()
    await page.getByRole('textbox', { name: desk.offerValue }).fill('10')
    await page.getByRole('textbox', { name: desk.offerFrom }).fill(inCairo(0))
    await page.getByRole('textbox', { name: desk.offerUntil }).fill(inCairo(24))
    await dashboard.button(desk.previewPrices).click()
    await expect(page.getByRole('row', { name: product.sku })).toContainText(desk.notStruck)
    await expect(page.getByRole('row', { name: product.sku })).toContainText('5,529')
    await dashboard.button(desk.save).click()
    await expect(dashboard.row(name[words.language])).toContainText(desk.running)
    expect((await clicks()) - before, 'a category, its preview and the saving; keys move from field to field').toBe(3)
    await expectPrice('5,529')

    await openAsAdmin(`/dashboard/products/${product.id}`)
    await expect(page.getByText(/5,529/)).toBeVisible()
    const [offer] = (await staffClient.offers.listOffers({ query: { q: serial } })).results
    await openAsAdmin(`/dashboard/offers/${offer?.id}`)
    await page.getByRole('textbox', { name: desk.offerUntil }).fill(inCairo(0))
    await dashboard.button(desk.save).click()
    await expect(dashboard.row(name[words.language])).toContainText(desk.ended)
    await expectPrice('6,153')
  },
)
