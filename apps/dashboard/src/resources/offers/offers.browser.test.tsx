import { languages, usualValues } from '@shop/contract'
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { checkPage } from '../../../test/check-page.ts'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createCategory, createProduct } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { valuesMessages } from '../../ui/values/values.messages.ts'
import { offersMessages } from './offers.messages.ts'

beforeAll(openShop)
beforeEach(() => page.viewport(1440, 900))

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

it('the preview of an offer says how many prices it makes, and what is left out', async () => {
  const { category } = await createProduct(1000)
  const away = await staffApi.products.createProduct({
    body: {
      ...usualValues(),
      sku: 'NW-8',
      category,
      name: { en: 'Away', ar: 'بعيد' },
      colors: [],
      pictures: [],
      plain: { price: 2000, stock: 5 },
    },
  })
  const offer = await staffApi.offers.createOffer({
    body: {
      name: { en: 'Weekend', ar: 'نهاية الأسبوع' },
      scope: 'categories',
      targets: [category],
      left_out: [away.id],
      kind: 'percent',
      value: 10,
      starts_at: inHours(24),
      ends_at: inHours(48),
    },
  })
  const main = await openDashboard(`offers/${offer.id}`, 'en')
  await main.getByRole('button', { name: 'Preview the prices' }).click()
  const counted = (text: string) => main.getByRole('listitem').filter({ hasText: text })
  await expect.element(counted('1 price: Nothing struck through')).toBeVisible()
  await expect.element(counted('1 price: Products left out')).toBeVisible()
  await expect.poll(() => main.getByRole('listitem').elements().length).toBe(2)
  await expect.element(main.getByText(/The first/)).not.toBeInTheDocument()
  await expect.element(main.getByRole('row', { name: /NW-7.*1,000.*900/ })).toBeVisible()
  await checkPage()

  // Prices of other terms are not shown beside what is typed; a name changes none.
  const row = main.getByRole('row', { name: /NW-7/ })
  await main.getByRole('textbox', { name: /^Name \(English/ }).fill('Long weekend')
  await expect.element(row).toBeVisible()
  await main.getByRole('textbox', { name: /^Percent or pounds/ }).fill('20')
  await expect.element(row).not.toBeInTheDocument()
  await main.getByRole('button', { name: 'Preview the prices' }).click()
  await expect.element(row).toMatchTextContent(/1,000.*800/)

  // Keys scroll the prices in a narrow window.
  await page.viewport(320, 740)
  await openDashboard(`offers/${offer.id}`, 'en')
  await main.getByRole('button', { name: 'Preview the prices' }).click()
  const scroller = () => main.getByRole('table').element().parentElement ?? document.body
  await expect.poll(() => scroller().scrollWidth - scroller().clientWidth).toBeGreaterThan(0)
  await checkPage()
})

it('a preview that is refused names the fields and what is wrong with them', async () => {
  const main = await openDashboard('offers/create', 'en')
  await main.getByRole('textbox', { name: /^Percent or pounds/ }).fill('15')
  await main.getByRole('button', { name: 'Preview the prices' }).click()
  const alert = main.getByRole('alert')
  for (const field of ['From', 'Until'])
    await expect.element(alert.getByText(new RegExp(`^${field}: .+`))).toBeVisible()
})

it('a preview of more prices than its table has says so', async () => {
  const { id: category } = await createCategory({ en: 'Covers', ar: 'أغطية' })
  const colors = Array.from({ length: 50 }, (_, index) => ({
    hex: `#1111${String(index + 10)}`,
    name: { en: `Colour ${index}`, ar: `لون ${index}` },
    price: 100,
    stock: 1,
    pictures: [],
  }))
  for (const sku of ['NW-A', 'NW-B', 'NW-C', 'NW-D', 'NW-E'])
    await staffApi.products.createProduct({
      body: {
        ...usualValues(),
        sku,
        category,
        name: { en: 'Cover', ar: 'غطاء' },
        colors,
        pictures: [],
        plain: null,
      },
    })
  const offer = await staffApi.offers.createOffer({
    body: {
      name: { en: 'Covers', ar: 'الأغطية' },
      scope: 'categories',
      targets: [category],
      kind: 'percent',
      value: 10,
      starts_at: inHours(24),
      ends_at: inHours(48),
    },
  })
  for (const [language, preview, text] of [
    ['en', 'Preview the prices', 'The first 200 of 250 prices:'],
    ['ar', 'معاينة الأسعار', 'أول 200 من 250 من الأسعار:'],
  ] as const) {
    const main = await openDashboard(`offers/${offer.id}`, language)
    await main.getByRole('button', { name: preview }).click()
    await expect.element(main.getByText(text)).toBeVisible()
    expect(main.getByRole('row').elements()).toHaveLength(201)
  }
})

it('products that are selected in their list are put on offer', async () => {
  const list = await openDashboard('products', 'en')
  await list.getByRole('checkbox', { name: 'Select NW-7' }).click()
  await list.getByRole('checkbox', { name: 'Select NW-8' }).click()
  await list.getByRole('button', { name: 'Put these on offer' }).click()
  const main = page.getByRole('main')
  await expect.element(main.getByRole('combobox', { name: 'What is on offer' })).toHaveTextContent('Chosen products')
  await expect.element(main.getByRole('button', { name: 'NW-7 Kettle' })).toBeVisible()
  await expect.element(main.getByRole('button', { name: 'NW-8 Away' })).toBeVisible()
})

it('an offer over a specification is planned with a range of it, or with one of its values', async () => {
  const category = await createCategory({ en: 'Kettles', ar: 'غلايات' })
  const fact = { types: [], categories: [category.id], shown_in: [], group: 'capacity' as const }
  const capacity = { en: 'Capacity', ar: 'السعة' }
  const autoOff = { en: 'Auto off', ar: 'إيقاف تلقائي' }
  await staffApi.facts.createFact({ body: { ...fact, key: 'capacity_l', name: capacity, kind: 'number', unit: 'L' } })
  await staffApi.facts.createFact({ body: { ...fact, key: 'auto_off', name: autoOff, kind: 'flag' } })
  const main = await openDashboard('offers/create', 'en')
  const combobox = (label: string) => main.getByRole('combobox', { name: new RegExp(`^${label}`) })
  const choose = async (label: string, option: string) => {
    await combobox(label).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await choose('What is on offer', 'A specification')
  await choose('Specification', 'Auto off')
  await choose('Value', 'Yes')
  await checkPage()
  // Yes is no capacity.
  await choose('Specification', 'Capacity')
  await expect.element(combobox('Value')).not.toBeInTheDocument()
  const fill = (label: string, text: string) => main.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text)
  await fill('Name \\(English', 'Large ones')
  await fill('Name \\(Arabic', 'الكبيرة')
  await fill('Percent or pounds', '10')
  await fill('From', inCairo(24))
  await fill('Until', inCairo(48))
  await main.getByRole('button', { name: 'Save' }).click()
  await expect.element(main.getByText('Type at least one of the two')).toBeVisible()
  await fill('At least', '٥')
  await checkPage()
  await main.getByRole('button', { name: 'Save' }).click()
  await expect.element(main.getByRole('row', { name: /Large ones.*A specification/ })).toBeVisible()
  const { results } = await staffApi.offers.listOffers({ query: { q: 'large' } })
  expect(results).toMatchObject([
    { scope: 'facts', targets: [], fact: { key: 'capacity_l', value: null, min: 5, max: null } },
  ])
})

const refusals = {
  en: {
    value: 'Percent or pounds',
    save: 'Save',
    refused:
      'The offer is not below the lowest price of the 30 days before it (number of products: 1). Leave them out, or lower the offer.',
  },
  ar: {
    value: 'النسبة أو المبلغ',
    save: 'حفظ',
    refused: 'العرض ليس أقل من أقل سعر في الـ30 يومًا التي تسبقه (عدد المنتجات: 1). استبعدها أو خفّض سعر العرض.',
  },
}

it.each(languages)(
  'in %s an offer that would strike a price through above the lowest of 30 days is refused in the words of the server',
  async (language) => {
    const t = refusals[language]
    const { id: category } = await createCategory({ en: `Pans-${language}`, ar: `طاسات-${language}` })
    const product = await staffApi.products.createProduct({
      body: {
        ...usualValues(),
        sku: `NW-P-${language}`,
        category,
        name: { en: 'Pan', ar: 'طاسة' },
        colors: [],
        pictures: [],
        plain: { price: 800, stock: 5 },
      },
    })
    // The 30 days before the offer begin now, at 800. Then the price goes up.
    const offer = await staffApi.offers.createOffer({
      body: {
        name: { en: 'Pans', ar: 'الطاسات' },
        scope: 'products',
        targets: [product.id],
        kind: 'percent',
        value: 50,
        starts_at: inHours(30 * 24),
        ends_at: inHours(31 * 24),
      },
    })
    const change = { price: { unit: 'percent', by: 25 } } as const
    await staffApi.products.bulkEditProducts({ body: { products: [{ id: product.id }], change, is_preview: false } })

    const main = await openDashboard(`offers/${offer.id}`, language)
    const value = main.getByRole('textbox', { name: new RegExp(`^${t.value}`) })
    await value.fill('10')
    await main.getByRole('button', { name: t.save }).click()
    await expect.element(page.getByText(t.refused)).toBeVisible()
    await expect.element(value).toHaveValue('10')
    const { results } = await staffApi.offers.listOffers({ query: { q: 'Pans' } })
    expect(results.find(({ id }) => id === offer.id)).toMatchObject({ value: 50 })
  },
)

it.each(languages)(
  'in %s staff put a category on offer from Friday to Saturday in at most 6 clicks from the list of offers',
  async (language) => {
    const t = wordsIn(language)(offersMessages)
    const { in_en: inEnglish, in_ar: inArabic } = wordsIn(language)(valuesMessages)
    const category = await createCategory({ en: `Shelf-${language}`, ar: `رف-${language}` })
    const sku = `NW-F-${language}`
    await createProduct(6153, { sku, category: category.id })
    const name = { en: `Friday-${language}`, ar: `الجمعة-${language}` }
    const { friday, saturday } = nextWeekend()
    const main = await openDashboard('offers', language)
    const create = () => document.querySelector<HTMLElement>('a[href$="/dashboard/offers/create"]')
    await expect.poll(create).not.toBeNull()
    const clicks = countClicks()
    await page.elementLocator(create() ?? document.body).click()
    const fill = (label: string, text: string, exact = false) =>
      main.getByRole('textbox', { name: label, exact }).fill(text)
    await fill(inEnglish({ field: t.name }), name.en)
    await fill(inArabic({ field: t.name }), name.ar)
    await main.getByRole('combobox', { name: t.targets }).fill(category.name[language])
    await page.getByRole('option', { name: category.name[language] }).click()
    await fill(t.value, '10')
    await fill(t.starts_at, `${friday}T00:00`, true)
    await fill(t.ends_at, `${saturday}T23:59`, true)
    await main.getByRole('button', { name: t.preview }).click()
    await expect.element(main.getByRole('row', { name: sku, exact: false })).toMatchTextContent(/6,153.*5,529/)
    await main.getByRole('button', { name: refusals[language].save }).click()
    await expect.element(main.getByRole('row', { name: name[language], exact: false })).toMatchTextContent(t.planned)
    expect(clicks()).toBeLessThanOrEqual(6)
    const { results } = await staffApi.offers.listOffers({ query: { q: name.en } })
    expect(results).toMatchObject([{ scope: 'categories', targets: [category.id], value: 10, state: 'planned' }])
    const planned = results.flatMap(({ starts_at, ends_at }) => [starts_at, ends_at])
    expect(planned.map((moment) => toTyped(new Date(moment)))).toEqual([`${friday}T00:00`, `${saturday}T23:59`])
  },
)

/** Counts presses of mouse or finger from now on. */
function countClicks(): () => number {
  let clicks = 0
  const count = () => {
    clicks += 1
  }
  document.addEventListener('pointerdown', count, true)
  onTestFinished(() => document.removeEventListener('pointerdown', count, true))
  return () => clicks
}

/** The day of the next Friday after today, as in `2026-11-27`, and the day after it. */
function nextWeekend() {
  const days = Array.from({ length: 8 }, (_, place) => new Date(inHours((place + 1) * 24)))
  const isFriday = (day: Date) => day.toLocaleDateString('en', { timeZone: 'Africa/Cairo', weekday: 'short' }) === 'Fri'
  const place = days.findIndex(isFriday)
  const [friday = '', saturday = ''] = days.slice(place, place + 2).map((day) => toTyped(day).slice(0, 10))
  return { friday, saturday }
}

const inCairo = (hours: number) => toTyped(new Date(inHours(hours)))

/** A moment as a date-and-time input of the dashboard has it. */
function toTyped(moment: Date): string {
  return moment.toLocaleString('sv-SE', { timeZone: 'Africa/Cairo' }).slice(0, 16).replace(' ', 'T')
}
