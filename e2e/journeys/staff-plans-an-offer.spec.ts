import { offersMessages } from '../../apps/dashboard/src/resources/offers/offers.messages.ts'
import { valuesMessages } from '../../apps/dashboard/src/ui/values/values.messages.ts'
import { paths } from '../../apps/storefront/app/paths.ts'
import { both } from '../both.ts'
import { once } from '../once.ts'
import { expect, nextSku, test } from '../pages/catalog-desk.ts'
import { copiedWords } from '../pages/copied-words.ts'
import type { StaffClient } from '../pages/staff-client.ts'
import { beginsWith, withAny } from '../pages/words.ts'

const hour = 3_600_000
/** A moment as a date-and-time input of the desk has it: Cairo time. */
const asTyped = (moment: Date) =>
  moment.toLocaleString('sv-SE', { timeZone: 'Africa/Cairo' }).slice(0, 16).replace(' ', 'T')
const inCairo = (hoursFromNow: number) => asTyped(new Date(Date.now() + hoursFromNow * hour))

/** The day of the next Friday after today, as in `2026-11-27`, and the day after it. */
function nextWeekend(): { friday: string; saturday: string } {
  const days = Array.from({ length: 8 }, (_, place) => new Date(Date.now() + (place + 1) * 24 * hour))
  const isFriday = (day: Date) => day.toLocaleDateString('en', { timeZone: 'Africa/Cairo', weekday: 'short' }) === 'Fri'
  const place = days.findIndex(isFriday)
  const [friday = '', saturday = ''] = days.slice(place, place + 2).map((day) => asTyped(day).slice(0, 10))
  return { friday, saturday }
}

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

test(
  'staff put a category on offer from Friday to Saturday in at most 6 clicks from the list of offers',
  both,
  async ({ page, words, staffClient, makeProduct, openAsAdmin, dashboard, clicks }) => {
    const offers = words(offersMessages)
    const values = words(valuesMessages)
    const serial = nextSku()
    const category = await makeCategory(staffClient, serial)
    const product = await makeProduct({ category: category.id, price: 6153 })
    const name = { en: `Friday ${serial}`, ar: `عرض ${serial}` }
    const { friday, saturday } = nextWeekend()

    await openAsAdmin('/dashboard/offers')
    const create = page.locator('a[href$="/dashboard/offers/create"]')
    await expect(create).toBeVisible()
    const before = await clicks()
    await create.click()
    await page.getByRole('textbox', { name: values.in_en({ field: offers.name }) }).fill(name.en)
    await page.getByRole('textbox', { name: values.in_ar({ field: offers.name }) }).fill(name.ar)
    await page.getByRole('combobox', { name: beginsWith(offers.targets) }).fill(category.name[words.language])
    await page.getByRole('option', { name: category.name[words.language] }).click()
    await page.getByRole('textbox', { name: beginsWith(offers.value) }).fill('10')
    await page.getByRole('textbox', { name: withAny(offers.starts_at) }).fill(`${friday}T00:00`)
    await page.getByRole('textbox', { name: withAny(offers.ends_at) }).fill(`${saturday}T23:59`)
    await dashboard.button(offers.preview).click()
    await expect(page.getByRole('row', { name: product.sku })).toContainText(/6,153.*5,529/)
    await dashboard.button(words(copiedWords).save).click()
    await expect(dashboard.row(name[words.language])).toContainText(offers.planned)
    expect((await clicks()) - before, 'a new offer, its category, a preview and the saving').toBeLessThanOrEqual(6)

    const [offer] = (await staffClient.offers.listOffers({ query: { q: serial } })).results
    expect(offer).toMatchObject({ scope: 'categories', targets: [category.id], value: 10, state: 'planned' })
    const planned = [offer?.starts_at, offer?.ends_at].map((moment) => asTyped(new Date(moment ?? 0)))
    expect(planned).toEqual([`${friday}T00:00`, `${saturday}T23:59`])
  },
)
