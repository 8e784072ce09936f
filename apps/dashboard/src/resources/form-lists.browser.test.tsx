import { beforeAll, beforeEach, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { isLongRun } from '../../test/in-turns.ts'
import { openDashboard, openShop, signIn } from '../../test/open-dashboard.tsx'
import { createProduct } from '../../test/records.ts'
import { wordsIn } from '../../test/words.ts'
import { staffApi } from '../data/api.ts'
import { productsMessages } from './products/products.messages.ts'
import { resources } from './resources.ts'

const { category: categoryLabel, hasColors } = wordsIn('en')(productsMessages)

/**
 * The forms of new records, two forms of settings, and those of the records that `makeRecords` makes: of a product in the long run alone, because its lists are
 * those of a new one. Tariffs and holidays need ascending days: no sample text is valid.
 */
const forms = [
  ...resources.filter(({ form, create }) => form ?? create).map(({ name }) => `${name}/create`),
  ...['contact-info', 'settings', 'facts/1', ...(isLongRun ? ['products/1'] : [])],
]
/** How many lists a form has; the others have none. A product has those of its texts, and its colours, which a switch shows. */
const countOf: Readonly<Record<string, number>> = { 'products/create': 4, 'products/1': 4, 'facts/1': 1, settings: 1 }

beforeAll(async () => {
  await openShop()
  await makeRecords()
})
beforeEach(() => page.viewport(1280, 900))

async function makeRecords(): Promise<void> {
  const { category } = await createProduct(900)
  const body = { key: 'lid', name: { en: 'Lid', ar: 'غطاء' }, kind: 'choice', group: 'build' } as const
  const choices = ['glass', 'steel'].map((key) => ({ key, name: { en: key, ar: key } }))
  const rest = { unit: null, better: null, min: null, max: null, shown_in: [], types: [], place: null }
  await staffApi.facts.createFact({ body: { ...body, ...rest, choices, categories: [category] } })
}

it.each(forms)('each list of the form %s takes two more entries, and shows what is typed', async (path) => {
  const main = await openForm(path)
  const count = countOf[path] ?? 0
  expect(findLists()).toHaveLength(count)
  if (count === 0) return
  for (const [place, list] of findLists().entries()) {
    // The last button adds an entry.
    for (const _ of [1, 2]) await locate([...list.querySelectorAll('button')].at(-1) ?? list).click()
    await fillEmpty(list, `typed-${place}`)
  }
  if (path === 'products/create') await fillNewProduct(main)
  await userEvent.click(main.getByRole('button', { name: 'Save', exact: true }))
  await expect.element(page.getByText(/^(Saved|Added)$/)).toBeVisible()
  await expect.poll(() => location.pathname).not.toMatch(/create$/)
  const saved = path === 'products/create' ? location.pathname.replace('/dashboard/', '') : path
  // A new login forgets what the dashboard has loaded.
  await signIn('admin')
  await openForm(saved)
  await expect.poll(findLists).toHaveLength(count)
  for (const [place, list] of findLists().entries()) {
    const typed = () => textsIn(list).filter(({ value }) => value.startsWith(`typed-${place}-`))
    await expect.poll(() => new Set(typed().map((field) => field.closest('li'))).size).toBeGreaterThan(1)
  }
})

/** Opens a form, with the colours of a product. */
async function openForm(path: string): Promise<Locator> {
  const main = await openDashboard(path, 'en')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent()
  await expect.element(page.getByRole('progressbar')).not.toBeInTheDocument()
  await expect.element(main.getByRole('textbox').first()).toBeVisible()
  if (!path.startsWith('products/')) return main
  const choice = main.getByRole('switch', { name: hasColors })
  await expect.element(choice).toBeVisible()
  if (choice.element().matches(':not(:checked)')) await userEvent.click(choice)
  return main
}

const findLists = () => [...document.querySelectorAll('.RaArrayInput-root')]
const fieldsIn = (within: Element) => [...within.querySelectorAll('input')]
const textsIn = (within: Element) =>
  fieldsIn(within).filter(({ type, inputMode, role }) => type === 'text' && inputMode === '' && role !== 'combobox')

let marks = 0
/** Finds an element again by a mark. To work out what names it among so many fields takes longer than to fill it. */
function locate(element: Element): Locator {
  marks += 1
  element.setAttribute('data-testid', `mark-${marks}`)
  return page.getByTestId(`mark-${marks}`)
}

/** Fills the empty fields of a list: numbers where they are needed, all days and all texts. */
async function fillEmpty(list: Element, text: string): Promise<void> {
  const colors = fieldsIn(list).filter(({ type }) => type === 'color')
  for (const [place, color] of colors.entries()) await locate(color).fill(`#00000${place}`)
  for (const field of fieldsIn(list).filter(({ value }) => value === '')) {
    const isNeeded = field.labels?.[0]?.textContent?.includes('*')
    if (field.type === 'date') await locate(field).fill('2026-06-01')
    else if (field.inputMode !== '' && isNeeded) await locate(field).fill('7')
  }
  for (const [place, field] of textsIn(list).entries())
    if (field.value === '') await locate(field).fill(`${text}-${place}`)
}

async function fillNewProduct(main: Locator): Promise<void> {
  await userEvent.click(main.getByRole('combobox', { name: new RegExp(`^${categoryLabel}`) }))
  await userEvent.click(page.getByRole('option').last())
  for (const field of textsIn(main.element())) if (field.value === '') await locate(field).fill('NW-NEW')
}
