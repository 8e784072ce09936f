import { offersMessages } from '../../apps/dashboard/src/resources/offers/offers.messages.ts'
import { valuesMessages } from '../../apps/dashboard/src/ui/values/values.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { expect, nextSku, test } from '../pages/catalog-desk.ts'
import { copiedWords } from '../pages/copied-words.ts'
import type { StaffClient } from '../pages/staff-client.ts'
import { beginsWith, withAny } from '../pages/words.ts'

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
    await openAsAdmin(`/dashboard/offers/${offer?.id}`)
    await page.getByRole('textbox', { name: withAny(offers.ends_at) }).fill(inCairo(0))
    await dashboard.button(words(copiedWords).save).click()
    await expect(dashboard.row(name[words.language])).toContainText(offers.over)
    await expectPrice('6,153')
  },
)
