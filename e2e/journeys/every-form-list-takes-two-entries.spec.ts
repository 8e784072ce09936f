import { type Locator, mergeTests, type Page } from '@playwright/test'
import { overviewMessages } from '../../apps/dashboard/src/resources/overview/overview.messages.ts'
import { once } from '../once.ts'
import { test as deskTest, expect, nextSku } from '../pages/catalog-desk.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { test as inOwnShop } from '../pages/own-shop-test.ts'

/** The walk saves every form as it fills it in: plans and records of the demo, which other journeys use, would change. */
const test = mergeTests(deskTest, inOwnShop)

/** A list of inputs of react-admin. */
const lists = '.RaArrayInput-root'
/** The overview has no such lists; tariffs need ascending days and tiers, and holidays need days, so no sample text is valid. */
const excused = ['', 'delivery', 'electricity']
const addButton = '.RaSimpleFormIterator-add button'

test(
  'every list of every form takes a second entry and shows what is typed',
  once,
  async ({ page, openAsAdmin, dashboard, makeProduct, words }) => {
    test.setTimeout(180_000)
    // Other journeys use the records of the demo.
    const own: Record<string, number> = { products: (await makeProduct()).id }
    await openAsAdmin('/dashboard')
    await expect(dashboard.title(words(overviewMessages).title)).toBeVisible()
    const grown: string[] = []
    for (const resource of (await dashboard.readMenu()).filter((name) => !excused.includes(name)))
      for (const path of await listForms(page, resource, own[resource])) {
        await page.goto(`/dashboard/${path}`)
        const count = await countLists(page)
        if (count === 0) continue
        await test.step(path, async () => {
          await growLists(page, count)
          if (path.endsWith('/create')) await fillRequired(page)
          await dashboard.button(words(copiedWords).save).click()
          await expect(page.getByRole('alert').filter({ hasText: /./ })).toContainText(/Saved|Added|(^|\s)تمت?(\s|$)/)
          await page.waitForURL((url) => !url.pathname.endsWith('/create'))
          await page.reload()
          await expectEntries(page, count)
        })
        grown.push(path)
      }
    expect(grown).toEqual(expect.arrayContaining(['products/create', `products/${own.products}`]))
  },
)

/** Addresses of a resource: its list, the form of a new record and of an existing one; they may not exist. Settings are one form. */
async function listForms(page: Page, resource: string, own?: number): Promise<string[]> {
  const { isOne, first } = await page.evaluate(async (name) => {
    const headers = { authorization: `Bearer ${localStorage.getItem('auth_token')}` }
    const answer = await fetch(`/api/admin/${name}/?page_size=1`, { headers })
    const body = answer.ok ? await answer.json() : {}
    const rows = Array.isArray(body) ? body : body.results
    return { isOne: answer.ok && rows === undefined, first: rows?.[0]?.id ?? null }
  }, resource)
  if (isOne) return [resource]
  const found: unknown = own ?? first
  return [resource, `${resource}/create`, ...(found === null ? [] : [`${resource}/${found}`])]
}

async function countLists(page: Page): Promise<number> {
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
  await expect(page.locator('#main-content')).toContainText(/\S/)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  // A switch may hide lists of a form, such as the colours.
  for (const one of await main.getByRole('switch', { name: /ألوان|colours/ }).all()) await one.check()
  return await main.locator(lists).count()
}

/** Adds two entries to each list and fills all of their fields. */
async function growLists(page: Page, count: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const list = page.locator(lists).nth(index)
    for (let added = 0; added < 2; added += 1) await list.locator(addButton).click()
    await expect(list).toBeVisible()
    await fillEmpty(list, index)
  }
}

const numbers = '[inputmode=numeric], [inputmode=decimal]'
const textsIn = (within: Locator) => within.getByRole('textbox').and(within.page().locator(`:not(${numbers})`))
const typedText = (list: number, field: number) => `typed ${list} ${field}`

async function fillEmpty(within: Locator, list: number): Promise<void> {
  for (const color of await within.locator('input[type=color]').all())
    await color.fill(`#0${list}${Math.floor(Math.random() * 8999 + 1000)}`)
  for (const number of await within.locator(numbers).all())
    if ((await number.inputValue()) === '' && (await isMarked(number))) await number.fill('7')
  for (const day of await within.locator('input[type=date]').all())
    if ((await day.inputValue()) === '') await day.fill('2026-06-01')
  for (const [field, text] of (await textsIn(within).all()).entries())
    if ((await text.inputValue()) === '') await text.fill(typedText(list, field))
}

/** Whether a field is required: its label has a star. */
function isMarked(field: Locator): Promise<boolean> {
  return field.evaluate((input) =>
    input instanceof HTMLInputElement ? (input.labels?.[0]?.textContent ?? '').includes('*') : false,
  )
}

async function fillRequired(page: Page): Promise<void> {
  for (const choice of await page.getByRole('main').getByRole('combobox').all()) {
    await choice.click()
    await page.getByRole('option').nth(1).or(page.getByRole('option').first()).first().click()
  }
  for (const text of await textsIn(page.getByRole('main')).all())
    if ((await text.inputValue()) === '') await text.fill(nextSku())
}

async function expectEntries(page: Page, count: number): Promise<void> {
  await expect(page.locator(lists)).toHaveCount(count)
  for (let index = 0; index < count; index += 1) {
    const list = page.locator(lists).nth(index)
    await expect(list.getByRole('listitem').nth(1)).toBeVisible()
    const texts = await Promise.all((await list.getByRole('textbox').all()).map((text) => text.inputValue()))
    expect(texts.filter((text) => text.startsWith(`typed ${index} `)).length).toBeGreaterThan(1)
  }
}
