import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkPage } from '../../test/check-page.ts'
import { openDashboard, openShop } from '../../test/open-dashboard.tsx'
import { createBanner, createProduct, drawPicture } from '../../test/records.ts'
import { staffApi } from '../data/api.ts'

const forms = [
  'products/create',
  'categories/create',
  'search/synonyms/create',
  'search/pins/create',
  'search/redirects/create',
  'banners/create',
  'contact-info',
  'settings',
]

beforeAll(openShop)

describe.each([
  ['ar', 360, 740],
  ['en', 1440, 900],
] as const)('in %s, in a window that is %i wide', (language, width, height) => {
  beforeEach(() => page.viewport(width, height))

  it.each(forms)('the form %s fits its window and is accessible', async (path) => {
    const main = await openDashboard(path, language)
    await expect.element(main.getByRole('button').first()).toBeVisible()
    await checkPage()
  })
})

it.each(['products', 'categories', 'banners', 'videos', 'search/pins', 'search/redirects'])(
  'an empty list of %s offers to create the first',
  async (list) => {
    const main = await openDashboard(list, 'ar')
    const create = () => document.querySelector(`a[href$="/dashboard/${list}/create"]`)
    await expect.poll(create).not.toBeNull()
    await userEvent.click(create() ?? document.body)
    await expect.element(main.getByRole('textbox').first()).toBeVisible()
  },
)

type Made = { id: number; version: number }
type NewRecord = {
  path: string
  typed: Record<string, string>
  change: [label: string, text: string]
  list: () => Promise<{ results: Made[] }>
  made: object
}

const none = { en: '', ar: '' }
const newRecords: NewRecord[] = [
  {
    path: 'categories',
    typed: { Key: 'kettles', 'Name (English)': 'Kettles', 'Name (Arabic)': 'غلايات' },
    change: ['Name (English)', 'All kettles'],
    list: () => staffApi.categories.listCategories({ query: {} }),
    made: { key: 'kettles', description: none, is_active: true, image: null, cat_image: null, wall_image: null },
  },
  {
    path: 'product-types',
    typed: { Key: 'kettle', 'Name (English)': 'Kettle', 'Name (Arabic)': 'غلاية' },
    change: ['Place', '7'],
    list: () => staffApi.productTypes.listProductTypes({ query: {} }),
    made: { key: 'kettle', category: null, minutes_a_day: null, clearance_mm: { side: 0, back: 0, top: 0 } },
  },
  {
    path: 'search/redirects',
    typed: { Searches: 'summer offers', Page: '/offers' },
    change: ['Page', '/products'],
    list: () => staffApi.redirects.listRedirects({ query: {} }),
    made: { queries: ['summer offers'] },
  },
  {
    path: 'videos',
    typed: { 'Title (English)': 'Tea', 'Title (Arabic)': 'شاي', 'YouTube link': 'https://youtu.be/dQw4w9WgXcQ' },
    change: ['Title (English)', 'Good tea'],
    list: () => staffApi.videos.listVideos({ query: {} }),
    made: { description: none, kind: 'video', order: 10, duration: null, views: null, published_at: null },
  },
]

it.each(newRecords)('a record of $path with nothing but what it needs is made, and changed', async (record) => {
  const { path, typed, change, list, made } = record
  const fill = async (label: string, text: string) => {
    const main = page.getByRole('main')
    const name = new RegExp(`^${RegExp.escape(label)}`)
    await main.getByRole('textbox', { name }).or(main.getByRole('combobox', { name })).fill(text)
  }
  // A page that opened meanwhile would be left for the list.
  const save = async () => {
    await page.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => location.pathname).toBe(`/dashboard/${path}`)
  }
  const main = await openDashboard(`${path}/create`, 'en')
  for (const [label, text] of Object.entries(typed)) await fill(label, text)
  if (path === 'videos') await uploadPicture()
  await save()
  const { results } = await list()
  expect(results).toMatchObject([{ ...made, version: 1 }])
  const [{ id } = { id: 0 }] = results
  await openDashboard(`${path}/${id}`, 'en')
  await expect.element(main.getByRole('textbox').first()).toBeVisible()
  await fill(...change)
  await save()
  expect((await list()).results).toMatchObject([{ ...made, version: 2 }])
})

it('W-03: a product with colours, a category and a banner fit a phone and are accessible', async () => {
  await openShop()
  await page.viewport(360, 740)
  const colors = ['#ffffff', '#aa0000'].map((hex) => ({
    hex,
    name: { en: hex, ar: hex },
    price: 900,
    stock: 5,
    pictures: [],
  }))
  const product = await createProduct(900, { plain: null, colors })
  const banner = await createBanner()
  for (const path of [`products/${product.id}`, `categories/${product.category}`, `banners/${banner.id}`]) {
    const main = await openDashboard(path, 'ar')
    await expect.element(main.getByRole('button', { name: 'حفظ', exact: true })).toBeVisible()
    await checkPage()
  }
})

async function uploadPicture(): Promise<void> {
  const file = await drawPicture()
  await userEvent.upload(page.elementLocator(document.querySelector('input[type=file]') ?? document.body), file)
  await expect.element(page.getByRole('img', { name: 'Poster' })).toBeVisible()
}
